// Runs the operations of a card, one at each step; what they push happens before the next one. [DW-RND.4] [DW-TXT.4]
#include "games/dead_of_winter/ops_run.h"

namespace snowbound::dead_of_winter {

Survivors targets(const State& s, const Script& f, const Op& op)
{
    Survivors some;
    const auto loyal = [&] {
        Survivors all;
        for (const Survivor who : in_play(s)) {
            if (is_alive(s, who) && !is_exiled(s, who)) all.add(who);
        }
        return all;
    };
    switch (op.target) {
        case Target::Subject:
            if (f.who) some.add(*f.who);
            return some;
        case Target::Picked: return f.picked;
        case Target::Own: return player(s, f.seat).group;
        case Target::Colony: return at(s, Location::Colony);
        case Target::Here: return at(s, f.place);
        case Target::NonExiled: return loyal();
        case Target::LowestNonExiled: return loyal().first(op.arg);
        case Target::HighestNonExiled: {
            const Survivors all = loyal();
            return all - all.first(all.size() > op.arg ? all.size() - op.arg : 0);
        }
        case Target::LowestButSubject: {
            Survivors all = in_play(s);
            if (f.who) all.remove(*f.who);
            return all.first(1);
        }
    }
    return some;
}

namespace {

struct Runner : Running {
    template <class F>
    void each_place(F&& use) const
    {
        if (op.at != At::EachOutside && op.at != At::Everywhere) return use(place_of());
        for (const Location place : kOutside) {
            use(place);
        }
        if (op.at == At::Everywhere) use(Location::Colony);
    }
    void strike(Blow blow) const
    {
        Striking striking;
        striking.left = targets(s, x, op);
        striking.blow = blow;
        striking.n = static_cast<std::uint8_t>(std::max(op.n, 1));
        s.stack.push_back(striking);
    }

