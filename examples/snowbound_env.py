#!/usr/bin/env python3
"""Snowbound's games in the shape that research expects: reset, legal moves, step, one observation for each seat.

Speaks JSON lines with `snowbound engine` (docs/protocol.md); needs nothing but Python 3.9.

    python3 examples/snowbound_env.py build/release/snowbound paper-tales --seats 3 --games 5
"""
import argparse
import json
import random
import subprocess


class Refused(Exception):
    """What the engine says when something may not be: error["code"], "message", often "rule"."""

    def __init__(self, error):
        super().__init__(error["message"])
        self.error = error


class SnowboundEnv:
    """One match after the other. Several seats may be to move at once: ask players()."""

    def __init__(self, program, game, seats=None, options=None):
        self._engine = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.game, self.options = game, options or {}
        about = next(each for each in self.ask(do="games")["games"] if each["id"] == game)
        self.seats = seats or about["seats"]["min"]
        self._questions = {}

    def ask(self, **request):
        self._engine.stdin.write(json.dumps(request) + "\n")
        self._engine.stdin.flush()
        reply = json.loads(self._engine.stdout.readline())
        if not reply["ok"]:
            raise Refused(reply["error"])
        return reply

    def close(self):
        self.ask(do="quit")
        self._engine.wait()
        self._engine.stdin.close()
        self._engine.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _note(self, decisions):
        self._questions = {each["seat"]: each for each in decisions if each["wait"] == "required"}

    def reset(self, seed=None):
        """A new match; the same seed is the same match. Gives the observation of every seat."""
        more = {} if seed is None else {"seed": str(seed)}
        self._note(self.ask(do="new", game=self.game, seats=self.seats, options=self.options, **more)["decisions"])
        return [self.observation(seat) for seat in range(self.seats)]

    def players(self):
        """The seats that must move; empty: it is over."""
        return sorted(self._questions)

    def legal_moves(self, seat):
        """Every move of this seat, complete and in a fixed order; the index of one is an action.

        A question with a "form" (a plan, an army) also takes moves that are not listed."""
        return self._questions[seat]["options"]

    def fallback(self, seat):
        """The index of the move that always leads on."""
        return self._questions[seat]["fallback"]

    def observation(self, seat):
        """What this seat may see and nothing else: a dict whose shape belongs to the game."""
        return self.ask(do="view", seat=seat)["view"]

    def step(self, seat, move, concept="a memory"):
        """Plays a move: (observation of this seat, rewards of all seats, done).

        Rewards are 0 until the end; then 1 is shared by the winners, and everybody else has -1."""
        question = self._questions[seat]
        verb = next(iter(move))
        tells = question.get("tell", {}).get(verb, {})
        more = {"concept": concept} if tells.get("concept") else {}
        self._note(self.ask(do="answer", seat=seat, decision=question["id"], choice=move, **more)["decisions"])
        done = not self._questions
        return self.observation(seat), self.rewards() if done else [0.0] * self.seats, done

    def rewards(self):
        winners = self.ask(do="scores")["winners"]
        return [1.0 / len(winners) if seat in winners else -1.0 for seat in range(self.seats)]

    def record(self):
        """The match so far; `snowbound replay FILE --verify` proves it."""
        return self.ask(do="record")["record"]


def play_randomly(env, seed, chance, longest=20_000):
    env.reset(seed)
    rewards, done, moves = [], False, 0
    while not done:
        seat = chance.choice(env.players())
        options = env.legal_moves(seat)
        # Some moves lead there and back; now and then the one that leads on keeps a random game short.
        at = env.fallback(seat) if chance.random() < 0.1 else chance.randrange(len(options))
        _, rewards, done = env.step(seat, options[at])
        moves += 1
        if moves > longest:
            raise RuntimeError("this game does not end")
    return rewards, moves


def main():
    parser = argparse.ArgumentParser(description="Random games, as an example of SnowboundEnv.")
    parser.add_argument("program", help="the program snowbound")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seed", type=int, default=7)
    order = parser.parse_args()
    with SnowboundEnv(order.program, order.game, order.seats) as env:
        for number in range(order.games):
            rewards, moves = play_randomly(env, order.seed + number, random.Random(order.seed + number))
            print(json.dumps({"game": order.game, "moves": moves, "rewards": rewards}))


if __name__ == "__main__":
    main()
