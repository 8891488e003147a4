"""Several nodes on one PostgreSQL under load, while nodes die, hang, are cut off, go and come: python3 testing/cluster PROGRAM

Everybody plays through whichever node a balancer gives them, so most tables are another node's than the socket. After each
fault every table must go on within TEN seconds, everything that anybody was told must be there, once, and every node must show
every table as it is stored. Ends with 1 where that is not so. docs/scaling.md says what is promised."""
import argparse
import asyncio
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'faults'))
from client import Away, Client  # noqa: E402
from machine import POSTGRES, Postgres, Server, Wire, end_with_us, free_port  # noqa: E402
from people import WIRE, Account, Ledger, Sleeper, Table, Voters  # noqa: E402

TEN = 10              # seconds after which every table goes on elsewhere
MOST_WRONGS = 10
SLEEPS_AFTER = 45
LONG_CLOCK = {'kind': 'bank', 'seconds': 36000, 'increment': 10}
KINDS = ('killed', 'stopped', 'cut off', 'apart', 'ended', 'database killed')


class InnerWire(Wire):
    """What the other nodes come through. Who dials says first which life it is."""

    def __init__(self, to):
        super().__init__(to)
        self.without = set()

    def _holds(self, link, client, data):
        if client and 'life' not in link:
            link['life'] = data[13:13 + int.from_bytes(data[9:13], 'big')].decode()
        return self.mode == 'silent' or link.get('life') in self.without


class Node(Server):
    """One server of several, with wires of its own to the database and from the other nodes."""

    def __init__(self, program, folder, name, database):
        os.makedirs(folder, exist_ok=True)
        super().__init__(program, folder, '')
        self.name, self.wire, self.ready, self.inner = name, Wire(database), False, free_port()
        self.inner_wire = InnerWire(self.inner)

    async def open(self):
        await self.wire.open()
        await self.inner_wire.open()
        self.store = f'postgres://postgres@127.0.0.1:{self.wire.port}/postgres?connect_timeout=2'
        self.start()

    def start(self):
        log = open(os.path.join(self.folder, 'log'), 'ab')
        self.process = subprocess.Popen(
            [self.program, 'serve', '--listen', f'127.0.0.1:{self.port}', '--data', self.data, '--store', self.store, '--limits',
             '0', '--thinkers', '1', '--idle', '5', '--node', self.name, '--inner', f'127.0.0.1:{self.inner}',
             '--inner-as', f'127.0.0.1:{self.inner_wire.port}'],
            stdin=subprocess.DEVNULL, stdout=log, stderr=log, preexec_fn=end_with_us)
        self.starts += 1


class Balanced:
    """The way of one browser through the balancer: it stays with a node for as long as that is ready."""

    def __init__(self, cluster):
        self.cluster, self.node = cluster, None

    @property
    def port(self):
        if self.node is None or not self.node.ready:
            ready = [node for node in self.cluster.nodes if node.ready]
            self.node = self.cluster.dice.choice(ready or self.cluster.nodes)
        return self.node.port


class Fixed:
    def __init__(self, port):
        self.port = port


