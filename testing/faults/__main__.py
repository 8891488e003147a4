"""The server under load while everything that can break breaks, at random: python3 testing/faults PROGRAM [--faults 20] [--seed 1]

Half of the faults come to a server on SQLite, half to one on PostgreSQL; every kind comes, where there are enough of them.
After each, everything that anybody was told must be there, once; nobody may have been shown what is not stored; every table
must go on. Ends with 1 where that is not so. docs/reliability.md says what is promised."""
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

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from client import Away, Client  # noqa: E402
from machine import FAKETIME, POSTGRES, Door, Postgres, Server, SmallDisk, Wire, sqlite_query  # noqa: E402
from people import Account, Ledger, Sleeper, Table, Voters  # noqa: E402

LONG_CLOCK = {'kind': 'bank', 'seconds': 36000, 'increment': 10}
BACK_WITHIN = 60     # seconds after a fault
MOST_WRONGS = 10      # then it is enough
SLEEPS_AFTER = 45    # seconds of a table without an event although its clock or its bots should act


class Run:
    def __init__(self, program, kind, faults, seed, folder):
        self.program, self.kind, self.faults, self.folder = program, kind, faults, folder
        self.dice = random.Random(seed)
        self.ledger = Ledger()
        self.times, self.done = {}, {}
        self.door = Door()

    async def whole(self):
        self.stop, self.began = asyncio.Event(), time.monotonic()
        await self.set_up()
        try:
            await self.healthy()
            await self.people()
            for number, kind in enumerate(self.plan()):
                await asyncio.sleep(self.dice.uniform(0.3, 1.2))
                await self.fault(kind, number)
                if len(self.ledger.wrong) >= MOST_WRONGS:
                    break
            await self.finish()
        except Exception as why:  # the run itself must not hang or leave anything behind
            self.ledger.say(f'the run broke off: {why!r}\n{self.server.log_tail()}')
        finally:
            await self.tear_down()
        return self.report()

    async def set_up(self):
        self.disk = self.postgres = self.wire = None
        store = 'sqlite'
        if self.kind == 'postgres':
            self.postgres = Postgres(self.folder + '/postgres')
            self.postgres.start()
            await self.postgres.answers()
            self.wire = Wire(self.postgres.port)
            await self.wire.open()
            store = f'postgres://postgres@127.0.0.1:{self.wire.port}/postgres?connect_timeout=2'
            self.query = self.postgres.query
        else:
            self.disk = SmallDisk(self.folder + '/data')
            self.query = lambda sql: sqlite_query(self.folder + '/data/snowbound.sqlite', sql)
        self.server = Server(self.program, self.folder, store)
        self.server.start()
        self.door.port = self.server.port

    async def tear_down(self):
        self.stop.set()
        self.server.send(signal.SIGCONT)
        self.server.kill()
        if self.wire:
            await self.wire.close()
        if self.postgres:
            self.postgres.stop()
        if self.disk:
            self.disk.leave()

    async def healthy(self):
        """Waits until it answers; a server that ended itself is started again, as systemd would."""
        client = Client(self.door)
        end = time.monotonic() + BACK_WITHIN
        while time.monotonic() < end:
            if self.server.has_ended():
                self.server.start()
            try:
                status, _ = await client.request('GET', '/healthz', patience=5)
                if status == 200:
                    return
            except Away:
                pass
            await asyncio.sleep(0.05)
        raise RuntimeError(f'not healthy after {BACK_WITHIN} s')

    async def until_felt(self):
        """Until it says that its store takes nothing, and a little longer. A full disk may have room in old files."""
        client, end = Client(self.door), time.monotonic() + 10
        while time.monotonic() < end:
            status, _ = await client.request('GET', '/healthz')
            if status == 503:
                self.ledger.count('times the disk was missed')
                await asyncio.sleep(self.dice.uniform(0.1, 1.5))
                return True
            await asyncio.sleep(0.02)
        return False

    async def people(self):
        door = self.door
        bots = [{'seat': 2, 'level': 'greedy'}]
        wishes = [({'game': 'paper-tales', 'seats': 3, 'bots': bots}, 2), ({'game': 'winter-tales', 'seats': 3}, 3),
                  ({'game': 'dead-of-winter', 'seats': 3, 'bots': bots}, 2), ({'game': 'tail-feathers', 'seats': 2}, 2)]
        self.wishes = [{**wish, 'pace': 'none', 'clock': LONG_CLOCK} for wish, _ in wishes]
        self.tables = [await Table(door, self.ledger, {**wish, 'pace': 'none', 'clock': LONG_CLOCK}, people, self.dice).open()
                       for wish, people in wishes]
        quiet = await Table(door, self.ledger, {'game': 'paper-tales', 'seats': 2}, 2, self.dice).open()
        self.voters = Voters(quiet)
        self.accounts = [await Account(door, self.ledger, number).open() for number in range(2)]
        self.sleepers = [await Sleeper(door, self.ledger, kind).open() for kind in ('clock', 'bots')]
        self.tasks = [asyncio.create_task(each) for each in
                      (*(table.play(self.stop) for table in self.tables), self.voters.live(self.stop),
                       *(account.live(self.stop) for account in self.accounts))]

    def plan(self):
        """Which faults, in which order: each kind once, first those that only this store knows; then whatever comes."""
        own, common = [], ['killed', 'stopped', 'ended']
        if FAKETIME:
            common += ['clock ahead', 'clock back']
        if self.kind == 'postgres':
            own += ['database killed', 'commit unanswered', 'commit not sent', 'wire silent', 'wire cut', 'second owner']
        else:
            own += ['disk refuses'] + ['disk full'] * self.disk.is_there
        self.dice.shuffle(common)
        once = (own + common)[:self.faults]
        self.dice.shuffle(once)
        return once + [self.dice.choice(own + common + ['killed']) for _ in range(self.faults - len(once))]

    def left_out(self):
        """Kinds that this machine does not allow."""
        if not FAKETIME:
            yield 'clock ahead, clock back: faketime is not installed'
        if self.disk and not self.disk.is_there:
            yield f'disk full: no small file system can be had here ({self.disk.why_not})'

    async def fault(self, kind, number):
        print(f'  {self.kind} {number + 1}/{self.faults}: {kind}', file=sys.stderr, flush=True)
        self.done[kind] = self.done.get(kind, 0) + 1
        await self.strike(kind)
        began = time.monotonic()
        await self.healthy()
        await self.everybody_goes_on()
        self.times.setdefault(kind, []).append(time.monotonic() - began)
        await self.look_closely()
        for task in self.tasks:
            if task.done() and task.exception():
                raise task.exception()

    async def strike(self, kind):
        server, dice = self.server, self.dice
        if kind in ('killed', 'ended'):
            server.kill(signal.SIGKILL if kind == 'killed' else signal.SIGTERM)
            server.start()
        elif kind == 'stopped':
            server.send(signal.SIGSTOP)
            await asyncio.sleep(dice.uniform(0.5, 6))
            server.send(signal.SIGCONT)
        elif kind == 'clock ahead':
            server.set_clock(dice.choice([90, 3600, 86400, 40 * 86400]))
            await asyncio.sleep(1)
        elif kind == 'clock back':
            server.set_clock(dice.choice([-90, -3600, -86400]))
            await asyncio.sleep(1)
        elif kind == 'disk full':
            self.disk.fill()
            await self.until_felt()
            self.disk.free()
        elif kind == 'disk refuses':
            server.let_write(False)
            if not await self.until_felt():
                self.ledger.say('the disk took nothing, and it said that it was well')
            server.let_write(True)
        elif kind == 'database killed':
            self.postgres.stop()
            await asyncio.sleep(dice.uniform(0, 2))
            self.postgres.start()
            await self.postgres.answers()
        elif kind in ('commit unanswered', 'commit not sent'):
            before = self.wire.lost
            self.wire.mode = 'lose_answer' if kind == 'commit unanswered' else 'lose_request'
            end = time.monotonic() + BACK_WITHIN
            while self.wire.lost == before and time.monotonic() < end:
                await asyncio.sleep(0.02)
            self.wire.mode = 'through'
            if self.wire.lost == before:
                raise RuntimeError('nobody wrote anything that could have been lost')
        elif kind == 'wire silent':
            self.wire.mode = 'silent'
            await asyncio.sleep(dice.uniform(0.5, 4))
            self.wire.mode = 'through'
        elif kind == 'wire cut':
            self.wire.cut()
        elif kind == 'second owner':
            await self.second_owner()

    async def second_owner(self):
        """The server is suspended, loses its lock, and another plays on in its place; then it wakes up and is alone again."""
        first = self.server
        first.send(signal.SIGSTOP)
        self.wire.cut()
        self.server = Server(self.program, self.folder + '/second', first.store)
        self.server.start()
        self.door.port = self.server.port
        await self.healthy()
        await self.everybody_goes_on()
        self.server.kill()
        self.server, self.door.port = first, first.port
        first.send(signal.SIGCONT)

    async def everybody_goes_on(self):
        """Each table where people play has been seen to go on: somebody was shown something new."""
        await self.new_games()
        before = {id(table): table.seen for table in self.tables}
        end = time.monotonic() + BACK_WITHIN
        waiting = self.tables
        while waiting:
            waiting = [table for table in waiting if table.seen <= before.get(id(table), -1) and not table.over]
            if time.monotonic() > end:
                names = ', '.join(f'{table.id} ({table.wish["game"]}, {table.seen} frames)' for table in waiting)
                self.ledger.say(f'after {BACK_WITHIN} s these do not go on: {names}\n{self.server.log_tail()}')
                return
            if self.server.has_ended():
                self.server.start()
            await asyncio.sleep(0.02)

    async def new_games(self):
        for number, table in enumerate(self.tables):
            if table.over:
                await self.expect_record(table)
                self.tables[number] = await Table(self.door, self.ledger, self.wishes[number], len(table.clients), self.dice).open()
                self.tasks.append(asyncio.create_task(self.tables[number].play(self.stop)))

    async def look_closely(self):
        """Everybody holds still for a moment: what was shown last must be what is stored."""
        for table in (*self.tables, self.voters.table):
            table.hold = True
        await asyncio.sleep(0.3)
        for table in self.tables:
            for player in table.players:
                await self.compare(table, player)
        for account in self.accounts:
            await account.check()
        for sleeper in self.sleepers:
            await sleeper.check(self.query, time.monotonic(), SLEEPS_AFTER)
        for table in (*self.tables, self.voters.table):
            table.hold = False

    async def compare(self, table, player):
        if not player.shown or player.seat is None or table.over:
            return
        _, reply = await player.client.insist('GET', f'/api/tables/{table.id}/replay?seat={player.seat}', also=(400, 403, 404))
        if reply.get('view') != player.shown['view']:
            self.ledger.say(f'table {table.id} seat {player.seat}: what was shown is not what is stored: '
                            f'{json.dumps(reply)[:300]}')
        self.ledger.count('views compared')

    async def finish(self):
        await self.healthy()
        end = time.monotonic() + SLEEPS_AFTER + 5
        events = [sleeper.events for sleeper in self.sleepers]
        while time.monotonic() < end and any(s.events == e for s, e in zip(self.sleepers, events)):
            await asyncio.sleep(0.5)
            for sleeper in self.sleepers:
                await sleeper.check(self.query, time.monotonic(), SLEEPS_AFTER)
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
                    socket.send({'t': 'join', 'table': table.id, 'wire': 2})
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
        faults = ', '.join(f'{kind} {count}' for kind, count in sorted(self.done.items()))
        counts = ', '.join(f'{count} {what}' for what, count in sorted(self.ledger.counts.items()))
        times = sorted(second for each in self.times.values() for second in each)
        print(f'{self.kind}: {sum(self.done.values())} faults of {self.faults} ({faults}) in {time.monotonic() - self.began:.0f} s')
        for kinds in self.left_out():
            print(f'  LEFT OUT: {kinds}')
        print(f'  acknowledged and found again: {counts}')
        if times:
            print(f'  on again after {times[len(times) // 2]:.2f} s (half of them), {times[-1]:.2f} s (all)')
        for wrong in self.ledger.wrong[:MOST_WRONGS]:
            print(f'  WRONG: {wrong}')
        return not self.ledger.wrong


