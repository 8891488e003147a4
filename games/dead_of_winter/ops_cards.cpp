// Operations of a card on item cards: drawn, found, lost, stolen, thrown away. [DW-XRD.2] [DW-XRD.6]
#include "games/dead_of_winter/ops_run.h"

namespace snowbound::dead_of_winter {
namespace {

struct OnCards : Running {
    // Whoever is out by now gets none. [DW-VAR.5]
    bool run() const
    {
        const bool gains = op.code == Code::Draw || op.code == Code::TakeUntil || op.code == Code::TakeRemoved ||
                           op.code == Code::TakePicked;
        if (gains && p.out) return true;
        switch (op.code) {
            case Code::Draw:
                for (int n = 0; n < op.n; ++n) {
                    if (const auto item = draw(s, place_of(), rng)) get(*item);
                }
                return true;
            case Code::TakeUntil: return take_until(), true;
            case Code::TakeRemoved: return take_removed(), true;
            case Code::WasteRemoved: return waste_removed(), true;
            case Code::PurgeDeck: return purge(), true;
            case Code::LoseRandom:
                for (int n = 0; n < op.n && !p.hand.empty(); ++n) {
                    const std::size_t i = rng.below(static_cast<std::uint32_t>(p.hand.size()));
                    const Item item = p.hand[i];
                    drop(s, x.seat, item);
                    to_removed(s, item, log);
                }
                return s.course.seal(), true;
            case Code::TakePicked: return take_picked(), true;
            case Code::Use: return throw_away(), true;
            default: return false;
        }
    }
    void get(Item item) const
    {
        take_into_hand(s, x.seat, item);
        log.say(rule("DW-XRD.2"), To::only(x.seat), Kept{x.seat, item});
        log.say(rule("DW-XRD.2"), To::all(), CardsKept{x.seat, 1});
    }
    void take_until() const
    {
        const Location place = place_of();
        Deck& deck = s.decks[index(place)];
        int left = op.n;
        for (std::size_t i = deck.size(); i > 0 && left > 0; --i) {
            const Item item = deck[i - 1];
            if (op.card_fits && !op.card_fits(item)) continue;
            deck.erase_at(i - 1);
            get(item);
            --left;
        }
        shuffle_deck(s, place, rng);
    }
    void take_removed() const
    {
        int left = op.n;
        for (std::size_t i = s.removed.size(); i > 0 && left > 0; --i) {
            const Item item = s.removed[i - 1];
            if (op.card_fits && !op.card_fits(item)) continue;
            s.removed.erase_at(i - 1);
            take_openly(s, x.seat, item);
            log.say(rule("DW-XRD.2"), To::all(), Kept{x.seat, item});
            --left;
        }
    }
    void waste_removed() const
    {
        int left = op.n == 0 ? static_cast<int>(kItemCards) : op.n;
        for (std::size_t i = s.removed.size(); i > 0 && left > 0; --i) {
            const Item item = s.removed[i - 1];
            if (op.card_fits && !op.card_fits(item)) continue;
            s.removed.erase_at(i - 1);
            s.waste.push_back(item);
            log.say(rule("DW-XRD.2"), To::all(), CardWasted{item});
            --left;
        }
    }
    void purge() const
    {
        const Location place = place_of();
        Deck& deck = s.decks[index(place)];
        for (std::size_t i = deck.size(); i > 0; --i) {
            const Item item = deck[i - 1];
            if (op.card_fits && !op.card_fits(item)) continue;
            deck.erase_at(i - 1);
            to_removed(s, item, log);
        }
        shuffle_deck(s, place, rng);
    }
    void take_picked() const
    {
        if (!x.item || x.other == kNobody || !player(s, x.other).hand.erase_one(*x.item)) return;
        take_into_hand(s, x.seat, *x.item);
        know_stolen(s, x.seat, x.other, *x.item);
        if (op.n > 0) p.locked = x.item;
        log.say(rule("DW-XRD.2"), To::all(), CardStolen{x.seat, x.other});
        log.say(rule("DW-XRD.2"), To::only(x.seat), StolenCard{x.seat, x.other, *x.item});
        log.say(rule("DW-XRD.2"), To::only(x.other), StolenCard{x.seat, x.other, *x.item});
        x.item.reset();
    }
    void throw_away() const
    {
        if (!x.item) return;
        if (const auto who = bearer(s, *x.item)) {
            figure(s, *who).equipment.remove(*x.item);
        } else if (!drop(s, x.seat, *x.item)) {
            return;
        }
        log.say(rule("DW-XRD.2"), To::all(), CardWasted{*x.item});
        to_waste(s, x.seat, *x.item, log);
    }
};

}  // namespace

bool run_on_cards(const Running& running) { return OnCards{running}.run(); }

}  // namespace snowbound::dead_of_winter
