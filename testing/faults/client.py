"""HTTP and WebSocket as docs/protocol.md has them, with nothing but the standard library: nothing of the server is in here."""
import asyncio
import base64
import json
import os
import struct


class Away(Exception):
    """The server did not answer, or broke off."""


class Client:
    """One person's browser: a cookie, requests and sockets. `door` says at which port the server is just now."""

    def __init__(self, door, cookie=''):
        self.door = door
        self.cookie = cookie

    @property
    def port(self):
        return self.door.port

    async def request(self, method, path, body=None, patience=30):
        try:
            return await asyncio.wait_for(self._request(method, path, body), patience)
        except (OSError, asyncio.IncompleteReadError, asyncio.TimeoutError, ValueError) as why:
            raise Away(f'{method} {path}: {why!r}') from None

    async def _request(self, method, path, body):
        reader, writer = await asyncio.open_connection('127.0.0.1', self.port)
        try:
            data = b'' if body is None else json.dumps(body).encode()
            head = (f'{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nX-Snowbound: 1\r\nConnection: close\r\n'
                    f'Content-Type: application/json\r\nContent-Length: {len(data)}\r\nCookie: {self.cookie}\r\n\r\n')
            writer.write(head.encode() + data)
            await writer.drain()
            status, headers = await read_head(reader)
            text = await reader.readexactly(int(headers['content-length'])) if 'content-length' in headers else await reader.read()
            if 'set-cookie' in headers:
                self.cookie = headers['set-cookie'].split(';')[0]
            return status, json.loads(text) if text[:1] in (b'{', b'[') else text.decode()
        finally:
            writer.close()

    async def insist(self, method, path, body=None, also=(), seconds=60):
        """Asks again for as long as the server is away; any other answer than 2xx (or one of `also`) is an error."""
        end = asyncio.get_running_loop().time() + seconds
        while True:
            try:
                status, reply = await self.request(method, path, body)
                if status < 300 or status in also:
                    return status, reply
                if status not in (429, 503):
                    raise RuntimeError(f'{method} {path}: {status} {reply}')
            except Away as away:
                status, reply = 0, str(away)
            if asyncio.get_running_loop().time() > end:
                raise RuntimeError(f'{method} {path}: no answer in {seconds} s, at last {status} {reply}')
            await asyncio.sleep(0.1)

    async def socket(self):
        try:
            return await asyncio.wait_for(Socket.open(self), 10)
        except (OSError, asyncio.IncompleteReadError, asyncio.TimeoutError, ValueError) as why:
            raise Away(f'/ws: {why!r}') from None


class Socket:
    def __init__(self, reader, writer):
        self.reader, self.writer = reader, writer

    @staticmethod
    async def open(client):
        port = client.port  # the next time it may be another one
        reader, writer = await asyncio.open_connection('127.0.0.1', port)
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write((f'GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n'
                      f'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nOrigin: http://127.0.0.1:{port}\r\n'
                      f'Cookie: {client.cookie}\r\n\r\n').encode())
        status, _ = await read_head(reader)
        if status != 101:
            writer.close()
            raise OSError(f'status {status}')
        return Socket(reader, writer)

    def send(self, frame):
        self._write(0x1, json.dumps(frame).encode())

    def _write(self, opcode, data):
        mask = os.urandom(4)
        size = len(data)
        head = bytes([0x80 | opcode])
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 65536:
            head += bytes([0x80 | 126]) + struct.pack('>H', size)
        else:
            head += bytes([0x80 | 127]) + struct.pack('>Q', size)
        masked = (int.from_bytes(data, 'big') ^ int.from_bytes((mask * (size // 4 + 1))[:size], 'big')).to_bytes(size, 'big')
        self.writer.write(head + mask + masked)

    async def receive(self, seconds):
        """The next frame; None: none came in that time."""
        first = asyncio.ensure_future(self.reader.readexactly(2))
        done, _ = await asyncio.wait({first}, timeout=seconds)
        if not done:
            first.cancel()
            try:
                await first
            except asyncio.CancelledError:
                return None
            except (OSError, asyncio.IncompleteReadError) as why:
                raise Away(repr(why)) from None
        try:
            head = await first
            size = head[1] & 0x7f
            if size == 126:
                size, = struct.unpack('>H', await self.reader.readexactly(2))
            elif size == 127:
                size, = struct.unpack('>Q', await self.reader.readexactly(8))
            data = await asyncio.wait_for(self.reader.readexactly(size), 60)
        except (OSError, asyncio.IncompleteReadError, asyncio.TimeoutError) as why:
            raise Away(repr(why)) from None
        opcode = head[0] & 0xf
        if opcode == 0x9:
            self._write(0xa, data)
        if opcode == 0x8:
            raise Away(f'closed: {data[2:].decode(errors="replace")}')
        return json.loads(data) if opcode == 0x1 else {}

    def close(self):
        self.writer.transport.abort()


async def read_head(reader):
    lines = (await reader.readuntil(b'\r\n\r\n')).decode('latin-1').split('\r\n')
    headers = {}
    for line in lines[1:]:
        name, colon, value = line.partition(':')
        if colon:
            headers[name.strip().lower()] = value.strip()
    return int(lines[0].split()[1]), headers