def main():
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument('program')
    words.add_argument('--faults', type=int, default=20)
    words.add_argument('--seed', type=int, default=1)
    words.add_argument('--store', choices=['sqlite', 'postgres'])
    words.add_argument('--whole', action='store_true', help='PostgreSQL and faketime must be there')
    words.add_argument('--keep', action='store_true', help='leave the folder with logs and records')
    given = words.parse_args()
    if given.whole and not (POSTGRES and FAKETIME):
        sys.exit('PostgreSQL or faketime is not installed (Debian: postgresql, faketime)')
    stores = [given.store] if given.store else ['sqlite', 'postgres'] if POSTGRES else ['sqlite']
    if given.store != 'sqlite' and not POSTGRES:
        print('LEFT OUT: everything on PostgreSQL, which is not installed')
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # what was mounted and started is cleared away
    good = True
    for store in stores:
        folder = tempfile.mkdtemp(prefix='snowbound-faults-')
        good &= asyncio.run(Run(os.path.abspath(given.program), store, given.faults // len(stores), given.seed, folder).whole())
        print(f'  folder: {folder}') if given.keep else shutil.rmtree(folder, ignore_errors=True)
    print('1 passed, 0 failed' if good else '0 passed, 1 failed')
    return 0 if good else 1


if __name__ == '__main__':
    sys.exit(main())
