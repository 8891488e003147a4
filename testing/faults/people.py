"""People who play, talk, vote, take notes and change their accounts, who come back by themselves, and who remember everything
that they were told: what was acknowledged once must be there for good, once."""
import asyncio

from client import Away, Client

WIRE = 2               # of the frames (table/view_frame.h)
HEARD_FOR_SURE = 150  # of the two hundred lines that a table keeps
HONEST = ('too_fast', 'closing', 'not_stored', 'unreachable', 'busy', 'disk_full', 'database')  # a server that says no


class Ledger:
    def __init__(self):
        self.wrong = []
        self.counts = {}

    def say(self, text):
        self.wrong.append(text)

    def count(self, what, n=1):
        self.counts[what] = self.counts.get(what, 0) + n


class Table:
    """A running game of some people, and what they have seen of it together."""

    def __init__(self, door, ledger, wish, people, dice):
        self.ledger, self.wish, self.dice = ledger, wish, dice
        self.clients = [Client(door) for _ in range(people)]
        self.hold = False  # nobody begins anything new
        self.moves = False  # from server to server, while somebody joins
        self.players = []
        self.id = None

    async def open(self):
        for number, client in enumerate(self.clients):
            await client.insist('POST', '/api/me', {'name': f'P{number}'})
        host = self.clients[0]
        _, made = await host.insist('POST', '/api/tables', self.wish)
        self.id = made['table']['id']
        for client in self.clients[1:]:
            await client.insist('POST', f'/api/tables/{self.id}/sit', {}, also=(409,))
        await host.insist('POST', f'/api/tables/{self.id}/start', {}, also=(409,))
        self.seen = 0           # frames with something new that anybody was shown
        self.heard = []         # chat lines that somebody was told
        self.acked = []         # (seat, decision, choice): the player was shown that it counts
        self.over = False
        self.lines = 0
        self.players = [Player(self, client) for client in self.clients]
        return self

    async def play(self, stop):
        await asyncio.gather(*(player.play(stop) for player in self.players))


def patched(value, patch):
    """A value with a difference of docs/protocol.md put into it."""
    if isinstance(patch, list) and len(patch) == 1:
        return patch[0]
    if isinstance(patch, list):
        value = list(value)
        for at, drop, new in zip(patch[::3], patch[1::3], patch[2::3]):
            value[at:at + drop] = new
        return value
    value = list(value) if isinstance(value, list) else dict(value)
    for key, part in patch.items():
        if part is None:
            del value[key]
        else:
            place = int(key) if isinstance(value, list) else key
            value[place] = part[0] if isinstance(part, list) and len(part) == 1 else patched(value[place], part)
    return value


