"""python3 examples/test_snowbound_env.py PROGRAM: what the example promises."""
import json
import random
import sys
import unittest

from snowbound_env import Refused, SnowboundEnv, play_randomly

PROGRAM = sys.argv.pop()


class SnowboundEnvTest(unittest.TestCase):
    def env(self, game, **more):
        env = SnowboundEnv(PROGRAM, game, **more)
        self.addCleanup(env.close)
        return env

    def test_every_game_ends_with_rewards(self):
        for game in ["paper-tales", "winter-tales", "dead-of-winter", "tail-feathers"]:
            with self.subTest(game):
                env = self.env(game)
                rewards, moves = play_randomly(env, 7, random.Random(7))
                self.assertEqual(len(rewards), env.seats)
                self.assertGreater(moves, 5)
                self.assertEqual(env.players(), [])

    def test_the_same_seed_and_moves_are_the_same_match(self):
        env = self.env("paper-tales", seats=3)
        first = play_randomly(env, 7, random.Random(1)), env.record()
        again = play_randomly(env, 7, random.Random(1)), env.record()
        self.assertEqual(first, again)
        self.assertNotEqual(first, (play_randomly(env, 8, random.Random(1)), env.record()))

    def test_an_observation_is_of_one_seat(self):
        env = self.env("paper-tales", seats=2)
        mine, theirs = env.reset(7)
        self.assertEqual(mine["mine"]["seat"], 0)
        self.assertNotEqual(mine["mine"]["draft"], theirs["mine"]["draft"])
        self.assertNotIn(json.dumps(theirs["mine"]["draft"]), json.dumps(mine))

    def test_a_move_that_is_not_legal_is_refused_and_changes_nothing(self):
        env = self.env("paper-tales", seats=2)
        before = env.reset(7)
        with self.assertRaises(Refused):
            env.step(0, {"pick": {"card": "nobody"}})
        self.assertEqual([env.observation(seat) for seat in range(2)], before)
        env.step(0, env.legal_moves(0)[0])
        self.assertEqual(env.players(), [1])


if __name__ == "__main__":
    unittest.main()
