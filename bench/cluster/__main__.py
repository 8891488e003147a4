"""What so many nodes carry, and what breaks first: a model of a few lines, and the measured points that it must reproduce first.

  python3 bench/cluster measure PROGRAM   1, 2 and 3 nodes on this machine in turns, CPU read from /proc; writes measured.json
  python3 bench/cluster                   the model, from measured.json; ends with 1 where it does not reproduce what was measured

The model: an answer costs its node LOCAL microseconds, and FAR more for each answer whose four players come in elsewhere. Behind a
balancer that knows nothing of tables that is the share (n-1)/n. A node also costs something for being there, and more for every other
node. PostgreSQL is paid per answer and per node. Wall times are left out: on a shared machine they say nothing."""
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
FILE = os.path.join(HERE, 'measured.json')
CLUSTER = os.path.join(os.path.dirname(os.path.dirname(HERE)), 'scripts/cluster')
ROUNDS, SECONDS, QUIET, TABLES, RATE = 3, 13, 6, 72, 200
TICK = os.sysconf('SC_CLK_TCK')
CLOSE = 0.15  # the model may be wrong by so much


class House:
    def __init__(self, program, folder, port):
        self.folder, self.port = folder, port
        self.env = {**os.environ, 'CLUSTER': folder, 'PORT': str(port), 'SNOWBOUND_PROGRAM': program, 'SNOWBOUND_LIMITS': '0'}
        self.program = program

    def run(self, *words):
        return subprocess.run([CLUSTER, *words], env=self.env, check=True, capture_output=True, text=True).stdout

    def sql(self, question):
        return subprocess.run(['psql', '-h', f'{self.folder}/postgres', '-U', 'postgres', '-qAt', '-c', question],
                              check=True, capture_output=True, text=True).stdout.strip()

    def figures(self, names):
        """CPU seconds of the nodes and of PostgreSQL with all that it has started, bytes of WAL, frames and bytes."""
        postmaster = int(open(f'{self.folder}/postgres/data/postmaster.pid').readline())
        found = {'nodes': sum(cpu(int(open(f'{self.folder}/{name}.pid').read())) for name in names), 'postgres': with_children(postmaster),
                 'wal': int(self.sql("SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint")), 'far_frames': 0.0, 'frames': 0.0,
                 'bytes': 0.0}
        for at, _ in enumerate(names):
            text = subprocess.run(['curl', '-sf', f'localhost:{self.port + 1 + at}/metrics'], check=True, capture_output=True, text=True).stdout
            for line in text.splitlines():
                for key, metric in (('far_frames', 'snowbound_forwarded_frames_out_total'), ('frames', 'snowbound_frames_out_total'),
                                    ('bytes', 'snowbound_bytes_out_total')):
                    if line.startswith(metric):
                        found[key] += float(line.split()[-1])
        return found

    def load(self, home, door, ways, rate):
        """One of so many: players whose tables are at one node, and who come in at one."""
        words = ['load', '--url', f'http://127.0.0.1:{self.port + 1 + home}', '--sockets', f'http://127.0.0.1:{self.port + 1 + door}', '--tables',
                 str(TABLES // ways), '--rate', str(rate / ways), '--seconds', str(SECONDS), '--warm', '2', '--json']
        return subprocess.Popen([self.program, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def measure(self, names, ways, rate=RATE):
        """A load over these ways in equal parts, looked at in the middle of it."""
        loads = [self.load(*way, len(ways), rate) for way in ways]
        time.sleep(5)  # they move in, and warm up
        before, answers = self.figures(names), int(self.sql('SELECT count(*) FROM event'))
        time.sleep(SECONDS - 5)
        after, answers = self.figures(names), int(self.sql('SELECT count(*) FROM event')) - answers
        for load in loads:
            out, err = load.communicate(timeout=120)
            if load.returncode != 0:
                raise RuntimeError(out + err)
        gone = {key: (after[key] - before[key]) / answers for key in before}
        return {'node_us': gone['nodes'] * 1e6, 'postgres_us': gone['postgres'] * 1e6, 'wal': gone['wal'],
                'far_share': gone['far_frames'] / max(gone['frames'], 1e-9), 'frame_bytes': gone['bytes'] / gone['frames'],
                'frames': gone['frames'], 'rate': answers / (SECONDS - 5)}

    def rest(self, names):
        before = self.figures(names)
        time.sleep(QUIET)
        after = self.figures(names)
        return {key + '_us_a_second': (after[key] - before[key]) * 1e6 / QUIET for key in ('nodes', 'postgres')}


def cpu(pid):
    with open(f'/proc/{pid}/stat') as file:
        fields = file.read().rsplit(')', 1)[1].split()
    return sum(int(field) for field in fields[11:15]) / TICK  # its own, and of children that have ended


def with_children(pid):
    with open(f'/proc/{pid}/task/{pid}/children') as file:
        children = [int(child) for child in file.read().split()]
    total = cpu(pid)
    for child in children:
        try:
            total += cpu(child)
        except FileNotFoundError:
            pass  # it has just ended
    return total


def measure(program):
    points = {}
    for turn in range(ROUNDS):
        for count in (1, 2, 3):
            folder = tempfile.mkdtemp(prefix='snowbound-bench-')
            os.chmod(folder, 0o755)
            house = House(os.path.abspath(program), folder, random.randrange(20_000, 30_000, 10))
            names = 'abc'[:count]
            try:
                house.run('up', str(count))
                points.setdefault(f'{count} at rest', []).append(house.rest(names))
                points.setdefault(f'{count} balanced', []).append(house.measure(names, [(home, door) for home in range(count) for door in range(count)]))
                if count == 1:
                    points.setdefault('1 as fast as it goes', []).append(house.measure(names, [(0, 0)], 0))
                if count == 2:
                    points.setdefault('2 all far', []).append(house.measure(names, [(0, 1), (1, 0)]))
                print(turn + 1, count, json.dumps({key: values[-1] for key, values in points.items() if key.startswith(str(count))}),
                      file=sys.stderr, flush=True)
            finally:
                house.run('down')
                shutil.rmtree(folder, ignore_errors=True)
    middle = {name: {key: round(statistics.median(point[key] for point in all), 4) for key in all[0]} for name, all in points.items()}
    with open(FILE, 'w') as file:
        json.dump(middle, file, indent=1)
        file.write('\n')


class Model:
    def __init__(self, points):
        self.local = points['1 balanced']['node_us']
        far = points['2 all far']
        self.far = (far['node_us'] - self.local) / far['far_share']
        # Where much is to be stored much is stored together: what a busy node costs.
        full = points['1 as fast as it goes']
        self.busy, self.postgres, self.wal = full['node_us'], full['postgres_us'], full['wal']
        self.frame, self.frames = points['1 balanced']['frame_bytes'], points['1 balanced']['frames']
        one, three = points['1 at rest'], points['3 at rest']
        self.rest = one['nodes_us_a_second']
        self.each_other = max(0.0, (three['nodes_us_a_second'] / 3 - self.rest) / 2)  # a node, for every other one
        self.postgres_rest = max(0.0, (three['postgres_us_a_second'] - one['postgres_us_a_second']) / 2)  # for every node

    def node_us(self, nodes):
        return self.local + self.far * (nodes - 1) / nodes

    def carries(self, nodes, busy=0.6):
        """Answers a second of all nodes together, each busy to that part of one core."""
        return nodes * max(0.0, busy * 1e6 - self.rest - self.each_other * (nodes - 1)) / (self.node_us(nodes) - self.local + self.busy)


def reproduces(model, points):
    good = True
    print('CPU of the nodes, us an answer       measured   model')
    for nodes in (1, 2, 3):
        measured, said = points[f'{nodes} balanced']['node_us'], model.node_us(nodes)
        # At this rate what nodes cost for being there is in it, too.
        said += nodes * (model.rest + model.each_other * (nodes - 1)) / points[f'{nodes} balanced']['rate'] - model.rest / points['1 balanced']['rate']
        close = abs(said - measured) <= CLOSE * measured
        good &= close
        print(f'  {nodes} nodes behind a balancer            {measured:8.0f} {said:8.0f}{"" if close else "   NOT CLOSE"}')
    return good


def main():
    if len(sys.argv) == 3 and sys.argv[1] == 'measure':
        measure(sys.argv[2])
    elif len(sys.argv) != 1:
        sys.exit(__doc__)
    with open(FILE) as file:
        points = json.load(file)
    model = Model(points)
    good = reproduces(model, points)
    print(f'\nan answer {model.local:.0f} us where the table is ({model.busy:.0f} where a node is busy), {model.far:.0f} more from elsewhere; a node {model.rest / 1e4:.2f} % of a core for '
          f'being there and {model.each_other / 1e4:.3f} % for every other one; PostgreSQL {model.postgres:.0f} us and {model.wal:.0f} bytes of WAL '
          f'an answer, {model.postgres_rest / 1e4:.2f} % of a core for every node')
    print('\nnodes  answers/s   far  between nodes Mbit/s  PostgreSQL cores  WAL MB/s  connections')
    for nodes in (1, 3, 10, 30, 100):
        answers, far = model.carries(nodes), (nodes - 1) / nodes
        megabits = answers * model.frames * far * model.frame * 8 / 1e6
        cores = (answers * model.postgres + nodes * model.postgres_rest) / 1e6
        print(f'{nodes:5} {answers:10.0f} {far:5.2f} {megabits:21.0f} {cores:17.1f} {answers * model.wal / 1e6:9.1f} {4 * nodes:12}')
    return 0 if good else 1


if __name__ == '__main__':
    sys.exit(main())
