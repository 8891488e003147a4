// What a table agrees on before the start: edition, each difference of the editions by itself, length, modules.
#pragma once

#include "core/enum_set.h"
#include "core/spelling.h"
#include "games/winter_tales/ids.h"

namespace snowbound::winter_tales {

SB_WORDS(Edition, De, It);

SB_WORDS(Flag, ByEdition, On, Off);

SB_WORDS(RefereeIs, Host, Agreed, Table);  // [WT-2.6] [WT-R06]

SB_WORDS(Ages, Random, BySeat);  // [WT-R01] by seat: the first seat is the youngest, and so on

SB_WORDS(Mood, Free, Tale, Dark, Comic, Epic);  // [WT-14.6] [WT-R07]

struct Options {
    Edition edition = Edition::De;
    Bounded<3, 7> memories{3};                                 // [WT-2.3] [WT-18.1]
    bool powers = false, missions = false, abilities = false;  // [WT-18.3]
    bool alternative_epilogue = false;                         // [WT-18.2]
    bool full_trap_reveal = false;                             // [WT-R39b]
    Ages ages = Ages::Random;
    RefereeIs referee = RefereeIs::Host;
    Mood mood = Mood::Free;
    // The differences between the editions. German, Italian:
    Flag rescue_anytime = Flag::ByEdition;            // off, on   [WT-17.5]
    Flag trap_hit_returns = Flag::ByEdition;          // off, on   [WT-16.5]
    Flag trap_tie_ends_activation = Flag::ByEdition;  // off, on   [WT-16.5]
    Flag immobile_after_loss = Flag::ByEdition;       // on,  off  [WT-15.7] [WT-16.5]
    Flag join_fallback = Flag::ByEdition;             // off, on   [WT-10.10]
    Flag head_for_marker = Flag::ByEdition;           // on,  off  [WT-10.4]
    Flag join_discard_after_quest = Flag::ByEdition;  // off, on   [WT-4.7]
    Flag must_activate = Flag::ByEdition;             // on,  on   [WT-3.3]
    Flag narrative_movement = Flag::ByEdition;        // on,  off  [WT-6.6]
    Flag single_artifact = Flag::ByEdition;           // on,  on   [WT-9.3] [WT-R17]
    Flag carrier_cannot_initiate = Flag::ByEdition;   // on,  off  [WT-9.7]
    Flag retaliation_declared = Flag::ByEdition;      // off, on   [WT-19.50]
    Flag epilogue_choice = Flag::ByEdition;           // on,  on   [WT-12.3] [WT-R28]
    Flag author_always_last = Flag::ByEdition;        // off, on   [WT-12.7] [WT-R29]
    Flag author_drafts_last = Flag::ByEdition;        // on,  off  [WT-2.8]
    Flag unanimous_override = Flag::ByEdition;        // off, on   [WT-14.5]
    Flag free_propaganda = Flag::ByEdition;           // off, on   [WT-19.42]
    Flag terror_needs_no_soldier = Flag::ByEdition;   // off, on   [WT-19.31]
    Flag love_at_a_distance = Flag::ByEdition;        // off, on   [WT-19.17]
    Flag return_needs_ready = Flag::ByEdition;        // on,  off  [WT-19.56]
    Flag spy_two_rebels = Flag::ByEdition;            // off, on   [WT-20.9]
    Flag new_mission_drawn = Flag::ByEdition;         // off, on   [WT-22.2]
    Flag four_without_missions = Flag::ByEdition;     // on,  off  [WT-22.2]

    SB_FIELDS(Options, edition, memories, powers, missions, abilities, alternative_epilogue, full_trap_reveal, ages,
              referee, mood, rescue_anytime, trap_hit_returns, trap_tie_ends_activation, immobile_after_loss,
              join_fallback, head_for_marker, join_discard_after_quest, must_activate, narrative_movement,
              single_artifact, carrier_cannot_initiate, retaliation_declared, epilogue_choice, author_always_last,
              author_drafts_last, unanimous_override, free_propaganda, terror_needs_no_soldier, love_at_a_distance,
              return_needs_ready, spy_two_rebels, new_mission_drawn, four_without_missions);

    // Is it so at this table? `de` and `it` are what the editions say.
    bool says(Flag flag, bool de, bool it) const
    {
        if (flag == Flag::ByEdition) return edition == Edition::De ? de : it;
        return flag == Flag::On;
    }
    bool rescues_anytime() const { return says(rescue_anytime, false, true); }
    bool hit_returns() const { return says(trap_hit_returns, false, true); }
    bool tie_ends_activation() const { return says(trap_tie_ends_activation, false, true); }
    bool immobile() const { return says(immobile_after_loss, true, false); }
    bool falls_back() const { return says(join_fallback, false, true); }
    bool heads_for_marker() const { return says(head_for_marker, true, false); }
    bool discards_after_quest() const { return says(join_discard_after_quest, false, true); }
    bool activates_always() const { return says(must_activate, true, true); }
    bool tells_movement() const { return says(narrative_movement, true, false); }
    bool one_artifact() const { return says(single_artifact, true, true); }
    bool carrier_waits() const { return says(carrier_cannot_initiate, true, false); }
    bool declares_retaliation() const { return says(retaliation_declared, false, true); }
    bool chooses_amount() const { return says(epilogue_choice, true, true); }
    bool author_last() const { return says(author_always_last, false, true); }
    bool author_drafts_after() const { return says(author_drafts_last, true, false); }
    bool overrides() const { return says(unanimous_override, false, true); }
    bool propaganda_is_free() const { return says(free_propaganda, false, true); }
    bool terror_without_soldiers() const { return says(terror_needs_no_soldier, false, true); }
    bool love_reaches_far() const { return says(love_at_a_distance, false, true); }
    bool return_takes_ready() const { return says(return_needs_ready, true, false); }
    bool two_rebels_spied() const { return says(spy_two_rebels, false, true); }
    bool draws_new_mission() const { return says(new_mission_drawn, false, true); }
    bool draws_four_instead() const { return says(four_without_missions, true, false); }

    int length() const { return missions && memories < 5 ? 5 : int{memories}; }  // [WT-20.1]
};

}  // namespace snowbound::winter_tales
