"""Training in small, on any machine with Python: samples, a network learnt from them, and the same verdict in the program.

  python3 training/test_training.py build/release/snowbound"""
import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from network import MOST, odds, read_network, whole, write_network  # noqa: E402
from samples import read_samples  # noqa: E402
from train import blind, plain_train  # noqa: E402

PROGRAM = ""
GAMES = ["paper-tales"]


def run(*command):
    return subprocess.run([PROGRAM, *map(str, command)], capture_output=True, text=True)


class Training(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def file(self, name):
        return Path(self.folder.name) / name

    def samples(self, game, games, *more):
        done = run("sim", game, "--games", games, "--bots", "greedy", "--samples", self.file("samples"), *more)
        self.assertEqual(done.returncode, 0, done.stderr)
        return read_samples(self.file("samples"))

    def learnt(self, game):
        samples = self.samples(game, 300)
        layers, curve = plain_train(samples)
        write_network(self.file("net"), layers)
        return samples, layers, curve

    def test_what_is_learnt_is_better_than_knowing_nothing(self):
        for game in GAMES:
            samples, _, curve = self.learnt(game)
            self.assertLess(curve[-1], blind([s.won for s in samples if s.game % 10 == 0]), game)

    def test_the_program_says_the_same_to_the_last_digit(self):
        for game in GAMES:
            _, layers, _ = self.learnt(game)
            self.assertEqual(read_network(self.file("net")), layers)
            again = self.samples(game, 30, "--network", self.file("net"))
            self.assertGreater(len({s.odds for s in again}), 10)
            for sample in again[::7]:
                self.assertEqual(sample.odds, odds(layers, sample.row))

    def test_shares_of_a_position_are_one_victory(self):
        samples = self.samples("paper-tales", 20, "--seats", 4)
        for at in range(0, len(samples), 4):
            self.assertAlmostEqual(sum(s.won for s in samples[at:at + 4]), 1, places=2)

    def test_the_arena_plays_by_a_file(self):
        self.learnt("paper-tales")
        done = run("arena", "paper-tales", f"easy:hand,easy:{self.file('net')}", "--games", 4, "--json")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(json.loads(done.stdout)["games"], 4)

    def test_the_whole_way_in_small(self):
        learn = Path(__file__).resolve().parent / "learn"
        done = subprocess.run([sys.executable, "-B", learn, "paper-tales", "--generations", "1", "--scale", "0.0005", "--work",
                               self.folder.name, "--out", self.file("out.net")], capture_output=True, text=True,
                              env={**os.environ, "SNOWBOUND": PROGRAM})
        self.assertEqual(done.returncode, 0, done.stderr)
        (first,) = json.loads(self.file("paper-tales.json").read_text())
        self.assertLess(min(first["curve"]), first["blind"])
        self.assertEqual(self.file("out.net").exists(), first["taken"])
        self.assertEqual(len(read_network(self.file("paper-tales-0.net"))[0][1]), 1016)

    def test_a_file_that_is_none_is_refused(self):
        for content in (b"", b"SBN1", b"SBN1\x05\x00\x01\x00", b"no weights"):
            self.file("bad").write_bytes(content)
            done = run("sim", "paper-tales", "--games", 1, "--network", self.file("bad"))
            self.assertEqual(done.returncode, 2)
            self.assertIn("no file of weights", done.stderr)
        write_network(self.file("bad"), [([0], [[1]] * 7)])
        done = run("arena", "paper-tales", f"easy,easy:{self.file('bad')}")
        self.assertEqual(done.returncode, 2)
        self.assertIn("reads 7 features", done.stderr)

    def test_rounding_keeps_within_bytes(self):
        (bias, weights), = whole([([0.5], [[9.0], [-9.0], [0.01]])])
        self.assertEqual((bias, weights), ([2048], [[MOST], [-MOST], [1]]))


if __name__ == "__main__":
    PROGRAM = sys.argv.pop(1)
    unittest.main()
