// What a table agrees on before the start: the main objective and its side, and the variants. [DW-VAR.1]
#pragma once

#include "core/spelling.h"
#include "games/dead_of_winter/cards.h"

namespace snowbound::dead_of_winter {

enum class ObjectiveIs : std::uint8_t {  // [DW-SET.2]
    Random,
    EightWeeksOfDarkness,
    KillThem,
    FindACure,
    HomeSweetHome,
    RaidingParty,
    LeaveItAllBehind,
    Stockpile,
    WinterHasCome,
    TooManyMouths,
    WeNeedMoreSamples
};
inline constexpr auto kObjectiveIsNames = [] {
    std::array<std::string_view, kMainObjectives + 1> names{"random"};
    for (std::size_t i = 0; i < kMainObjectives; ++i) names[i + 1] = kMainObjectiveNames[i];
    return names;
}();
constexpr Names names_of(ObjectiveIs) { return kObjectiveIsNames; }

SB_WORDS(Betrayer, Possible, Likely, None);  // [DW-SET.9] [DW-VAR.3] [DW-VAR.6]

struct Options {
    ObjectiveIs objective = ObjectiveIs::Random;
    bool hardcore = false;     // [DW-VAR.4]
    bool cooperative = false;  // [DW-VAR.1]; two players always [DW-VAR.2]
    Betrayer betrayer = Betrayer::Possible;
    bool elimination = false;            // [DW-VAR.5]
    bool mature = true;                  // crossroads cards for adults stay in [DW-SET.17]
    bool attract_single_source = false;  // [DW-R07]
    bool exiled_may_nominate = true;     // [DW-R33]
    SB_FIELDS(Options, objective, hardcore, cooperative, betrayer, elimination, mature, attract_single_source,
              exiled_may_nominate);
};

}  // namespace snowbound::dead_of_winter