class Cluster:
    def __init__(self, program, count, faults, minutes, seed, folder):
        self.program, self.count, self.faults, self.minutes, self.folder = program, count, faults, minutes, folder
        self.done = 0
        self.dice = random.Random(seed)
        self.ledger = Ledger()
        self.times, self.resumed = {}, {}

    async def whole(self):
        self.stop, self.began = asyncio.Event(), time.monotonic()
        self.postgres = Postgres(self.folder + '/postgres')
        self.nodes, self.tasks = [], []
        try:
            self.postgres.start()
            await self.postgres.answers()
            self.nodes = [Node(self.program, f'{self.folder}/{name}', name, self.postgres.port) for name in 'abcdefgh'[:self.count]]
            for node in self.nodes:
                await node.open()
            self.tasks.append(asyncio.create_task(self.watch()))
            await self.all_ready()
            await self.people()
            await self.goes_on()
            for number, kind in enumerate(self.plan()):
                await asyncio.sleep(self.dice.uniform(1, 2))
                await self.fault(kind, number)
                self.done += 1
                if len(self.ledger.wrong) >= MOST_WRONGS or time.monotonic() - self.began > self.minutes * 60:
                    break
            await self.finish()
        except Exception as why:  # the run itself must not hang or leave anything behind
            self.ledger.say(f'the run broke off: {why!r}' + ''.join(f'\n{node.name}: {node.log_tail()}' for node in self.nodes))
        finally:
            self.stop.set()
            for node in self.nodes:
                node.send(signal.SIGCONT)
                node.kill()
                await node.wire.close()
                await node.inner_wire.close()
            self.postgres.stop()
        return self.report()

    async def watch(self):
        """The balancer: asks each node every quarter of a second; what does not answer gets nobody."""
        while not self.stop.is_set():
            await asyncio.gather(*(self.look(node) for node in self.nodes))
            await asyncio.sleep(0.25)

    async def look(self, node):
        try:
            status, _ = await Client(Fixed(node.port)).request('GET', '/readyz', patience=1.5)
            node.ready = status == 200
        except Away:
            node.ready = False

    async def all_ready(self, seconds=30):
        end = time.monotonic() + seconds
        while not all(node.ready for node in self.nodes):
            if time.monotonic() > end:
                raise RuntimeError('not ready: ' + ', '.join(node.name for node in self.nodes if not node.ready))
            await asyncio.sleep(0.05)

    def door(self):
        return Balanced(self)

    async def table(self, wish, people):
        table = Table(None, self.ledger, {**wish, 'pace': 'none', 'clock': LONG_CLOCK}, 0, self.dice)
        table.clients = [Client(self.door()) for _ in range(people)]
        table.moves = True
        return await table.open()

    async def people(self):
        bots = [{'seat': 2, 'level': 'greedy'}]
        self.wishes = [({'game': 'paper-tales', 'seats': 3, 'bots': bots}, 2), ({'game': 'winter-tales', 'seats': 3}, 3),
                       ({'game': 'dead-of-winter', 'seats': 3, 'bots': bots}, 2), ({'game': 'tail-feathers', 'seats': 2}, 2)] * 2
        self.tables = [await self.table(*wish) for wish in self.wishes]
        self.voters = Voters(await self.table({'game': 'paper-tales', 'seats': 2}, 2))
        self.accounts = [await Account(self.door(), self.ledger, number).open() for number in range(2)]
        self.sleepers = [await Sleeper(self.door(), self.ledger, kind).open() for kind in ('clock', 'bots')]
        self.tasks += [asyncio.create_task(each) for each in
                       (*(table.play(self.stop) for table in self.tables), self.voters.live(self.stop),
                        *(account.live(self.stop) for account in self.accounts))]

    def plan(self):
        kinds = list(KINDS)
        self.dice.shuffle(kinds)
        once = kinds[:self.faults]
        return once + [self.dice.choice(KINDS) for _ in range(self.faults - len(once))]

    async def fault(self, kind, number):
        node = self.dice.choice(self.nodes)
        print(f'  {number + 1}/{self.faults}: {kind}, node {node.name}', file=sys.stderr, flush=True)
        await self.new_games()
        began = time.monotonic()
        seen = {id(table): table.seen for table in self.tables}
        back = asyncio.create_task(self.strike(kind, node))
        await asyncio.sleep(0.05)
        await self.goes_on(began, seen, kind)
        await back
        await self.all_ready()
        await self.goes_on()
        await self.look_closely()
        for task in self.tasks:
            if task.done() and task.exception():
                raise task.exception()

    async def strike(self, kind, node):
        if kind == 'killed':
            node.kill()
            await asyncio.sleep(self.dice.uniform(2, 4))
            node.start()
        elif kind == 'ended':
            node.send(signal.SIGTERM)
            while not node.has_ended():
                await asyncio.sleep(0.05)
            if node.process.returncode != 0:
                self.ledger.say(f'node {node.name} ended with {node.process.returncode}')
            node.start()
        elif kind == 'stopped':
            await self.stop_for(node, self.dice.choice([9, 1, 7.5]))
        elif kind == 'cut off':
            node.wire.mode = 'silent'
            await asyncio.sleep(self.dice.choice([2, 8, 10]))
            node.wire.mode = 'through'
        elif kind == 'apart':
            life = self.postgres.query(f"SELECT id FROM node WHERE name = '{node.name}'")[0][0]
            node.inner_wire.mode = 'silent'
            for other in self.nodes:
                other.inner_wire.without.add(life)
            await asyncio.sleep(self.dice.choice([11, 4, 9]))
            node.inner_wire.mode = 'through'
            for other in self.nodes:
                other.inner_wire.without.clear()
        elif kind == 'database killed':
            self.postgres.stop()
            await asyncio.sleep(self.dice.uniform(0, 2))
            self.postgres.start()
            await self.postgres.answers()

    async def stop_for(self, node, seconds):
        """Whoever asks it at the moment when it comes back is shown nothing that others know to be over."""
        node.send(signal.SIGSTOP)
        await asyncio.sleep(seconds - 0.5)
        players = [table.players[0] for table in self.tables if table.players[0].shown]
        looks = [asyncio.create_task(self.first_view(node, player)) for player in players]
        await asyncio.sleep(0.5)
        known = [player.facts for player in players]
        node.send(signal.SIGCONT)
        for player, facts, look in zip(players, known, looks):
            shown = await look
            if shown is not None:
                self.ledger.count('views of a node just back')
                if shown < facts:
                    self.ledger.say(f'table {player.table.id}: {facts} facts were told, node {node.name} came back and showed {shown}')

    async def first_view(self, node, player):
        try:
            socket = await Client(Fixed(node.port), player.client.cookie).socket()
            socket.send({'t': 'join', 'table': player.table.id, 'wire': WIRE})
            frame = {}
            while frame is not None and frame.get('t') not in ('view', 'error'):
                frame = await socket.receive(10)
            socket.close()
            return len(frame['facts']) if frame and frame['t'] == 'view' else None
        except Away:
            return None

    async def goes_on(self, began=None, before=None, kind=None):
        """Somebody at each table has been shown something new, twice: what was on its way does not count."""
        began = began or time.monotonic()
        before = before or {id(table): table.seen for table in self.tables}
        waiting = {id(table): (table, before.get(id(table), 0)) for table in self.tables if not table.over}
        last = {key: began for key in waiting}
        gap = {key: 0.0 for key in waiting}
        seen = {key: number for key, (_, number) in waiting.items()}
        end = began + TEN + (5 if kind == 'database killed' else 0)
        # The longest time without anything new, from the fault until all go on.
        calm = None
        while True:
            now = time.monotonic()
            for key, (table, _) in waiting.items():
                if table.seen > seen[key] or table.over:
                    gap[key] = max(gap[key], now - last[key])
                    seen[key], last[key] = table.seen, now
            late = [table for key, (table, first) in waiting.items() if seen[key] < first + 3 and not table.over]
            quiet = [table for key, (table, _) in waiting.items() if now - last[key] > 1.5 and not table.over]
            calm = None if late or quiet else calm or now
            if calm and now - calm > (6.5 if kind in ('stopped', 'cut off', 'apart') else 2 if kind else 0):
                break
            stuck = [table for key, (table, _) in waiting.items() if now - last[key] > end - began and not table.over]
            if stuck:
                names = ', '.join(f'{table.id} ({table.wish["game"]})' for table in stuck)
                self.ledger.say(f'{kind}: after {end - began:.0f} s these do not go on: {names}')
                return
            if now - began > 60:
                self.ledger.say(f'{kind}: not calm after a minute')
                return
            await asyncio.sleep(0.01)
        if kind:
            self.resumed.setdefault(kind, []).extend(gap.values())
            print('    stood still for', *(f'{each:.2f}' for each in sorted(gap.values())), 's', file=sys.stderr, flush=True)

    async def new_games(self):
        for number, table in enumerate(self.tables):
            if table.over:
                await self.expect_record(table)
                self.tables[number] = await self.table(*self.wishes[number])
                self.tasks.append(asyncio.create_task(self.tables[number].play(self.stop)))

    async def look_closely(self):
        """Everybody holds still: what was shown last must be what is stored, and what every node shows."""
        for table in (*self.tables, self.voters.table):
            table.hold = True
        await asyncio.sleep(0.4)
        for table in self.tables:
            for player in table.players:
                await self.compare(table, player)
        for account in self.accounts:
            await account.check()
        for sleeper in self.sleepers:
            await sleeper.check(self.postgres.query, time.monotonic(), SLEEPS_AFTER)
        owners = self.postgres.query("SELECT count(*) FROM game_table g JOIN node n ON n.id = g.owner")
        self.ledger.count('tables with an owner', int(owners[0][0]))
        for table in (*self.tables, self.voters.table):
            table.hold = False

    async def compare(self, table, player):
        if not player.shown or player.seat is None or table.over:
            return
        for node in self.nodes:
            client = Client(Fixed(node.port), player.client.cookie)
            _, reply = await client.insist('GET', f'/api/tables/{table.id}/replay?seat={player.seat}', also=(400, 403, 404))
            if reply.get('view') != player.shown['view']:
                self.ledger.say(f'table {table.id} seat {player.seat}: what was shown is not what is stored: {json.dumps(reply)[:300]}')
            socket = await client.socket()
            socket.send({'t': 'join', 'table': table.id, 'wire': WIRE, 'seat': player.seat})
            frame = {}
            while frame is not None and frame.get('t') not in ('view', 'error'):
                frame = await socket.receive(10)
            socket.close()
            if not frame or frame.get('view') != player.shown['view']:
                self.ledger.say(f'table {table.id} seat {player.seat}: node {node.name} shows something else: {json.dumps(frame)[:300]}')
            self.ledger.count('views compared')

    async def finish(self):
        for table in self.tables:
            table.hold = True
        await asyncio.sleep(0.5)
        for table in self.tables:
            await self.abort(table)
            await self.expect_record(table)

    async def abort(self, table):
        for _ in range(100):
            _, reply = await table.clients[0].insist('GET', f'/api/tables/{table.id}')
            if reply['table']['status'] in ('over', 'aborted'):
                return
            try:
                sockets = [await client.socket() for client in table.clients]
                for socket in sockets:
                    socket.send({'t': 'join', 'table': table.id, 'wire': WIRE})
                await asyncio.sleep(0.1)
                sockets[0].send({'t': 'ask', 'about': 'abort'})
                await asyncio.sleep(0.2)
                for socket in sockets[1:]:
                    socket.send({'t': 'vote', 'yes': True})
                await asyncio.sleep(0.2)
                for socket in sockets:
                    socket.close()
            except Away:
                await asyncio.sleep(0.2)
        self.ledger.say(f'table {table.id} cannot be ended by vote')

    async def expect_record(self, table):
        """Every answer that was acknowledged is in the record once, and the record is true."""
        _, record = await table.clients[0].insist('GET', f'/api/tables/{table.id}/record', also=(400, 403, 404, 409))
        if 'events' not in record:
            return self.ledger.say(f'table {table.id}: no record: {record}')
        stored = {}
        for event in record['events']:
            stored.setdefault((event['seat'], event.get('decision')), []).append(event)
            if event.get('by') == 'clock':
                self.ledger.say(f'table {table.id}: the clock answered for somebody who had ten hours')
        for seat, decision, choice, _ in table.acked:
            found = stored.get((seat, decision), [])
            if len(found) != 1 or found[0]['choice'] != choice:
                self.ledger.say(f'table {table.id}: seat {seat} answered {decision} with {choice}; stored: {found}')
        path = f'{self.folder}/{table.id}.json'
        with open(path, 'w') as file:
            json.dump(record, file)
        verdict = subprocess.run([self.program, 'replay', path, '--verify'], capture_output=True, text=True)
        if verdict.returncode != 0:
            self.ledger.say(f'table {table.id}: {verdict.stdout[-300:]}{verdict.stderr[-300:]}')
        self.ledger.count('records verified')

    def report(self):
        counts = ', '.join(f'{count} {what}' for what, count in sorted(self.ledger.counts.items()))
        print(f'{self.count} nodes, {self.done} of {self.faults} faults in {time.monotonic() - self.began:.0f} s')
        print(f'  acknowledged and found again: {counts}')
        for kind, gaps in sorted(self.resumed.items()):
            gaps.sort()
            print(f'  {kind}: a table stands still for {gaps[len(gaps) // 2]:.2f} s (half of them), '
                  f'{gaps[len(gaps) * 99 // 100]:.2f} s (99 %), {gaps[-1]:.2f} s (all {len(gaps)})')
        for wrong in self.ledger.wrong[:MOST_WRONGS]:
            print(f'  WRONG: {wrong}')
        return not self.ledger.wrong


def main():
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument('program')
    words.add_argument('--nodes', type=int, default=3)
    words.add_argument('--faults', type=int, default=5)
    words.add_argument('--minutes', type=float, default=60, help='no new fault after so long')
    words.add_argument('--seed', type=int, default=1)
    words.add_argument('--keep', action='store_true', help='leave the folder with logs and records')
    given = words.parse_args()
    if not POSTGRES:
        sys.exit('PostgreSQL is not installed (Debian: postgresql)')
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # what was started is cleared away
    folder = tempfile.mkdtemp(prefix='snowbound-cluster-')
    good = asyncio.run(Cluster(os.path.abspath(given.program), given.nodes, given.faults, given.minutes, given.seed, folder).whole())
    print(f'  folder: {folder}') if given.keep else shutil.rmtree(folder, ignore_errors=True)
    print('1 passed, 0 failed' if good else '0 passed, 1 failed')
    return 0 if good else 1


if __name__ == '__main__':
    sys.exit(main())
