// The narrator: from what happened at the table to two to five sentences. Seeded, offline, the same bytes everywhere.
//
// Its grammar is locales/<language>/tales/winter_tales.json. A rule is a list of alternatives; one that needs something
// the scene does not have is passed over. In an alternative:
//   {rule}  {?rule}          another rule; with "?" it may be missing
//   {rule!}                  its alternatives are tried in their order, not by chance
//   {rule@quest@outcome}     rule.hope.success, else rule.hope, else rule.any
//   {who.nom} {place.in}     a name in a form of its language; slots: who other place from place2 quest quest2 mission
//                            k k2 k3 k4 (cards) open_quests companions, rebel soldier (whichever of who and other is)
//                            carrier carrier2 (under whom a quest lies), one two (of the companions, by chance)
//   {who?was|were}           agreement in number, or one option for each gender
//   {who~he}                 a word of "words", by gender
//   {who:habit.sv}           of this one alone: "v" told without a subject, "sv" name first, "vs" name after the verb
//                            (which ends at "|"), "pv" and "vp" with a pronoun
//   {cards:move}             all cards not shown yet, by the rules cards.move.1 to .3 (so many in one sentence)
//   {line} {n} * ^           the memory in its teller's words; a number; the mark of the card, in the card's own texts;
//                            a capital letter follows
// Fields for "@": event quest quest2 mission power ability side outcome mood character place, kind (of the card),
// stance (help, hinder), moved (yes, no: from elsewhere), alone (yes, no: nobody in `other`), actor (rebel, soldier),
// round, found, change, carrier, carrier2, there (yes, no: already where the quest is), effort (cards; memory: the
// Artifact alone; none: nothing is played).
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/json.h"
#include "table/trouble.h"

namespace snowbound {

struct Grammar;

struct Scene {  // what is being told; empty: not there
    std::string event;
    std::string character;  // who acts
    std::string other;      // against or with whom
    std::string place, from;
    std::string quest;
    std::string quest2, place2;     // the opening tells two quests
    std::string carrier, carrier2;  // under whom they lie
    std::string mission;
    std::string power;
    std::string ability;
    std::string side;                      // spring, winter: whose cause the teller serves here
    std::string outcome;                   // of a quest, a combat, a trap, the game
    std::string mood;                      // "", tale, dark, comic, epic
    std::string round;                     // of a combat: first, later
    std::string found;                     // a memory's picture: yes, where nobody has told it before
    std::string change;                    // of a Rebel: gone, back; of who acts: down, help; objected: raised, upheld
    std::vector<std::string> cards;        // story cards played now
    std::string concept_line;              // what a memory means, in the words of whoever told it
    std::vector<std::string> open_quests;  // epilogue: not resolved
    std::vector<std::string> companions;   // who else is there: on the space, or in the game when it ends
};

class Narrator {
public:
    static Result<Narrator> from(const Json& grammar);  // says what is wrong and where

    // Each card's mark [[id]] stands right after the words that show it. `told`: the earlier texts of this match; none
    // of them begins with the first sentence of the new one.
    std::string tell(const Scene& scene, std::uint64_t seed, std::span<const std::string> told) const;
    // One sentence to go on from, without marks.
    std::string first_line(const Scene& scene, std::uint64_t seed, std::span<const std::string> told) const;
    // At most 120 characters: what the first card, or else the mission, has come to mean.
    std::string concept_of(const Scene& scene, std::uint64_t seed) const;

    // One name in one form, as the grammar has it ("character", "wolf", "dat"); empty where it has none.
    std::string form(const std::string& family, const std::string& id, const std::string& form) const;

private:
    explicit Narrator(std::shared_ptr<const Grammar> grammar) : grammar_(std::move(grammar)) {}
    std::shared_ptr<const Grammar> grammar_;
};

}  // namespace snowbound
