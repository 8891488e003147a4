"""What can break: the server's process, its disk, its clock, PostgreSQL and the wire to it. All on loopback, all ended with us."""
import asyncio
import ctypes
import glob
import os
import resource
import shutil
import signal
import socket
import sqlite3
import subprocess

FAKETIME = (glob.glob('/usr/lib/*/faketime/libfaketimeMT.so.1') + [''])[0]
POSTGRES = ([''] + sorted(glob.glob('/usr/lib/postgresql/*/bin')))[-1]


def free_port():
    with socket.socket() as probe:
        probe.bind(('127.0.0.1', 0))
        return probe.getsockname()[1]


def end_with_us():  # whatever becomes of us, our children end
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)  # a file that may not grow is an error, not the end


class Door:
    """Where the server is just now."""
    port = 0


class Server:
    def __init__(self, program, folder, store):
        self.program, self.folder, self.store = program, folder, store
        self.port = free_port()
        self.clock = os.path.join(folder, 'clock')
        self.data = os.path.join(folder, 'data')
        os.makedirs(self.data, exist_ok=True)
        self.process = None
        self.starts = 0
        self.set_clock(0)

    def set_clock(self, seconds):
        """How far its wall clock is from the true one. Its monotonic clock stays true."""
        with open(self.clock + '.new', 'w') as file:
            file.write(f'{seconds:+d}\n')
        os.replace(self.clock + '.new', self.clock)

    def start(self):
        env = dict(os.environ)
        if FAKETIME:
            env.update(LD_PRELOAD=FAKETIME, FAKETIME_TIMESTAMP_FILE=self.clock, FAKETIME_NO_CACHE='1',
                       FAKETIME_DONT_FAKE_MONOTONIC='1', DONT_FAKE_MONOTONIC='1')
        log = open(os.path.join(self.folder, 'log'), 'ab')
        self.process = subprocess.Popen(
            [self.program, 'serve', '--listen', f'127.0.0.1:{self.port}', '--data', self.data, '--store', self.store,
             '--limits', '0', '--thinkers', '1', '--idle', '5'],
            env=env, stdin=subprocess.DEVNULL, stdout=log, stderr=log, preexec_fn=end_with_us)
        self.starts += 1

    def has_ended(self):
        return self.process is None or self.process.poll() is not None

    def send(self, number):
        if not self.has_ended():
            self.process.send_signal(number)

    def kill(self, number=signal.SIGKILL):
        self.send(number)
        if self.process:
            self.process.wait(60)

    def let_write(self, yes):
        """Whether files take anything from it: an error of the disk that is not "full". It needs no rights."""
        if not self.has_ended():
            most = resource.RLIM_INFINITY if yes else 0
            resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

    def log_tail(self):
        with open(os.path.join(self.folder, 'log'), errors='replace') as file:
            return file.read()[-2000:]


class SmallDisk:
    """A file system in memory that can be full. Mounting takes root, and a container may not allow it."""

    def __init__(self, path, size='128m'):
        self.path = path
        os.makedirs(path, exist_ok=True)
        mounted = subprocess.run(['mount', '-t', 'tmpfs', '-o', f'size={size}', 'tmpfs', path], capture_output=True, text=True)
        self.is_there = mounted.returncode == 0
        self.why_not = ' '.join(mounted.stderr.split())

    def fill(self):
        with open(os.path.join(self.path, 'filler'), 'wb', buffering=0) as file:
            for size in (1 << 20, 1 << 12, 1):
                try:
                    while True:
                        file.write(b'x' * size)
                except OSError:
                    pass

    def free(self):
        try:
            os.remove(os.path.join(self.path, 'filler'))
        except FileNotFoundError:
            pass

    def leave(self):
        if self.is_there:
            subprocess.run(['umount', '-l', self.path], capture_output=True)


