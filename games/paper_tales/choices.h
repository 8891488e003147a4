// What a player can choose: ids only, no pointers, no text.
#pragma once

#include <array>
#include <compare>
#include <string_view>
#include <variant>

#include "core/enum_set.h"
#include "core/fixed_vector.h"
#include "games/paper_tales/ids.h"

namespace snowbound::paper_tales {

using SlotSet = EnumSet<Slot, kSlots>;  // a list in JSON, in any order

struct Pick {  // draft: this card for me [PT-4.2]
    static constexpr std::string_view kVerb = "pick";
    CardId card{};
    auto operator<=>(const Pick&) const = default;
    static void fields(auto& x, auto&& v) { v("card", x.card); }
};
struct PickAndDiscard {  // draft for two [PT-11.2]
    static constexpr std::string_view kVerb = "pick_and_discard";
    CardId card{};
    CardId discard{};
    auto operator<=>(const PickAndDiscard&) const = default;
    static void fields(auto& x, auto&& v) { v("card", x.card), v("discard", x.discard); }
};
struct Move {  // an old unit to another slot; exchanges what stands there [PT-5.6]
    static constexpr std::string_view kVerb = "move";
    Slot from{};
    Slot to{};
    auto operator<=>(const Move&) const = default;
    static void fields(auto& x, auto&& v) { v("from", x.from), v("to", x.to); }
};
struct Discard {  // an old unit, named by the slot it stands in [PT-5.6]
    static constexpr std::string_view kVerb = "discard";
    Slot slot{};
    auto operator<=>(const Discard&) const = default;
    static void fields(auto& x, auto&& v) { v("slot", x.slot); }
};
struct Place {  // a hand card face down into a slot [PT-5.7]
    static constexpr std::string_view kVerb = "place";
    CardId card{};
    Slot slot{};
    auto operator<=>(const Place&) const = default;
    static void fields(auto& x, auto&& v) { v("card", x.card), v("slot", x.slot); }
};
struct Keep {  // a hand card as reserve [PT-5.5]
    static constexpr std::string_view kVerb = "keep";
    CardId card{};
    auto operator<=>(const Keep&) const = default;
    static void fields(auto& x, auto&& v) { v("card", x.card); }
};
struct TakeBack {  // a placed card, the reserve, or the old unit discarded from that slot
    static constexpr std::string_view kVerb = "take_back";
    Fate spot{};
    auto operator<=>(const TakeBack&) const = default;
    static void fields(auto& x, auto&& v) { v("spot", x.spot); }
};
struct Done {  // the plan stands
    static constexpr std::string_view kVerb = "done";
    auto operator<=>(const Done&) const = default;
    static void fields(auto&, auto&&) {}
};
struct Plan {  // a whole deployment at once [PT-D3]
    static constexpr std::string_view kVerb = "plan";
    std::array<Fate, kSlots> units{Fate::Empty, Fate::Empty, Fate::Empty, Fate::Empty, Fate::Empty};  // by slot
    FixedVector<Fate, 6> hand;  // in the order of the hand, which is sorted
    auto operator<=>(const Plan&) const = default;
    static void fields(auto& x, auto&& v) { v("units", x.units), v("hand", x.hand); }
};
struct Pay {  // the new units to pay for when gold is short [PT-5.12]
    static constexpr std::string_view kVerb = "pay";
    SlotSet slots;
    auto operator<=>(const Pay&) const = default;
    static void fields(auto& x, auto&& v) { v("slots", x.slots); }
};
struct Age {  // put the age tokens on this unit [PT-13.12] [PT-13.33]
    static constexpr std::string_view kVerb = "age";
    Slot slot{};
    auto operator<=>(const Age&) const = default;
    static void fields(auto& x, auto&& v) { v("slot", x.slot); }
};
struct Build {  // [PT-8.2]
    static constexpr std::string_view kVerb = "build";
    BuildingId building{};
    Level level{};
    auto operator<=>(const Build&) const = default;
    static void fields(auto& x, auto&& v) { v("building", x.building), v("level", x.level); }
};
struct Upgrade {  // [PT-8.9]
    static constexpr std::string_view kVerb = "upgrade";
    BuildingId building{};
    auto operator<=>(const Upgrade&) const = default;
    static void fields(auto& x, auto&& v) { v("building", x.building); }
};
struct Pass {  // build nothing [PT-8.1]
    static constexpr std::string_view kVerb = "pass";
    auto operator<=>(const Pass&) const = default;
    static void fields(auto&, auto&&) {}
};
struct Save {  // the units that Mystical Healers keep alive; may be none [PT-13.9]
    static constexpr std::string_view kVerb = "save";
    SlotSet slots;
    auto operator<=>(const Save&) const = default;
    static void fields(auto& x, auto&& v) { v("slots", x.slots); }
};
struct Withdraw {  // take a submitted choice back while others still think [PT-R29]
    static constexpr std::string_view kVerb = "withdraw";
    auto operator<=>(const Withdraw&) const = default;
    static void fields(auto&, auto&&) {}
};

using Choice = std::variant<Pick, PickAndDiscard, Move, Discard, Place, Keep, TakeBack, Done, Plan, Pay, Age, Build,
                            Upgrade, Pass, Save, Withdraw>;

}  // namespace snowbound::paper_tales
