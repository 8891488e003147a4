"""Breaks the rules of a game in small ways, one at a time, and says which of these mutants no rule test finds.
What it does and how to read it: testing/mutate/README.md."""
import argparse
import hashlib
import json
import math
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
# Tests that meet a rule by chance, in games at random: they do not say what the rule is, so they prove nothing of it.
BY_CHANCE = re.compile(r'/(bots|invariants|random|worlds)_test\.cpp$')


def words():
    parser = argparse.ArgumentParser(prog='testing/mutate', description=__doc__)
    parser.add_argument('game', help='paper_tales, winter_tales, dead_of_winter or tail_feathers')
    parser.add_argument('--sample', type=int, metavar='N', help='only N of the mutants (all)')
    parser.add_argument('--seed', default='1', metavar='S', help='which ones (1); the same seed, the same mutants')
    parser.add_argument('--only', default='', metavar='IDS', help='only these, by id, and which test kills each')
    parser.add_argument('--file', default='', metavar='NAME', help='only those of files with this in their name')
    parser.add_argument('--at-least', type=float, default=0, metavar='RATE', help='fail below this rate, in per cent')
    parser.add_argument('--build', default='build/test', metavar='FOLDER', help='the build folder (build/test)')
    parser.add_argument('--jobs', type=int, default=1, metavar='N', help='processes at a time (1)')
    return parser.parse_args()


def build(args):
    if not os.path.exists(f'{args.build}/build.ninja'):
        subprocess.run(['cmake', '--preset', 'test'], check=True, stdout=sys.stderr)
    print(f'building {args.game}_mutants', file=sys.stderr, flush=True)
    command = ['cmake', '--build', args.build, '--target', f'{args.game}_mutants', '--parallel', str(args.jobs)]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        sys.exit(done.stdout[-6000:])


def reach(program):
    """For each mutant's number, the rule tests that pass by it; and how long each of these tests takes."""
    done = subprocess.run([program, 'reach'], capture_output=True, text=True)
    tests, times = {}, {}
    lines = iter(done.stdout.splitlines())
    for line in lines:
        if line.startswith('fails '):
            sys.exit(f'without any mutant: {line}')
        if not line.startswith('test '):  # what a test has printed
            continue
        _, file, microseconds, name = line.split(' ')
        reached = next(lines).split()
        if BY_CHANCE.search(file):
            continue
        times[name] = int(microseconds) / 1e6
        for number in reached:
            tests.setdefault(int(number), []).append(name)
    if done.returncode != 0 or not times:
        sys.exit(f'without any mutant: the tests end with {done.returncode}')
    return tests, times


def listed(game):
    path = f'testing/mutate/survivors/{game}.md'
    text = open(path, encoding='utf-8').read() if os.path.exists(path) else ''
    return re.findall(r'^- `([0-9a-f]{8})`', text, re.MULTILINE)


def choose(args, mutants, excused):
    """The mutants to be judged. A sample is drawn by hashes, so that an edit elsewhere leaves most of it as it is."""
    if args.only:
        return [m for m in mutants if m['id'] in args.only.split(',')]
    pool = [m for m in mutants if args.file in m['file']]
    drawn = sorted((m for m in pool if m['id'] not in excused),
                   key=lambda m: hashlib.sha256(f'{args.seed}:{m["id"]}'.encode()).digest())[:args.sample]
    names = {m['id'] for m in drawn} | set(excused)  # those listed are tried again every time
    return [m for m in pool if m['id'] in names]


def judge(program, orders, tell):
    """Runs the tests against each mutant. By number: the test that kills it, or None."""
    found = {}
    with subprocess.Popen([program, 'judge'], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as run:
        for number, seconds, names in orders:
            run.stdin.write(f'{number} {seconds} {":".join(names)}\n')
            run.stdin.flush()
            verdict = run.stdout.readline().split()
            found[number] = ' '.join(verdict[2:]) if verdict[0] == 'killed' else None
            tell(found[number])
        run.stdin.close()
    return found


class Progress:
    def __init__(self, total):
        self.total, self.done, self.survived = total, 0, 0

    def __call__(self, killer):
        self.done += 1
        self.survived += killer is None
        if self.done % 50 == 0 or self.done == self.total:
            print(f'{self.done} of {self.total} mutants, {self.survived} survive', file=sys.stderr, flush=True)


def judge_all(program, chosen, tests, times, jobs):
    """The same for all, in several processes; a mutant that no test reaches needs none."""
    orders = []
    for mutant in chosen:
        names = tests.get(mutant['number'], [])
        if names:  # a limit far beyond what they need: what takes longer never ends
            orders.append((mutant['number'], math.ceil(2 + 10 * sum(times[name] for name in names)), names))
    tell = Progress(len(orders))
    with ThreadPoolExecutor(jobs) as pool:
        shares = pool.map(lambda i: judge(program, orders[i::jobs], tell), range(jobs))
        return {number: killer for share in shares for number, killer in share.items()}


def show(mutant, end):
    clause = f' [{mutant["clause"]}]' if mutant['clause'] else ''
    print(f'  {mutant["id"]} {mutant["file"]}:{mutant["line"]}{clause} {mutant["function"]}: {mutant["what"]}{end}')


def report(args, chosen, excused, killers, tests):
    """Says what came out of it, and whether it is enough."""
    counted = [m for m in chosen if args.only or m['id'] not in excused]
    survivors = [m for m in counted if killers.get(m['number']) is None]
    if args.only:
        for mutant in counted:
            show(mutant, f' -- {killers.get(mutant["number"]) or "survives"}')
    elif survivors:
        print(f'{len(survivors)} survive:')
        for mutant in survivors:
            show(mutant, '' if mutant['number'] in tests else ' (no rule test comes here)')
    if not args.only and not args.file:
        for name in sorted(set(excused) - {m['id'] for m in chosen}):
            print(f'  {name} is listed, but there is no such mutant any more')
        for mutant in chosen:
            if mutant['id'] in excused and killers.get(mutant['number']):
                show(mutant, f' -- is listed, but killed by {killers[mutant["number"]]}')
    killed = len(counted) - len(survivors)
    rate = 100 * killed / max(1, len(counted))
    print(f'{args.game}: {len(counted)} mutants, {killed} killed by rule tests, {len(survivors)} survive: {rate:.1f} %'
          f'  ({len(excused)} more are listed as changing nothing)')
    return counted and rate >= args.at_least


def main():
    args = words()
    os.chdir(ROOT)
    build(args)
    program = f'{args.build}/testing/mutate/{args.game}_mutants'
    with open(f'{args.build}/mutate/{args.game}/mutants.json', encoding='utf-8') as file:
        mutants = json.load(file)
    for number, mutant in enumerate(mutants):
        mutant['number'] = number
    tests, times = reach(program)
    # What a constant expression uses and no test reaches has been evaluated by the compiler.
    mutants = [m for m in mutants if m['number'] in tests or not m['constant']]
    excused = listed(args.game)
    chosen = choose(args, mutants, excused)
    killers = judge_all(program, chosen, tests, times, args.jobs)
    sys.exit(0 if report(args, chosen, excused, killers, tests) else 1)


if __name__ == '__main__':
    main()