    // People, tokens and zombies
    bool counts() const
    {
        switch (op.code) {
            case Code::Morale: return change_morale(s, op.n, why, log), true;
            case Code::Food: return change_food(s, op.n, log), true;
            case Code::AllFood: return change_food(s, -s.food, log), true;
            case Code::Starvation:
                s.starvation = static_cast<std::uint8_t>(s.starvation + op.n);
                return log.say(rule("DW-COL1.3"), To::all(), Starved{s.starvation}), true;
            case Code::HelplessCome:
                if (x.crisis || !p.exiled) add_helpless(s, op.n, log);  // [DW-EXI.7] a crisis is nobody's own
                return true;
            case Code::HelplessLeave: return remove_helpless(s, op.n == 0 ? s.helpless : op.n, log), true;
            case Code::HelplessDie: return kill_helpless(s, op.n == 0 ? s.helpless : op.n, log), true;
            case Code::DiceNext:
                for (const Seat seat : all_seats(s)) {
                    player(s, seat).extra_dice = static_cast<std::int8_t>(player(s, seat).extra_dice + op.n);
                }
                return true;
            case Code::DiceGone: return lose_dice(), true;
            case Code::Roll: return x.n = static_cast<std::int8_t>(roll(rng, log, s)), true;
            case Code::DenyRaise:
                if (Turn* turn = running<Turn>(s)) turn->raising = 0;
                return true;
            default: return false;
        }
    }
    void lose_dice() const
    {
        for (const Seat seat : all_seats(s)) {
            if (op.n == 0 && seat != x.seat) continue;
            Player& other = player(s, seat);
            int lost = 0;
            for (; (op.n == 0 || lost < op.n) && lowest_die(other) > 0; ++lost) {
                --other.dice[static_cast<std::size_t>(lowest_die(other) - 1)];
                ++other.used;
            }
            if (lost > 0) log.say(rule("DW-TXT.1"), To::all(), DieLost{seat, static_cast<std::uint8_t>(lost)});
        }
    }
    bool board() const
    {
        switch (op.code) {
            case Code::Zombies: return zombies(), true;
            case Code::NoZombies: return each_place([&](Location place) { no_zombies(place); }), true;
            case Code::KillZombies: return kill_zombies(), true;
            case Code::Build: return each_place([&](Location place) { build_at(place); }), true;
            case Code::Raze: return each_place([&](Location place) { raze(s, place, log); }), true;
            case Code::Noise: return each_place([&](Location place) { make_noise(s, place, op.n, log); }), true;
            default: return false;
        }
    }
    void zombies() const  // the last pushed comes first: the colony last, then from the highest number down
    {
        if (op.at != At::EachOutside && op.at != At::Everywhere) return add_zombies(s, place_of(), op.n);
        if (op.at == At::Everywhere) add_zombies(s, Location::Colony, op.n);
        for (std::size_t i = kOutside.size(); i > 0; --i) {
            add_zombies(s, kOutside[i - 1], op.n);
        }
    }
    void no_zombies(Location place) const
    {
        const bool open = op.n > 0 && place == Location::Colony;  // at which entrance? [DW-D42]
        if (open) return s.stack.push_back(Removing{x.seat, place, static_cast<std::uint8_t>(op.n), false});
        int left = op.n == 0 ? 100 : op.n;
        each_gate(place, [&](Gate gate) {
            for (; left > 0 && spaces(s, gate).zombies > 0; --left) {
                remove_zombie(s, gate, log);
            }
        });
    }
    void kill_zombies() const
    {
        Killing killing;
        killing.seat = x.seat;
        killing.place = place_of();
        killing.left = static_cast<std::uint8_t>(op.n);
        killing.rolls = Rolls::None;
        s.stack.push_back(killing);
    }
    void build_at(Location place) const
    {
        int left = op.n;
        each_gate(place, [&](Gate gate) {
            for (; left > 0 && empty_spaces(s, gate) > 0; --left) {
                build(s, gate, log);
            }
        });
    }
    bool people() const
    {
        switch (op.code) {
            case Code::Wound: return strike(Blow::Wound), true;
            case Code::Frostbite: return strike(Blow::Frostbite), true;
            case Code::Heal:
                for (const Survivor who : targets(s, x, op)) {
                    heal(s, x.seat, who, log);
                }
                return true;
            case Code::Expose: return strike(Blow::Expose), true;
            case Code::Kill: return strike(Blow::Kill), true;
            case Code::KillQuietly: return strike(Blow::KillQuietly), true;
            case Code::Remove: return strike(Blow::Remove), true;
            case Code::Place:
                for (const Survivor who : targets(s, x, op)) {
                    place(s, who, place_of(), log);
                }
                return true;
            case Code::Back:
                if (x.who) place(s, *x.who, x.from, log);
                return true;
            case Code::Give:
                if (x.who && x.other != kNobody) give_survivor(s, *x.who, x.other, rng, log);
                return true;
            case Code::Join: return join_named(), true;
            case Code::JoinTop: return join_top(), true;
            case Code::Bury: return bury(), true;
            case Code::Mark: return mark(static_cast<Mark>(op.arg)), true;
            case Code::Hold: return mark(Mark::Still), true;
            case Code::Stand: return stand(static_cast<Standing>(op.arg)), true;
            default: return false;
        }
    }
    void mark(Mark given) const
    {
        for (const Survivor who : targets(s, x, op)) {
            if (!is_alive(s, who)) continue;
            figure(s, who).marks.add(given);
            if (given == Mark::Snowmobile) figure(s, who).rides = 4;
            if (x.card) log.say(rule("DW-XRD.4"), To::all(), MarkGained{who, *x.card});
        }
    }
    void stand(Standing given) const
    {
        s.standing.add(given);
        if (given == Standing::MissingChild) {
            s.searched.clear();
            s.child_rounds = 2;
        }
        if (x.card) log.say(rule("DW-XRD.4"), To::all(), RuleChanged{*x.card});
    }
    void join_named() const
    {
        const Survivor who = survivor_at(op.arg);
        x.ok = figure(s, who).is == FigureIs::Deck && !p.out;
        if (!x.ok) return;
        s.survivor_deck.erase_one(who);
        s.course.seal();
        rng.shuffle(s.survivor_deck);  // [DW-XRD.6]
        s.survivor_deck.push_back(who);
        survivor_comes(s, x.seat, rng, log);
        x.who = who;
        figure(s, who).wounds = static_cast<std::uint8_t>(op.n);
    }
    void join_top() const
    {
        x.ok = !s.survivor_deck.empty() && !p.out;
        if (!x.ok) return;
        x.who = s.survivor_deck.back();
        survivor_comes(s, x.seat, rng, log);
    }
    void bury() const
    {
        const Survivor who = survivor_at(op.arg);
        if (!s.survivor_deck.erase_one(who)) return;
        figure(s, who) = Figure{};
        figure(s, who).is = FigureIs::Removed;
        log.say(rule("DW-DEF.4"), To::all(), SurvivorRemoved{who, Location::Colony});
        s.course.seal();
        rng.shuffle(s.survivor_deck);
    }