class Postgres:
    def __init__(self, folder):
        self.folder = folder
        self.port = free_port()
        self.user = 'postgres' if os.getuid() == 0 else None
        os.makedirs(folder)
        os.chmod(os.path.dirname(folder), 0o755)
        if self.user:
            shutil.chown(folder, 'postgres', 'postgres')
        self._run('initdb', '-D', folder + '/data', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync',
                  '--no-instructions')
        self.process = None

    def _run(self, program, *words):
        subprocess.run([f'{POSTGRES}/{program}', *words], check=True, capture_output=True, user=self.user, cwd='/')

    def start(self):
        self.process = subprocess.Popen(
            [f'{POSTGRES}/postgres', '-D', self.folder + '/data', '-k', self.folder, '-p', str(self.port), '-c',
             'listen_addresses=127.0.0.1', '-c', 'shared_buffers=16MB', '-c', 'recovery_init_sync_method=syncfs'],
            user=self.user, cwd='/', stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=end_with_us)

    async def answers(self):
        for _ in range(600):
            if subprocess.run([f'{POSTGRES}/pg_isready', '-q', '-h', '127.0.0.1', '-p', str(self.port)]).returncode == 0:
                return
            await asyncio.sleep(0.1)
        raise RuntimeError('PostgreSQL does not answer')

    def stop(self, number=signal.SIGQUIT):  # as a crash would: no goodbye to anybody
        self.process.send_signal(number)
        self.process.wait(60)

    def query(self, sql):
        out = subprocess.run([f'{POSTGRES}/psql', '-h', '127.0.0.1', '-p', str(self.port), '-U', 'postgres', '-qAt', '-c', sql],
                             capture_output=True, text=True)
        return [line.split('|') for line in out.stdout.splitlines()] if out.returncode == 0 else None


def sqlite_query(path, sql):
    try:
        with sqlite3.connect(f'file:{path}?mode=ro', uri=True, timeout=2) as database:
            return [[str(field) for field in row] for row in database.execute(sql)]
    except sqlite3.Error:
        return None


class Wire:
    """Between the server and PostgreSQL. It can be cut off, and can lose the answer to a COMMIT that was done."""

    def __init__(self, to):
        self.to, self.port = to, free_port()
        self.mode = 'through'  # lose_answer, lose_request: the next transaction; silent: nothing comes through
        self.lost = 0
        self.links = set()

    async def open(self):
        self.server = await asyncio.start_server(self._link, '127.0.0.1', self.port)

    async def close(self):
        self.server.close()
        self.cut()

    def cut(self):
        for writer in list(self.links):
            writer.transport.abort()

    async def _link(self, reader, writer):
        try:
            up_reader, up_writer = await asyncio.open_connection('127.0.0.1', self.to)
        except OSError:
            return writer.transport.abort()
        link = {'swallow': False}
        self.links |= {writer, up_writer}
        try:
            await asyncio.gather(self._pump(reader, up_writer, link, writer), self._pump(up_reader, writer, link, None))
        except asyncio.CancelledError:
            pass  # the run is over
        self.links -= {writer, up_writer}

    def _holds(self, link, client, data):
        return self.mode == 'silent'

    async def _pump(self, reader, writer, link, client):
        try:
            while data := await reader.read(1 << 16):
                while self._holds(link, client, data):
                    await asyncio.sleep(0.05)
                if client and self.mode.startswith('lose') and executes(data) >= 3:  # BEGIN, something, COMMIT
                    self.lost += 1
                    if self.mode == 'lose_request':
                        self.mode = 'through'
                        break
                    self.mode, link['swallow'] = 'through', True
                if not client and link['swallow']:
                    break
                writer.write(data)
                await writer.drain()
        except (OSError, asyncio.CancelledError):
            pass
        for each in (writer, client):
            if each:
                each.transport.abort()


def executes(data):
    """How many Execute messages begin in these bytes of PostgreSQL's protocol."""
    count = at = 0
    while at + 5 <= len(data):
        count += data[at:at + 1] == b'E'
        at += 1 + int.from_bytes(data[at + 1:at + 5], 'big')
    return count
