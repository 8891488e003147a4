// What a player can choose: ids only, no pointers, no text.
#pragma once

#include <array>
#include <compare>
#include <string_view>
#include <variant>

#include "core/enum_set.h"
#include "core/fixed_vector.h"
#include "core/spelling.h"
#include "games/paper_tales/ids.h"

namespace snowbound::paper_tales {

using SlotSet = EnumSet<Slot, kSlots>;  // a list in JSON, in any order

struct Pick {  // draft: this card for me [PT-4.2]
    CardId card{};
    SB_VERB(Pick, card);
};
struct PickAndDiscard {  // draft for two [PT-11.2]
    CardId card{};
    CardId discard{};
    SB_VERB(PickAndDiscard, card, discard);
};
struct Move {  // an old unit to another slot; exchanges what stands there [PT-5.6]
    Slot from{};
    Slot to{};
    SB_VERB(Move, from, to);
};
struct Discard {  // an old unit, named by the slot it stands in [PT-5.6]
    Slot slot{};
    SB_VERB(Discard, slot);
};
struct Place {  // a hand card face down into a slot [PT-5.7]
    CardId card{};
    Slot slot{};
    SB_VERB(Place, card, slot);
};
struct Keep {  // a hand card as reserve [PT-5.5]
    CardId card{};
    SB_VERB(Keep, card);
};
struct TakeBack {  // a placed card, the reserve, or the old unit discarded from that slot
    Fate spot{};
    SB_VERB(TakeBack, spot);
};
struct Done {  // the plan stands
    SB_VERB(Done);
};
struct Plan {  // a whole deployment at once [PT-D3]
    std::array<Fate, kSlots> units{Fate::Empty, Fate::Empty, Fate::Empty, Fate::Empty, Fate::Empty};  // by slot
    FixedVector<Fate, 6> hand;  // in the order of the hand, which is sorted
    SB_VERB(Plan, units, hand);
};
struct Pay {  // the new units to pay for when gold is short [PT-5.12]
    SlotSet slots;
    SB_VERB(Pay, slots);
};
struct Age {  // put the age tokens on this unit [PT-13.12] [PT-13.33]
    Slot slot{};
    SB_VERB(Age, slot);
};
struct Build {  // [PT-8.2]
    BuildingId building{};
    Level level{};
    SB_VERB(Build, building, level);
};
struct Upgrade {  // [PT-8.9]
    BuildingId building{};
    SB_VERB(Upgrade, building);
};
struct Pass {  // build nothing [PT-8.1]
    SB_VERB(Pass);
};
struct Save {  // the units that Mystical Healers keep alive; may be none [PT-13.9]
    SlotSet slots;
    SB_VERB(Save, slots);
};
struct Withdraw {  // take a submitted choice back while others still think [PT-R29]
    SB_VERB(Withdraw);
};

using Choice = std::variant<Pick, PickAndDiscard, Move, Discard, Place, Keep, TakeBack, Done, Plan, Pay, Age, Build,
                            Upgrade, Pass, Save, Withdraw>;

}  // namespace snowbound::paper_tales