    // What is seen, the crisis, votes
    bool table() const
    {
        switch (op.code) {
            case Code::SkipCrisis: return skip_crisis(), true;
            case Code::VoteExile:
                if (x.other == kNobody || player(s, x.other).exiled) return true;
                log.say(rule("DW-R69"), To::all(), VoteCalled{x.seat, x.other});
                return start_exile_vote(s, x.other, log), true;
            case Code::SeeHand: return see_hand(x.other), true;
            case Code::SeeHands:
                for (const Seat seat : all_seats(s)) {
                    if (seat != x.seat) see_hand(seat);
                }
                return true;
            case Code::SeeObjective: return see_objective(), true;
            case Code::ShowHand:
                if (x.other == kNobody) return true;
                player(s, x.other).sight.hand_by = all_seats(s);
                player(s, x.other).sight.hand_by.remove(x.other);
                log.say(rule("DW-XRD.2"), To::all(), HandShown{x.other, player(s, x.other).hand});
                return s.course.seal(), true;
            default: return false;
        }
    }
    void see_hand(Seat other) const
    {
        if (other == kNobody) return;
        const Hand& hand = player(s, other).hand;
        s.course.seal();
        log.say(rule("DW-XRD.2"), To::all(), Peeked{x.seat});
        if (op.n == 0) {
            player(s, other).sight.hand_by.add(x.seat);
            return log.say(rule("DW-XRD.2"), To::only(x.seat), HandShown{other, hand});
        }
        if (hand.empty()) return;
        const Item item = hand[rng.below(static_cast<std::uint32_t>(hand.size()))];
        player(s, other).sight.card = item;
        player(s, other).sight.card_by = x.seat;
        log.say(rule("DW-XRD.2"), To::only(x.seat), SawCard{x.seat, item});
    }
    void see_objective() const
    {
        if (x.other == kNobody || !player(s, x.other).objective) return;
        player(s, x.other).known_to.add(x.seat);
        s.course.seal();
        log.say(rule("DW-XRD.2"), To::all(), Peeked{x.seat});
        log.say(rule("DW-XRD.2"), To::only(x.seat), SawObjective{x.seat, x.other, *player(s, x.other).objective});
    }
    void skip_crisis() const
    {
        if (!s.crisis) return;
        log.say(rule("DW-XRD.2"), To::all(), CrisisBuried{*s.crisis});
        s.crisis_deck.push_back(*s.crisis);
        std::rotate(s.crisis_deck.begin(), s.crisis_deck.end() - 1, s.crisis_deck.end());
        s.crisis.reset();
        for (const Seat seat : all_seats(s)) {
            for (const Item item : player(s, seat).laid) {
                s.unseen.insert_sorted(item);
            }
            player(s, seat).laid.clear();
        }
    }

    // Questions: they are put by Picking, Pooling and Betting
    bool questions() const
    {
        switch (op.code) {
            case Code::Pool:
                s.stack.push_back(Pooling{op.symbols, op.dice, static_cast<std::uint8_t>(op.n), all_seats(s)});
                return true;
            case Code::Bet: return s.stack.push_back(Betting{}), true;
            case Code::UnlessSkip:
                if (op.test && !op.test(s, x)) x.pc = static_cast<std::uint8_t>(x.pc + op.n);
                return true;
            case Code::Call: return op.act(s, x, rng, log), true;
            case Code::PickEach: x.picked.clear(); [[fallthrough]];
            default:
                x.ok = false;
                s.stack.push_back(Picking{x.seat, static_cast<std::uint8_t>(std::max(op.n, 1)), {}});
                return true;
        }
    }
    void run() const
    {
        if (counts() || board() || people() || run_on_cards(*this) || table()) return;
        questions();
    }
};

}  // namespace

Flow resume(const Script& f, State& s, Rng& rng, DwLog& log)
{
    const Ops ops = ops_of(f);
    if (f.pc < ops.size()) {
        ++top<Script>(s).pc;
        Runner{{ops[f.pc], s, rng, log}}.run();
    } else if (f.card && f.option == kBefore) {
        decide(s, log);
    } else {
        s.stack.pop_back();
    }
    return Flow::Again;
}
void ask(const Script&, const State&, DwQuestions&) {}
void take(const Script&, State&, Seat, const Choice&, Rng&, DwLog&) {}

}  // namespace snowbound::dead_of_winter
