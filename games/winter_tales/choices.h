// What a player can choose: ids only, no pointers, no text.
#pragma once

#include <variant>

#include "core/seat.h"
#include "games/winter_tales/ids.h"

namespace snowbound::winter_tales {

enum class Wish : std::uint8_t { StandUp, MakeReady, Move };  // what a table may agree on [WT-R71]
inline constexpr std::array<std::string_view, 3> kWishNames{"stand_up", "make_ready", "move"};
constexpr Names names_of(Wish) { return kWishNames; }

struct NameReferee {  // [WT-2.6]
    static constexpr std::string_view kVerb = "name_referee";
    Seat seat{};
    auto operator<=>(const NameReferee&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat); }
};
struct Draft {  // a character of the own colour, put on a free space [WT-2.7]
    static constexpr std::string_view kVerb = "draft";
    Character who{};
    Space at{};
    auto operator<=>(const Draft&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who), v("at", x.at); }
};
struct PlaceQuest {  // at the set-up [WT-2.10], or created [WT-8.3]
    static constexpr std::string_view kVerb = "place_quest";
    Quest quest{};
    Spot at{};
    auto operator<=>(const PlaceQuest&) const = default;
    static void fields(auto& x, auto&& v) { v("quest", x.quest), v("at", x.at); }
};
struct Tell {  // only the telling: openings and endings
    static constexpr std::string_view kVerb = "tell";
    auto operator<=>(const Tell&) const = default;
    static void fields(auto&, auto&&) {}
};
struct Activate {  // [WT-4.1], in a quest [WT-10.2]
    static constexpr std::string_view kVerb = "activate";
    Character who{};
    auto operator<=>(const Activate&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who); }
};
struct Pass {
    static constexpr std::string_view kVerb = "pass";
    auto operator<=>(const Pass&) const = default;
    static void fields(auto&, auto&&) {}
};
struct UseHope {  // the Rebel with the Hope is ready again [WT-19.11]
    static constexpr std::string_view kVerb = "use_hope";
    auto operator<=>(const UseHope&) const = default;
    static void fields(auto&, auto&&) {}
};
struct Terror {  // [WT-19.32]
    static constexpr std::string_view kVerb = "terror";
    Space at{};
    Character rebel{};
    auto operator<=>(const Terror&) const = default;
    static void fields(auto& x, auto&& v) { v("at", x.at), v("rebel", x.rebel); }
};
struct Propaganda {  // [WT-19.41]
    static constexpr std::string_view kVerb = "propaganda";
    Character soldier{};
    Character rebel{};
    auto operator<=>(const Propaganda&) const = default;
    static void fields(auto& x, auto&& v) { v("soldier", x.soldier), v("rebel", x.rebel); }
};
struct ReturnRebel {  // [WT-19.56]
    static constexpr std::string_view kVerb = "return_rebel";
    Character rebel{};
    Space at{};
    Cards cards{};
    auto operator<=>(const ReturnRebel&) const = default;
    static void fields(auto& x, auto&& v) { v("rebel", x.rebel), v("at", x.at), v("cards", x.cards); }
};
struct SwapMission {  // chosen [WT-22.2]
    static constexpr std::string_view kVerb = "swap_mission";
    Mission give{};
    Mission take{};
    auto operator<=>(const SwapMission&) const = default;
    static void fields(auto& x, auto&& v) { v("give", x.give), v("take", x.take); }
};
struct DrawMission {  // drawn [WT-22.2]
    static constexpr std::string_view kVerb = "draw_mission";
    Mission give{};
    auto operator<=>(const DrawMission&) const = default;
    static void fields(auto& x, auto&& v) { v("give", x.give); }
};
struct Passage {  // [WT-22.12]
    static constexpr std::string_view kVerb = "passage";
    auto operator<=>(const Passage&) const = default;
    static void fields(auto&, auto&&) {}
};
struct Pay {  // a card for two spaces, and the first of them [WT-6.5]
    static constexpr std::string_view kVerb = "pay";
    StoryCard card{};
    Space to{};
    auto operator<=>(const Pay&) const = default;
    static void fields(auto& x, auto&& v) { v("card", x.card), v("to", x.to); }
};
struct Step {  // the second space of a card, or of the free movement
    static constexpr std::string_view kVerb = "step";
    Space to{};
    auto operator<=>(const Step&) const = default;
    static void fields(auto& x, auto&& v) { v("to", x.to); }
};
struct FreeStep {  // the movement without a card begins [WT-22.10]
    static constexpr std::string_view kVerb = "free_step";
    Space to{};
    auto operator<=>(const FreeStep&) const = default;
    static void fields(auto& x, auto&& v) { v("to", x.to); }
};
struct Rescue {  // [WT-17.3]
    static constexpr std::string_view kVerb = "rescue";
    Character who{};
    Cards cards{};
    auto operator<=>(const Rescue&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who), v("cards", x.cards); }
};
struct Resolve {  // [WT-8.4] [WT-10.1]
    static constexpr std::string_view kVerb = "resolve";
    Quest quest{};
    auto operator<=>(const Resolve&) const = default;
    static void fields(auto& x, auto&& v) { v("quest", x.quest); }
};
struct Finish {  // the activation ends; these go, down to seven [WT-4.6]
    static constexpr std::string_view kVerb = "finish";
    Cards cards{};
    auto operator<=>(const Finish&) const = default;
    static void fields(auto& x, auto&& v) { v("cards", x.cards); }
};
struct StartCombat {  // [WT-7.1]
    static constexpr std::string_view kVerb = "start_combat";
    Character soldier{};
    Character rebel{};
    auto operator<=>(const StartCombat&) const = default;
    static void fields(auto& x, auto&& v) { v("soldier", x.soldier), v("rebel", x.rebel); }
};
struct SetTrap {  // [WT-7.2]
    static constexpr std::string_view kVerb = "set_trap";
    Character rebel{};
    auto operator<=>(const SetTrap&) const = default;
    static void fields(auto& x, auto&& v) { v("rebel", x.rebel); }
};
struct Strike {  // attack or defence [WT-15.2]
    static constexpr std::string_view kVerb = "strike";
    StoryCard card{};
    auto operator<=>(const Strike&) const = default;
    static void fields(auto& x, auto&& v) { v("card", x.card); }
};
struct StrikeFree {  // the ability [WT-22.8]
    static constexpr std::string_view kVerb = "strike_free";
    auto operator<=>(const StrikeFree&) const = default;
    static void fields(auto&, auto&&) {}
};
struct StrikeArtifact {  // the memory of the Artifact [WT-19.26]
    static constexpr std::string_view kVerb = "strike_artifact";
    auto operator<=>(const StrikeArtifact&) const = default;
    static void fields(auto&, auto&&) {}
};
struct LayTrap {  // open; hidden with the Spring side up; the rest is hidden too [WT-16.2]
    static constexpr std::string_view kVerb = "lay_trap";
    StoryCard card{};
    Cards spring{};
    auto operator<=>(const LayTrap&) const = default;
    static void fields(auto& x, auto&& v) { v("card", x.card), v("spring", x.spring); }
};
struct Play {  // any number of cards
    static constexpr std::string_view kVerb = "play";
    Cards cards{};
    bool artifact{};
    auto operator<=>(const Play&) const = default;
    static void fields(auto& x, auto&& v) { v("cards", x.cards), v("artifact", x.artifact); }
};
struct TakePart {  // [WT-10.8]
    static constexpr std::string_view kVerb = "take_part";
    Character who{};
    Cards cards{};
    bool artifact{};
    auto operator<=>(const TakePart&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who), v("cards", x.cards), v("artifact", x.artifact); }
};
struct ChooseMemory {  // [WT-10.19]
    static constexpr std::string_view kVerb = "choose_memory";
    StoryCard card{};
    auto operator<=>(const ChooseMemory&) const = default;
    static void fields(auto& x, auto&& v) { v("card", x.card); }
};
struct PlaceMemory {  // of the track, 1 to 7 [WT-10.20]
    static constexpr std::string_view kVerb = "place_memory";
    std::uint8_t space{};
    auto operator<=>(const PlaceMemory&) const = default;
    static void fields(auto& x, auto&& v) { v("space", x.space); }
};
struct Give {  // a power marker [WT-R40]
    static constexpr std::string_view kVerb = "give";
    Character who{};
    auto operator<=>(const Give&) const = default;
    static void fields(auto& x, auto&& v) { v("who", x.who); }
};
struct Bond {  // the two Rebels of the Love [WT-19.15]
    static constexpr std::string_view kVerb = "bond";
    Character one{};
    Character two{};
    auto operator<=>(const Bond&) const = default;
    static void fields(auto& x, auto&& v) { v("one", x.one), v("two", x.two); }
};
struct Destroy {  // [WT-19.51]
    static constexpr std::string_view kVerb = "destroy";
    Power power{};
    auto operator<=>(const Destroy&) const = default;
    static void fields(auto& x, auto&& v) { v("power", x.power); }
};
struct Eliminate {  // [WT-19.52]
    static constexpr std::string_view kVerb = "eliminate";
    Character rebel{};
    auto operator<=>(const Eliminate&) const = default;
    static void fields(auto& x, auto&& v) { v("rebel", x.rebel); }
};
struct HandArtifact {  // [WT-19.27]
    static constexpr std::string_view kVerb = "hand_artifact";
    Character to{};
    auto operator<=>(const HandArtifact&) const = default;
    static void fields(auto& x, auto&& v) { v("to", x.to); }
};
struct Follow {  // the beloved comes along [WT-19.16]
    static constexpr std::string_view kVerb = "follow";
    auto operator<=>(const Follow&) const = default;
    static void fields(auto&, auto&&) {}
};
struct Declare {  // [WT-20.3]
    static constexpr std::string_view kVerb = "declare";
    Mission mission{};
    std::uint8_t space{};
    Cards cards{};
    auto operator<=>(const Declare&) const = default;
    static void fields(auto& x, auto&& v) { v("mission", x.mission), v("space", x.space), v("cards", x.cards); }
};
struct Reveal {  // half done, shown already [WT-20.8]
    static constexpr std::string_view kVerb = "reveal";
    Mission mission{};
    auto operator<=>(const Reveal&) const = default;
    static void fields(auto& x, auto&& v) { v("mission", x.mission); }
};
struct Close {  // a part of the epilogue [WT-12.3]
    static constexpr std::string_view kVerb = "close";
    Side side{};
    std::uint8_t memory{};
    std::uint8_t bookmark{};
    Cards cards{};
    auto operator<=>(const Close&) const = default;
    static void fields(auto& x, auto&& v)
    {
        v("side", x.side), v("memory", x.memory), v("bookmark", x.bookmark), v("cards", x.cards);
    }
};
struct Relocate {  // where the beaten Rebel ends up [WT-15.6]
    static constexpr std::string_view kVerb = "relocate";
    Space to{};
    auto operator<=>(const Relocate&) const = default;
    static void fields(auto& x, auto&& v) { v("to", x.to); }
};
struct HandPen {  // somebody else tells the end [WT-R31]
    static constexpr std::string_view kVerb = "hand_pen";
    Seat seat{};
    auto operator<=>(const HandPen&) const = default;
    static void fields(auto& x, auto&& v) { v("seat", x.seat); }
};
struct Object {  // against the last telling [WT-14.1] [WT-R26]
    static constexpr std::string_view kVerb = "object";
    auto operator<=>(const Object&) const = default;
    static void fields(auto&, auto&&) {}
};
struct Uphold {  // the Referee agrees
    static constexpr std::string_view kVerb = "uphold";
    auto operator<=>(const Uphold&) const = default;
    static void fields(auto&, auto&&) {}
};
struct Dismiss {
    static constexpr std::string_view kVerb = "dismiss";
    auto operator<=>(const Dismiss&) const = default;
    static void fields(auto&, auto&&) {}
};
struct Retell {  // once more, better
    static constexpr std::string_view kVerb = "retell";
    auto operator<=>(const Retell&) const = default;
    static void fields(auto&, auto&&) {}
};
struct Concede {  // the narrator gives in
    static constexpr std::string_view kVerb = "concede";
    auto operator<=>(const Concede&) const = default;
    static void fields(auto&, auto&&) {}
};
struct VoteEpilogue {  // [WT-R11]
    static constexpr std::string_view kVerb = "vote_epilogue";
    auto operator<=>(const VoteEpilogue&) const = default;
    static void fields(auto&, auto&&) {}
};
struct WithdrawVote {
    static constexpr std::string_view kVerb = "withdraw_vote";
    auto operator<=>(const WithdrawVote&) const = default;
    static void fields(auto&, auto&&) {}
};
struct Propose {  // a rule is bent, if everybody agrees [WT-14.5] [WT-R71]
    static constexpr std::string_view kVerb = "propose";
    Wish wish{};
    Character who{};
    Space at{};
    auto operator<=>(const Propose&) const = default;
    static void fields(auto& x, auto&& v) { v("wish", x.wish), v("who", x.who), v("at", x.at); }
};
struct Agree {
    static constexpr std::string_view kVerb = "agree";
    auto operator<=>(const Agree&) const = default;
    static void fields(auto&, auto&&) {}
};
struct Disagree {
    static constexpr std::string_view kVerb = "disagree";
    auto operator<=>(const Disagree&) const = default;
    static void fields(auto&, auto&&) {}
};

using Choice =
    std::variant<NameReferee, Draft, PlaceQuest, Tell, Activate, Pass, UseHope, Terror, Propaganda, ReturnRebel,
                 SwapMission, DrawMission, Passage, Pay, Step, FreeStep, Rescue, Resolve, Finish, StartCombat, SetTrap,
                 Strike, StrikeFree, StrikeArtifact, LayTrap, Play, TakePart, ChooseMemory, PlaceMemory, Give, Bond,
                 Destroy, Eliminate, HandArtifact, Follow, Declare, Reveal, Close, Relocate, HandPen, Object, Uphold,
                 Dismiss, Retell, Concede, VoteEpilogue, WithdrawVote, Propose, Agree, Disagree>;

}  // namespace snowbound::winter_tales
