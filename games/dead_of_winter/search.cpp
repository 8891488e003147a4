// Searching: draw, make noise for more, keep. [DW-SRC.1] to [DW-SRC.10]
#include "games/dead_of_winter/flow.h"

namespace snowbound::dead_of_winter {
namespace {

void draw_for(State& s, const Searching& f, int number, Rng& rng, DwLog& log)
{
    int drawn = 0;
    for (; drawn < number; ++drawn) {
        const auto item = draw(s, f.place, rng);
        if (!item) break;
        s.drawn.push_back(*item);
        log.say(rule("DW-SRC.2"), To::only(f.seat), Drew{f.seat, *item});
    }
    log.say(rule("DW-SRC.9"), To::all(), CardsDrawn{f.seat, f.place, static_cast<std::uint8_t>(drawn)});
}

Item blueprints_of(Location place) { return item_at(index(Item::BlueprintsPolice) + index(place) - 1); }

constexpr std::array kSpecialists{Survivor::AndrewEvans, Survivor::CarlaThompson, Survivor::JanetTaylor,
                                  Survivor::AlexisGrey, Survivor::ArthurThurston};

// What shows or keeps more cards in this search. [DW-SRC.8]
struct Aids {
    int look = 0, keep = 0;
};
Aids use_aids(State& s, const Search& c, DwLog& log)
{
    Aids aids;
    for (const Means aid : search_aids(s, c.who)) {
        if (c.plain || c.spare.contains(aid)) continue;
        aid == means(Survivor::JennyClark) ? aids.look += 3 : ++aids.keep;
        if (is_item(aid)) {
            use_item(s, c.who, item_of(aid), log);
            continue;
        }
        figure(s, c.who).used.add(ability_of(aid));
        log.say(rule("DW-SRC.8"), To::all(), AbilityUsed{c.who, ability_of(aid)});
    }
    return aids;
}

bool can_make_noise(const Searching& f, const State& s)
{
    return !f.kept && s.noise[index(f.place)] < kNoiseSpaces && !s.decks[index(f.place)].empty();  // [DW-SRC.7]
}

Refusal why_no_noise(const Searching& f, const State& s)
{
    if (f.kept) return {rule("DW-SRC.3"), "kept_already"};
    if (s.decks[index(f.place)].empty()) return {rule("DW-SRC.7"), "deck_empty"};
    return {rule("DW-SRC.4"), "no_room_for_noise"};
}

void keep_card(State& s, const Searching& f, Item item, DwLog& log)
{
    s.drawn.erase_one(item);
    take_into_hand(s, f.seat, item);
    log.say(rule("DW-SRC.3"), To::only(f.seat), Kept{f.seat, item});
    log.say(rule("DW-SRC.9"), To::all(), CardsKept{f.seat, 1});
}

void finish_search(State& s, const Searching& f)
{
    for (const Item item : s.drawn) {
        put_under_deck(s, f.place, item);  // [DW-SRC.6] the last one lies lowest
    }
    s.drawn.clear();
    s.stack.pop_back();
    did(s, Deed::Searched, f.who, f.place, f.place);
    s.searched.add(f.place);
}

}  // namespace

Spared search_aids(const State& s, Survivor who)
{
    Spared aids;
    const Location place = figure(s, who).at;
    if (place == Location::Colony) return aids;
    for (const Survivor ability : kSpecialists) {
        if (can_use(s, who, ability)) aids.push_back(means(ability));
    }
    if (can_use(s, who, Survivor::JennyClark)) aids.push_back(means(Survivor::JennyClark));
    if (is_ready(s, who, blueprints_of(place))) aids.push_back(means(blueprints_of(place)));
    return aids;
}

void start_search(State& s, Seat seat, const Search& c, Rng& rng, DwLog& log)
{
    const Location place = figure(s, c.who).at;
    Searching f;
    f.seat = seat;
    f.who = c.who;
    f.place = place;
    log.say(rule("DW-SRC.1"), To::all(), Searched{seat, c.who, place});
    const Aids aids = use_aids(s, c, log);
    const int always = has_ability(s, c.who, Survivor::DavidGarcia) ? 1 : 0;
    f.keep = static_cast<std::uint8_t>(1 + aids.keep);
    s.drawn.clear();
    s.stack.push_back(f);
    draw_for(s, f, 1 + aids.look + aids.keep + always, rng, log);
}

Flow resume(const Searching& f, State& s, Rng&, DwLog& log)
{
    if (f.keep == 0 || s.drawn.empty()) return finish_search(s, f), Flow::Again;
    if (can_make_noise(f, s) || s.drawn.size() > f.keep) return Flow::Ask;
    --top<Searching>(s).keep;
    const Item item = s.drawn.front();
    keep_card(s, f, item, log);
    return Flow::Again;
}

void ask(const Searching& f, const State& s, DwQuestions& questions)
{
    auto offer = questions.to(f.seat, rule("DW-SRC.3"), "search");
    if (!offer) return;
    for (std::size_t i = 0; i < s.drawn.size(); ++i) {
        const auto before = s.drawn.begin() + i;
        if (std::find(s.drawn.begin(), before, s.drawn[i]) == before) offer.add(KeepCard{s.drawn[i]});
    }
    offer.fallback(KeepCard{s.drawn.front()});  // [DW-D08]
    const bool torch = is_ready(s, f.who, Item::Flashlight);
    if (can_make_noise(f, s)) {
        offer.add(MakeNoise{false});
        if (torch) offer.add(MakeNoise{true});
    } else {
        offer.bar(MakeNoise{false}, why_no_noise(f, s));
        if (torch) offer.bar(MakeNoise{true}, why_no_noise(f, s));
    }
    const bool used = figure(s, f.who).equipment.has(Item::Flashlight) && s.used.has(Item::Flashlight);
    if (used) offer.bar(MakeNoise{true}, Refusal{rule("DW-EQP.4"), "used_this_round"});
}

void take(const Searching& f, State& s, Seat, const Choice& choice, Rng& rng, DwLog& log)
{
    if (const auto* noise = std::get_if<MakeNoise>(&choice)) {  // [DW-SRC.4]
        make_noise(s, f.place, 1, log);
        if (noise->torch) use_item(s, f.who, Item::Flashlight, log);
        return draw_for(s, f, noise->torch ? 3 : 1, rng, log);
    }
    Searching& now = top<Searching>(s);
    --now.keep;
    now.kept = true;
    keep_card(s, f, std::get<KeepCard>(choice).item, log);
}

}  // namespace snowbound::dead_of_winter