class Player:
    def __init__(self, table, client):
        self.table, self.client = table, client
        self.shown = None      # the frame `view`, with what changed in it since
        self.facts = 0         # so many were told
        self.seat = None
        self.questions = {}    # by number, as last shown
        self.pending = None    # (decision, choice, socket) on its way
        self.progress = 0      # views shown so far

    async def play(self, stop):
        while not stop.is_set():
            try:
                await self._attend(stop)
            except Away:
                self.table.ledger.count('came back')
                await asyncio.sleep(self.table.dice.uniform(0.05, 0.4))

    async def _attend(self, stop):
        port = self.client.port
        socket = await self.client.socket()
        try:
            join = {'t': 'join', 'table': self.table.id, 'wire': WIRE}
            if self.shown:
                join.update(facts=self.facts, mark=self.shown['mark'])
            must_hear = self.table.heard[-HEARD_FOR_SURE:]
            socket.send(join)
            fresh = {'view', 'said'}
            while not stop.is_set():
                if self.client.port != port:
                    raise Away('the server is elsewhere now')
                frame = await socket.receive(0.1) or {}
                kind = frame.get('t')
                if kind == 'view':
                    again = self.table.moves and frame['facts_from'] == 0 and len(frame['facts']) >= self.facts  # told anew
                    if 'view' in fresh and frame['facts_from'] != self.facts and not again:
                        self.table.ledger.say(f'table {self.table.id}: seat {frame["seat"]} was told {self.facts} facts, '
                                              f'then only {frame["facts_from"]} of them stand')
                    unasked = 'view' not in fresh
                    fresh.discard('view')
                    self._look(frame, socket, unasked)
                elif kind == 'change':
                    self._look(self._changed(frame), socket)
                elif kind == 'said':
                    self._hear(frame, must_hear if 'said' in fresh else [])
                    fresh.discard('said')
                elif kind == 'refused':
                    self._refused(frame)
                    if frame['code'] == 'not_stored' and self.table.moves:  # or it was: it says so, and that one should look
                        self.questions = {}
                        socket.send({'t': 'whole'})
                elif kind == 'error':
                    if frame['code'] not in HONEST:
                        self.table.ledger.say(f'table {self.table.id}: {frame}')
                    if 'view' in fresh:
                        raise Away('no table yet')
                elif kind == 'table' and frame['table']['status'] in ('over', 'aborted', 'frozen'):
                    self._ended(frame['table']['status'])
                if 'view' not in fresh:
                    self._act(socket)
        finally:
            socket.close()

    def _ended(self, status):
        self.table.over = True
        if status == 'frozen':
            self.table.ledger.say(f'table {self.table.id} is frozen')

    def _changed(self, frame):
        if frame['seq'] != self.shown['seq'] + 1:
            self.table.ledger.say(f'table {self.table.id} seat {self.seat}: after {self.shown["seq"]} came {frame["seq"]}')
        none = {'facts_from': self.facts, 'facts': []}
        return patched({**self.shown, **none}, frame.get('patch', {})) | {
            key: frame[key] for key in ('seq', 'facts_from', 'facts', 'mark') if key in frame}

    def _look(self, frame, socket, unasked=False):
        table = self.table
        self.seat = frame['seat']
        self.shown = frame
        self.facts = frame['facts_from'] + len(frame['facts'])
        table.seen += 1
        self.progress += 1
        self.questions = {each['id']: each for each in frame['decisions']}
        if self.pending and self.pending[0] not in self.questions:
            table.acked.append((self.seat, *self.pending))
            table.ledger.count('answers')
            self.pending = None
        elif self.pending and (unasked or self.pending[2] is not socket):  # cut off, and not taken: once more
            self.pending = (*self.pending[:2], socket)
            socket.send(self._answer(self.questions[self.pending[0]], self.pending[1]))
        if 'end' in frame:
            self._ended('over')

    def _act(self, socket):
        table, dice = self.table, self.table.dice
        if table.hold or table.over:
            return
        required = [each for each in self.questions.values() if each['wait'] == 'required']
        if required and not self.pending:
            question = required[0]
            options = question['options']
            choice = options[question['fallback']] if dice.random() < 0.6 else dice.choice(options)
            self.pending = (question['id'], choice, socket)
            socket.send(self._answer(question, choice))
            del self.questions[question['id']]  # until the next view
        if dice.random() < 0.02:
            table.lines += 1
            socket.send({'t': 'say', 'text': f'line {table.lines} of seat {self.seat}'})

    @staticmethod
    def _answer(question, choice):
        verb = next(iter(choice))
        answer = {'t': 'answer', 'decision': question['id'], 'choice': choice}
        if question.get('tell', {}).get(verb, {}).get('concept'):
            answer['concept'] = 'a lantern in the snow'
        return answer

    def _refused(self, frame):
        if self.pending and frame.get('decision') == self.pending[0]:
            self.pending = None
            if frame['code'] in ('stale_decision', 'not_stored'):
                # What was shown stands where nothing was stored; else it is shown anew.
                self.questions = {each['id']: each for each in self.shown['decisions']} if frame['code'] == 'not_stored' else {}
            elif frame['code'] not in ('too_fast', 'paused', 'over'):
                self.table.ledger.say(f'table {self.table.id}: {frame}')

    def _hear(self, frame, must):
        texts = [line['text'] for line in frame['lines']]
        for text in must:
            if texts.count(text) != 1:
                self.table.ledger.say(f'table {self.table.id}: "{text}" was said, and is now there {texts.count(text)} times')
        for text in texts:
            if text not in self.table.heard:
                self.table.heard.append(text)
                self.table.ledger.count('chat lines')


class Account:
    """Changes its name, keeps notes, logs out everywhere: each change that was confirmed stays."""

    def __init__(self, door, ledger, number):
        self.client, self.door, self.ledger = Client(door), door, ledger
        self.name = f'Account {number}'
        self.number = number
        self.tried = {self.name}      # names that may or may not have been taken since the last confirmed one
        self.void = []                # cookies that must never work again
        self.notes, self.notes_tried = '', {''}
        self.busy = asyncio.Lock()

    async def open(self):
        await self.client.insist('POST', '/api/me', {'name': self.name})
        await self.client.insist('POST', '/api/me/password', {'password': 'correct horse'})
        _, made = await self.client.insist('POST', '/api/tables', {'game': 'paper-tales', 'seats': 2})
        self.table = made['table']['id']
        return self

    async def live(self, stop):
        step = 0
        while not stop.is_set():
            step += 1
            async with self.busy:
                try:
                    await (self._log_out() if step % 7 == 0 else self._note(step) if step % 2 else self._rename(step))
                except Away:
                    pass
            await asyncio.sleep(0.15)

    async def _rename(self, step):
        name = f'N{self.number} {step}'
        self.tried.add(name)
        status, _ = await self.client.request('POST', '/api/me/name', {'name': name})
        if status == 200:
            self.name, self.tried = name, {name}
            self.ledger.count('account changes')

    async def _note(self, step):
        text = f'note {step}'
        self.notes_tried.add(text)
        status, _ = await self.client.request('PUT', f'/api/tables/{self.table}/notes', {'text': text})
        if status == 200:
            self.notes, self.notes_tried = text, {text}
            self.ledger.count('notes')

    async def _log_out(self):
        old = self.client.cookie
        try:
            status, _ = await self.client.request('POST', '/api/logout/everywhere', {})
            if status == 200:
                self.void.append(old)
                self.ledger.count('log-outs everywhere')
        except Away:
            pass  # it may have been done
        self.client.cookie = ''
        for name in (self.name, *self.tried):
            status, _ = await self.client.insist('POST', '/api/login', {'name': name, 'password': 'correct horse'}, also=(401,))
            if status == 200:
                return
        self.ledger.say(f'account {self.number}: none of its names logs in: {self.tried}')

    async def check(self):
        async with self.busy:
            await self._check()

    async def _check(self):
        _, me = await self.client.insist('GET', '/api/me', also=(401,))
        if me.get('name') not in self.tried:
            self.ledger.say(f'account {self.number}: renamed to {self.name}, and is now {me}')
        _, notes = await self.client.insist('GET', f'/api/tables/{self.table}/notes')
        if notes['text'] not in self.notes_tried:
            self.ledger.say(f'account {self.number}: noted "{self.notes}", and now reads "{notes["text"]}"')
        for cookie in self.void[-5:]:
            status, _ = await Client(self.door, cookie).insist('GET', '/api/me', also=(401,))
            if status != 401:
                self.ledger.say(f'account {self.number}: a voided cookie works again')


