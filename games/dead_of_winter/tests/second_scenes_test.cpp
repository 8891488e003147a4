// What triggers each crossroads card, which options can be met and whom they may be about: the printed table once more,
// card by card, against the eighty cards of the game. [DW-XRD.7] [DW-XRD.10] [DW-D34]
#include "games/dead_of_winter/tests/second_cards.h"
#include "games/dead_of_winter/tests/second_turns.h"

namespace snowbound::dead_of_winter::tests {
namespace {

struct Stage : second_menu::Table {
    bool free(Survivor who) const { return lives(who) && !s.players[index(of(who).controller)].exiled; }
    bool led(Survivor who) const { return p.group.has(who); }
    bool led_free(Survivor who) const { return led(who) && free(who); }
    bool waits(Survivor who) const { return of(who).is == FigureIs::Deck; }
    bool human(Survivor who) const { return who != Sparky; }
    int company(L place) const
    {
        int n = 0;
        for (std::size_t i = 0; i < kSurvivors; ++i) n += lives(survivor_at(i)) && s.figures[i].at == place;
        return n;
    }
    template <class F>
    bool any_own(F&& fits) const  // one of mine in play
    {
        for (std::size_t i = 0; i < kSurvivors; ++i) {
            if (mine(survivor_at(i)) && fits(survivor_at(i), s.figures[i].at)) return true;
        }
        return false;
    }
    template <class F>
    bool any_beside(Survivor who, F&& fits) const  // somebody else at the same place
    {
        for (std::size_t i = 0; i < kSurvivors; ++i) {
            const Survivor other = survivor_at(i);
            if (other != who && lives(other) && of(other).at == of(who).at && fits(other)) return true;
        }
        return false;
    }
    template <class F>
    bool any_other_seat(F&& fits) const
    {
        for (std::size_t i = 0; i < s.seats; ++i) {
            if (seat_at(i) != me && fits(s.players[i], seat_at(i))) return true;
        }
        return false;
    }
    bool home() const
    {
        return any_own([](Survivor, L place) { return place == L::Colony; });
    }
    bool outside() const
    {
        return any_own([](Survivor, L place) { return place != L::Colony; });
    }
    bool any_deck() const
    {
        return std::any_of(s.decks.begin(), s.decks.end(), [](const Deck& deck) { return !deck.empty(); });
    }
    bool receives(const Player& other, bool from_colony) const  // a survivor of mine: who has fewer
    {
        return !other.out && other.group.size() < p.group.size() && !(other.exiled && from_colony);
    }
    bool mugged(Survivor who) const
    {
        return !p.exiled && any_beside(who, [&](Survivor other) { return !free(other); });
    }
    bool preaches(Survivor who) const
    {
        return p.exiled && any_beside(who, [&](Survivor other) { return free(other); });
    }
    bool quarrels(Survivor who, L place) const
    {
        const auto partner = [&](Survivor other) { return mine(other) && human(other) && other > who; };
        return place != L::Colony && human(who) && any_beside(who, partner);
    }
    bool spies(Survivor who, L place) const
    {
        if (place == L::Colony && s.helpless > 0) return false;
        return company(place) == 2 && any_beside(who, [&](Survivor other) { return !mine(other); });
    }
    bool accused(const Player& other, Seat seat) const
    {
        bool there = false;
        for (std::size_t i = 0; i < kSurvivors; ++i) {
            there |= lives(survivor_at(i)) && s.figures[i].controller == seat && s.figures[i].at == L::Colony;
        }
        return !other.exiled && there;
    }
};

bool wakes(const Stage& t, X card, const Doing& doing)
{
    const State& s = t.s;
    const Survivor who = doing.who;
    switch (card) {
        case X::CarCrash: return doing.fuel && t.free(who);
        case X::WaveringLoyalties: return t.any_other_seat([&](auto& p, Seat) { return t.receives(p, false); });
        case X::Horde: return !doing.fuel;
        case X::Maude: return !t.p.exiled && t.any_own([](Survivor, L at) { return at == L::GroceryStore; });
        case X::BrianLee: return t.led(BrianLee) && t.of(BrianLee).at == L::Colony;
        case X::LoversQuarrel: return t.any_own([&](Survivor x, L at) { return t.quarrels(x, at); });
        case X::Mugging: return t.any_own([&](Survivor x, L) { return t.mugged(x); });
        case X::Hunger: return doing.helpless && facts(who).gender == Gender::Man;
        case X::TaliaJones: return t.led(TaliaJones);
        case X::BevRussell: return t.led(BevRussell);
        case X::Sparky: return t.led_free(Sparky);
        case X::MariaLopez: return t.led_free(MariaLopez);
        case X::ArthurThurston: return t.led_free(ArthurThurston);
        case X::AlexisGrey: return t.led_free(AlexisGrey);
        case X::JamesMeyers: return t.led_free(JamesMeyers);
        case X::AshleyRoss: return t.led_free(AshleyRoss);
        case X::EdwardWhite: return t.led_free(EdwardWhite);
        case X::AndrewEvans: return t.led_free(AndrewEvans);
        case X::AnnaleighChan: return t.led_free(AnnaleighChan);
        case X::DavidGarcia: return t.led_free(DavidGarcia);
        case X::JanetTaylor: return t.led_free(JanetTaylor);
        case X::CarlaThompson: return t.led_free(CarlaThompson);
        case X::LorettaClay: return t.led_free(LorettaClay);
        case X::GreyBeard: return t.waits(GrayBeard);
        case X::SophieRobinson: return t.waits(SophieRobinson);
        case X::Helpless:
        case X::Christmas:
        case X::CreatureComforts:
        case X::RadioSignal:
        case X::ToxicWaste:
        case X::SupplyDrop:
        case X::Army:
        case X::Gambling:
        case X::Lighthouse:
        case X::Flier: return t.home();
        case X::Outbreak:
        case X::Abandoned:
        case X::OldDivisions: return t.home() && s.helpless > 0;
        case X::OliviaBrown: return t.lives(OliviaBrown);
        case X::ForestPlum: return t.lives(ForestPlum);
        case X::ThomasHeart: return t.lives(ThomasHeart);
        case X::RodMiller: return t.lives(RodMiller);
        case X::Airplane: return t.lives(SophieRobinson);
        case X::Dynamite: return t.lives(EdwardWhite) && t.lives(JohnPrice);
        case X::BrandonKane: return t.free(BrandonKane);
        case X::HarmanBrooks: return t.free(HarmanBrooks);
        case X::DanielSmith: return t.led(DanielSmith) && s.helpless > 0;
        case X::LittleSurvivors:
            return t.free(who) && t.company(doing.place) == 1 && !(doing.place == L::Colony && s.helpless > 0);
        case X::Prophet: return t.any_own([&](Survivor x, L) { return t.preaches(x); });
        case X::WoundedSurvivor:
        case X::Music:
        case X::Horse:
        case X::Sacrament:
        case X::FuelTanker: return t.free(who);
        case X::CollapsingBarriers: {
            int barricades = 0;
            for (std::size_t i = 0; i < kColonyGates; ++i) barricades += s.gates[i].barricades;
            return t.home() && barricades > 0 && t.zombies(L::Colony) > 0;
        }
        case X::TheDeputy: return !t.p.exiled && t.outside();
        case X::SewerPassage: return t.any_own([](Survivor, L at) { return at == L::Library; });
        case X::BitterColdNight: return doing.frostbitten && t.lives(who) && t.company(t.of(who).at) > 1;
        case X::Outsiders:
            return t.home() && t.room(L::Colony) >= 2 * s.seats && s.survivor_deck.size() >= std::size_t{s.seats};
        case X::Riot: return t.home() && s.helpless > t.company(L::Colony);
        case X::TheSunshineState: return t.home() && s.helpless >= 2;
        case X::MissingChild: return s.helpless > 0;
        case X::MikeCho:
            return t.waits(MikeCho) && t.any_own([&](Survivor, L at) { return at != L::Colony && t.zombies(at) > 0; });
        case X::JohnPrice: return doing.place == L::School && t.waits(JohnPrice);
        case X::HeadsUp: return doing.place == L::PoliceStation;
        case X::Sleep: return t.any_own([&](Survivor x, L) { return t.tokens(x) >= 2; });
        case X::BuddyDavis: return t.led(BuddyDavis) && t.of(BuddyDavis).started_in_colony;
        case X::GabrielDiaz: return t.waits(GabrielDiaz) && !t.p.exiled && t.outside();
        case X::CrazedSurvivor: return t.outside();
        case X::BookOfTheDead: return doing.place == L::Library && t.free(who);
        case X::Rascals: return doing.place == L::Hospital;
        case X::Voyeur: return t.any_own([&](Survivor x, L at) { return t.spies(x, at); });
        case X::TheArcticKing: return doing.place == L::GasStation;
        case X::JennyClark: return who == JennyClark && t.free(who);
        case X::Hunted: return doing.wounded;
        default: return true;  // Addiction, Spoiled, Thin Ice, No Ammo, Welcome Home: what was done is enough
    }
}

bool can_be_met(const Stage& t, X card, int option, const Script& x)
{
    const State& s = t.s;
    const bool first = option == 0;
    switch (card) {
        case X::WaveringLoyalties:
            for (const Survivor who : t.p.group) {
                const bool home = t.of(who).at == L::Colony;
                if (!first || t.any_other_seat([&](auto& p, Seat) { return t.receives(p, home); })) return true;
            }
            return false;
        case X::MariaLopez: return !first || s.food >= 3;
        case X::Christmas: return !first || s.food >= 5;
        case X::LorettaClay: return first || s.food >= 1;
        case X::Helpless: return !first || s.helpless > 0;
        case X::TaliaJones:
        case X::Flier: return !first || t.any_deck();
        case X::SophieRobinson: return first || t.any_deck();
        case X::GreyBeard: return !first || !t.p.hand.empty();
        case X::GabrielDiaz: return first || !t.p.hand.empty();
        case X::WoundedSurvivor: return !first || !s.survivor_deck.empty();
        case X::NoAmmo: {
            bool worn = false;
            for (std::size_t i = 0; i < kSurvivors; ++i) worn |= t.wears(survivor_at(i), *x.item);
            return !first || worn || (x.place == L::Colony && !s.removed.contains(*x.item));
        }
        case X::DanielSmith: return !first || (t.dice_from(t.p, 1, 6) > 0 && t.room(L::PoliceStation) > 0);
        case X::Lighthouse: return !first || t.dice_from(t.p, 1, 6) > 0;
        case X::AlexisGrey: return !first || (t.lives(AlexisGrey) && t.of(AlexisGrey).at == L::Library);
        case X::BevRussell: return !first || (t.lives(BevRussell) && t.of(BevRussell).at == L::School);
        case X::Army: return option < 2 || (t.lives(ThomasHeart) && t.of(ThomasHeart).at == L::Colony);
        case X::JamesMeyers:
            return first || t.any_other_seat([](auto& p, Seat) { return p.objective && !p.objective_shown; });
        case X::RodMiller: return !first || t.p.group.size() - t.p.group.has(RodMiller) >= 2;
        case X::DavidGarcia: return !first || t.any_other_seat([&](auto& p, Seat seat) { return t.accused(p, seat); });
        case X::Voyeur: return !first || (x.other != kNobody && !s.players[index(x.other)].hand.empty());
        default: return true;
    }
}

// Whom the question of a card may be about. Who is not in play is never asked about.
bool may_be_named(const Stage& t, X card, const Script& x, Survivor who, bool before)
{
    const L place = t.of(who).at;
    switch (card) {
        case X::WaveringLoyalties:
            return t.mine(who) && t.any_other_seat([&](auto& p, Seat) { return t.receives(p, place == L::Colony); });
        case X::Maude: return t.mine(who) && !t.p.exiled && place == L::GroceryStore;
        case X::LoversQuarrel: return t.mine(who) && t.quarrels(who, place);
        case X::Mugging: return before ? t.mine(who) && t.mugged(who) : place == x.place && !t.free(who);
        case X::DanielSmith: return true;
        case X::Prophet: return t.free(who) && t.any_own([&](Survivor, L at) { return at == place; });
        case X::CollapsingBarriers:
        case X::ToxicWaste: return t.free(who) && place == L::Colony;
        case X::SewerPassage: return t.mine(who) && place == L::Library;
        case X::ThomasHeart: return place == x.place;
        case X::RodMiller: return t.mine(who) && who != RodMiller && !x.picked.has(who);
        case X::SupplyDrop:
        case X::Flier: return t.mine(who) && place == L::Colony;
        case X::MikeCho: return t.mine(who) && place != L::Colony && t.zombies(place) > 0;
        case X::CrazedSurvivor: return t.mine(who) && place != L::Colony;
        case X::Voyeur: return t.mine(who) && t.spies(who, place);
        case X::HarmanBrooks: return t.tokens(who) > 0 && !x.picked.has(who);
        default: return t.mine(who);
    }
}

bool may_be_chosen(const Stage& t, X card, const Script& x, Seat seat)
{
    const Player& p = t.s.players[index(seat)];
    switch (card) {
        case X::WaveringLoyalties: return seat != x.seat && t.receives(p, t.of(*x.who).at == L::Colony);
        case X::Mugging:
            for (std::size_t i = 0; i < kSurvivors; ++i) {
                const bool there = t.lives(survivor_at(i)) && t.s.figures[i].at == x.place;
                if (p.exiled && there && t.s.figures[i].controller == seat) return true;
            }
            return false;
        case X::DavidGarcia: return seat != x.seat && t.accused(p, seat);
        default: return seat != x.seat && !p.out;  // Christmas
    }
}

void compare_questions(const Stage& t, X card, const Script& x, Ops ops, bool before)
{
    for (const Op& op : ops) {
        for (std::size_t i = 0; i < kSurvivors && op.who_fits; ++i) {
            const bool partner = card == X::LoversQuarrel && &op != &ops.front();
            if (!t.lives(survivor_at(i)) || partner) continue;
            ASSERT_EQ(op.who_fits(t.s, x, survivor_at(i)), may_be_named(t, card, x, survivor_at(i), before))
                << kCrossroadsNames[index(card)] << " about " << kSurvivorNames[i];
        }
        const bool files = card == X::JamesMeyers;  // what is in hands and files: tests of their own
        for (std::size_t i = 0; i < t.s.seats && op.seat_fits && !files; ++i) {
            ASSERT_EQ(op.seat_fits(t.s, x, seat_at(i)), may_be_chosen(t, card, x, seat_at(i)))
                << kCrossroadsNames[index(card)] << " and seat " << i;
        }
    }
}

void compare_card(const Stage& t, X card, Rng& rng)
{
    const CrossroadsFacts& of_card = facts(card);
    Doing doing;
    doing.who = t.p.group.nth(rng.below(static_cast<std::uint32_t>(t.p.group.size())));
    doing.place = location_at(rng.below(kLocations));
    if (rng.below(2) == 0) doing.place = t.of(doing.who).at;
    doing.fuel = rng.below(2) == 0, doing.helpless = rng.below(2) == 0;
    doing.wounded = rng.below(2) == 0, doing.frostbitten = rng.below(2) == 0;
    const bool wakes_it = !of_card.holds || of_card.holds(t.s, Scene{t.me, doing});
    ASSERT_EQ(wakes_it, wakes(t, card, doing)) << kCrossroadsNames[index(card)];
    Script x;
    x.card = card, x.seat = t.me, x.who = doing.who, x.place = doing.place;
    x.item = I::Pistol1;
    x.other = rng.below(3) == 0 ? kNobody : seat_at(1);
    x.picked = {survivor_at(rng.below(kSurvivors)), survivor_at(rng.below(kSurvivors)), doing.who};
    compare_questions(t, card, x, of_card.before, true);
    for (int i = 0; i < of_card.count; ++i) {
        const auto& option = of_card.options[static_cast<std::size_t>(i)];
        ASSERT_EQ(!option.legal || option.legal(t.s, x), can_be_met(t, card, i, x))
            << kCrossroadsNames[index(card)] << ", option " << i;
        compare_questions(t, card, x, option.ops, false);
    }
}

TEST(SecondScenes, DW_XRD_7_WhatTriggersEachCardAndWhatItMayBeAbout)
{
    RULE("DW-XRD.7"), RULE("DW-XRD.10"), RULE("DW-D34");
    for (std::size_t number = 200; number < 440 && !HasFatalFailure(); ++number) {
        Turns turn(number);
        Rng rng = Rng::searching(number);
        for (std::size_t i = 0; i < kSurvivors; ++i) turn.s.figures[i].started_in_colony = rng.below(2) == 0;
        if (rng.below(2) == 0) turn.s.removed.push_back(I::Pistol1);
        const Stage stage{{turn.s, of(0)}};
        for (std::size_t i = 0; i < kCrossroads && !HasFatalFailure(); ++i) compare_card(stage, static_cast<X>(i), rng);
    }
}

}  // namespace
}  // namespace snowbound::dead_of_winter::tests
