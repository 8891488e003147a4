// The arithmetic of combats, traps and the epilogue a second time, written from the rules pages alone: small, slow and
// obvious. It knows numbers only, nothing of the game's state.
#pragma once

#include <optional>
#include <vector>

namespace snowbound::winter_tales::second {

// A combat: WT-15, WT-19.17, WT-19.26, WT-19.32, WT-22.8.
struct Fighter {
    int hand = 0;
    bool fights = false;    // has the ability Combat
    bool artifact = false;  // holds the Artifact
};
enum class Blow { Card, Free, Artifact, Pass };
enum class Turn { Attacker, Defender, Helper, Over };

struct Bout {
    Fighter attacker, defender;
    std::optional<Fighter> helper;
    bool terror = false;  // its memory has struck the first blow
    Turn turn = Turn::Attacker;
    int attacks = 0, defences = 0, laid_down = 0;
    bool artifact_played = false, winter_wins = false;

    void begin()
    {
        if (terror) attacks = 1, turn = Turn::Defender;
    }
    Fighter& who() { return turn == Turn::Attacker ? attacker : turn == Turn::Defender ? defender : *helper; }
    bool in_first_round() const { return turn == Turn::Attacker ? attacks == 0 : defences == 0; }
    bool may(Blow blow)
    {
        const bool ghost = turn == Turn::Attacker && terror;  // nobody fights for the Terror
        const bool free = who().fights && in_first_round() && !ghost;
        if (blow == Blow::Free) return free;
        if (blow == Blow::Card) return who().hand > 0 && !free;
        if (blow == Blow::Artifact) return who().artifact && !artifact_played && !free && !ghost;
        if (turn == Turn::Attacker) return attacks > 0;
        return turn == Turn::Helper || !free;
    }
    void play(Blow blow)
    {
        if (blow == Blow::Pass) {
            if (turn == Turn::Defender && helper) {
                turn = Turn::Helper;
                return;
            }
            winter_wins = turn != Turn::Attacker;
            turn = Turn::Over;
            return;
        }
        if (blow == Blow::Card) --who().hand, ++laid_down;
        if (blow == Blow::Artifact) artifact_played = true;
        if (turn == Turn::Attacker) {
            ++attacks;
            turn = Turn::Defender;
        } else {
            ++defences;
            turn = Turn::Attacker;
        }
    }
};

// A trap: WT-16, WT-19.17, WT-22.6.
struct Snare {
    int hand = 0, spring = 0;                 // of the setter; so many lie with the Spring side up
    int help = 0;                             // of a lover
    int defence = 0;                          // of the Soldier
    int clever_rebels = 0, sly_soldiers = 0;  // with the ability Trap
    bool italian = false;

    int trap() const { return spring + help + clever_rebels; }
    int against() const { return defence + sly_soldiers; }
    bool caught() const { return against() < trap(); }
    bool defused() const { return against() > trap(); }
    bool thrown_back() const { return italian ? !defused() : against() == trap(); }
    bool immobile() const { return !italian && !defused(); }
    bool activation_over() const { return italian && !defused(); }
    int kept() const { return hand - 1 - spring; }
    int laid_down() const { return 1 + spring + help + defence; }
};

// The epilogue: WT-12 and WT-13.6. Seats are places round the table; the Author sits last.
struct Last {
    int seats = 0, author = -1, first = 0;  // first: the epilogue player
    bool italian = false, all_cards = false;
    std::vector<int> hands;
    int spring = 0, winter = 0;  // three for each memory, one for each card

    int opener() const { return first == author && italian ? (first + 1) % seats : first; }
    std::vector<int> speakers() const
    {
        std::vector<int> order{opener()};
        for (int i = 1; i < seats; ++i) {
            const int seat = (opener() + i) % seats;
            if (seat != author) order.push_back(seat);
        }
        if (author >= 0 && author != opener()) order.push_back(author);
        return order;
    }
    bool speaks_last(int seat) const { return seat == author && author != opener(); }
    int most(int seat) const
    {
        return speaks_last(seat) ? hands[static_cast<std::size_t>(seat)] / 2 : hands[static_cast<std::size_t>(seat)];
    }
    int least(int seat) const { return all_cards && !speaks_last(seat) ? hands[static_cast<std::size_t>(seat)] : 0; }
    bool may_play_for_spring(int seat) const { return seat == author || seat % 2 == 0; }
    bool may_play_for_winter(int seat) const { return seat == author || seat % 2 == 1; }
    int winner() const  // 0 Spring, 1 Winter, 2 the Author
    {
        if (spring != winter) return spring > winter ? 0 : 1;
        return author >= 0 ? 2 : first % 2;
    }
};

}  // namespace snowbound::winter_tales::second