class Voters:
    """Two people who pause a game and go on with it, by vote, again and again."""

    def __init__(self, table):
        self.table = table
        self.status, self.tried = 'running', {'running'}

    async def live(self, stop):
        while not stop.is_set():
            try:
                await self._vote(stop)
            except Away:
                await asyncio.sleep(0.2)

    async def _vote(self, stop):
        sockets = [await client.socket() for client in self.table.clients]
        port = self.table.clients[0].port
        try:
            for socket in sockets:
                socket.send({'t': 'join', 'table': self.table.id, 'wire': WIRE})
            while not stop.is_set() and self.table.clients[0].port == port:
                if self.table.hold:
                    await asyncio.sleep(0.1)
                    continue
                _, reply = await self.table.clients[0].request('GET', f'/api/tables/{self.table.id}')
                now = reply['table']['status'] if isinstance(reply, dict) and 'table' in reply else None
                if now not in ('running', 'paused'):
                    return await asyncio.sleep(0.2)
                if now not in self.tried:
                    self.table.ledger.say(f'table {self.table.id} was {self.status} by vote, and is now {now}')
                self.status, self.tried = now, {now}
                wish = {'running': 'pause', 'paused': 'resume'}[now]
                self.tried.add({'pause': 'paused', 'resume': 'running'}[wish])
                sockets[0].send({'t': 'ask', 'about': wish})
                await asyncio.sleep(0.1)
                sockets[1].send({'t': 'vote', 'yes': True})
                self.table.ledger.count('votes')
                for _ in range(8):
                    for socket in sockets:
                        await socket.receive(0.05)
        finally:
            for socket in sockets:
                socket.close()


class Sleeper:
    """A game that nobody looks at: a clock or bots must take it on, whatever happens."""

    def __init__(self, door, ledger, kind):
        self.client, self.ledger, self.kind = Client(door), ledger, kind
        self.id, self.events, self.since = None, 0, None

    async def open(self):
        bots = [{'seat': seat, 'level': 'greedy'} for seat in (1, 2)]
        wish = {'game': 'paper-tales', 'seats': 3, 'bots': bots, 'leavers': 'bot'}
        if self.kind == 'clock':
            wish['clock'] = {'kind': 'move', 'seconds': 5}
        if not self.client.cookie:
            await self.client.insist('POST', '/api/me', {'name': 'Sleeper'})
        _, made = await self.client.insist('POST', '/api/tables', wish)
        self.id = made['table']['id']
        await self.client.insist('POST', f'/api/tables/{self.id}/start', {}, also=(409,))
        if self.kind == 'bots':
            await self.client.insist('POST', f'/api/tables/{self.id}/stand', {})
        self.events, self.since = 0, None
        return self

    async def check(self, query, now, patience):
        """`query` reads the database beside the server, so that looking wakes nobody."""
        rows = query(f"SELECT g.status, count(e.seq) FROM game_table g LEFT JOIN event e ON e.number = g.number "
                     f"WHERE g.id = '{self.id}' GROUP BY g.status")
        if not rows:
            return
        status, events = rows[0][0], int(rows[0][1])
        if status == 'over':
            self.ledger.count('games that went on alone')
            return await self.open()
        if events > self.events or self.since is None:
            self.events, self.since = events, now
        elif now - self.since > patience:
            self.ledger.say(f'table {self.id} ({self.kind}) sleeps: {events} events for {now - self.since:.0f} s')
            self.since = now
