// What a player can choose: ids only, no pointers, no text.
#pragma once

#include <variant>

#include "core/seat.h"
#include "core/spelling.h"
#include "games/winter_tales/ids.h"

namespace snowbound::winter_tales {

SB_WORDS(Wish, StandUp, MakeReady, Move);  // what a table may agree on [WT-R71]

struct NameReferee {  // [WT-2.6]
    Seat seat{};
    SB_VERB(NameReferee, seat);
};
struct Draft {  // a character of the own colour, put on a free space [WT-2.7]
    Character who{};
    Space at{};
    SB_VERB(Draft, who, at);
};
struct PlaceQuest {  // at the set-up [WT-2.10], or created [WT-8.3]
    Quest quest{};
    Spot at{};
    SB_VERB(PlaceQuest, quest, at);
};
struct Tell {  // only the telling: openings and endings
    SB_VERB(Tell);
};
struct Activate {  // [WT-4.1], in a quest [WT-10.2]
    Character who{};
    SB_VERB(Activate, who);
};
struct Pass {
    SB_VERB(Pass);
};
struct UseHope {  // the Rebel with the Hope is ready again [WT-19.11]
    SB_VERB(UseHope);
};
struct Terror {  // [WT-19.32]
    Space at{};
    Character rebel{};
    SB_VERB(Terror, at, rebel);
};
struct Propaganda {  // [WT-19.41]
    Character soldier{};
    Character rebel{};
    SB_VERB(Propaganda, soldier, rebel);
};
struct ReturnRebel {  // [WT-19.56]
    Character rebel{};
    Space at{};
    Cards cards{};
    SB_VERB(ReturnRebel, rebel, at, cards);
};
struct SwapMission {  // chosen [WT-22.2]
    Mission give{};
    Mission take{};
    SB_VERB(SwapMission, give, take);
};
struct DrawMission {  // drawn [WT-22.2]
    Mission give{};
    SB_VERB(DrawMission, give);
};
struct Passage {  // [WT-22.12]
    SB_VERB(Passage);
};
struct Pay {  // a card for two spaces, and the first of them [WT-6.5]
    StoryCard card{};
    Space to{};
    SB_VERB(Pay, card, to);
};
struct Step {  // the second space of a card, or of the free movement
    Space to{};
    SB_VERB(Step, to);
};
struct FreeStep {  // the movement without a card begins [WT-22.10]
    Space to{};
    SB_VERB(FreeStep, to);
};
struct Rescue {  // [WT-17.3]
    Character who{};
    Cards cards{};
    SB_VERB(Rescue, who, cards);
};
struct Resolve {  // [WT-8.4] [WT-10.1]
    Quest quest{};
    SB_VERB(Resolve, quest);
};
struct Finish {  // the activation ends; these go, down to seven [WT-4.6]
    Cards cards{};
    SB_VERB(Finish, cards);
};
struct StartCombat {  // [WT-7.1]
    Character soldier{};
    Character rebel{};
    SB_VERB(StartCombat, soldier, rebel);
};
struct SetTrap {  // [WT-7.2]
    Character rebel{};
    SB_VERB(SetTrap, rebel);
};
struct Strike {  // attack or defence [WT-15.2]
    StoryCard card{};
    SB_VERB(Strike, card);
};
struct StrikeFree {  // the ability [WT-22.8]
    SB_VERB(StrikeFree);
};
struct StrikeArtifact {  // the memory of the Artifact [WT-19.26]
    SB_VERB(StrikeArtifact);
};
struct LayTrap {  // open; hidden with the Spring side up; the rest is hidden too [WT-16.2]
    StoryCard card{};
    Cards spring{};
    SB_VERB(LayTrap, card, spring);
};
struct Play {  // any number of cards
    Cards cards{};
    bool artifact{};
    SB_VERB(Play, cards, artifact);
};
struct TakePart {  // [WT-10.8]
    Character who{};
    Cards cards{};
    bool artifact{};
    SB_VERB(TakePart, who, cards, artifact);
};
struct ChooseMemory {  // [WT-10.19]
    StoryCard card{};
    SB_VERB(ChooseMemory, card);
};
struct PlaceMemory {  // of the track, 1 to 7 [WT-10.20]
    std::uint8_t space{};
    SB_VERB(PlaceMemory, space);
};
struct Give {  // a power marker [WT-R40]
    Character who{};
    SB_VERB(Give, who);
};
struct Bond {  // the two Rebels of the Love [WT-19.15]
    Character one{};
    Character two{};
    SB_VERB(Bond, one, two);
};
struct Destroy {  // [WT-19.51]
    Power power{};
    SB_VERB(Destroy, power);
};
struct Eliminate {  // [WT-19.52]
    Character rebel{};
    SB_VERB(Eliminate, rebel);
};
struct HandArtifact {  // [WT-19.27]
    Character to{};
    SB_VERB(HandArtifact, to);
};
struct Follow {  // the beloved comes along [WT-19.16]
    SB_VERB(Follow);
};
struct Declare {  // [WT-20.3]
    Mission mission{};
    std::uint8_t space{};
    Cards cards{};
    SB_VERB(Declare, mission, space, cards);
};
struct Reveal {  // half done, shown already [WT-20.8]
    Mission mission{};
    SB_VERB(Reveal, mission);
};
struct Close {  // a part of the epilogue [WT-12.3]
    Side side{};
    std::uint8_t memory{};
    std::uint8_t bookmark{};
    Cards cards{};
    SB_VERB(Close, side, memory, bookmark, cards);
};
struct Relocate {  // where the beaten Rebel ends up [WT-15.6]
    Space to{};
    SB_VERB(Relocate, to);
};
struct HandPen {  // somebody else tells the end [WT-R31]
    Seat seat{};
    SB_VERB(HandPen, seat);
};
struct Object {  // against the last telling [WT-14.1] [WT-R26]
    SB_VERB(Object);
};
struct Uphold {  // the Referee agrees
    SB_VERB(Uphold);
};
struct Dismiss {
    SB_VERB(Dismiss);
};
struct Retell {  // once more, better
    SB_VERB(Retell);
};
struct Concede {  // the narrator gives in
    SB_VERB(Concede);
};
struct VoteEpilogue {  // [WT-R11]
    SB_VERB(VoteEpilogue);
};
struct WithdrawVote {
    SB_VERB(WithdrawVote);
};
struct Propose {  // a rule is bent, if everybody agrees [WT-14.5] [WT-R71]
    Wish wish{};
    Character who{};
    Space at{};
    SB_VERB(Propose, wish, who, at);
};
struct Agree {
    SB_VERB(Agree);
};
struct Disagree {
    SB_VERB(Disagree);
};

using Choice =
    std::variant<NameReferee, Draft, PlaceQuest, Tell, Activate, Pass, UseHope, Terror, Propaganda, ReturnRebel,
                 SwapMission, DrawMission, Passage, Pay, Step, FreeStep, Rescue, Resolve, Finish, StartCombat, SetTrap,
                 Strike, StrikeFree, StrikeArtifact, LayTrap, Play, TakePart, ChooseMemory, PlaceMemory, Give, Bond,
                 Destroy, Eliminate, HandArtifact, Follow, Declare, Reveal, Close, Relocate, HandPen, Object, Uphold,
                 Dismiss, Retell, Concede, VoteEpilogue, WithdrawVote, Propose, Agree, Disagree>;

}  // namespace snowbound::winter_tales
