// Proves the files of this folder: the settings, the nginx and the Caddy configuration are run for real on loopback
// ports, with a certificate of their own, and looked at from outside. What is not installed is said, not passed over.
//   node deploy/check.mjs build/release/snowbound [nginx] [caddy]        (both, where none is named)
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'snowbound-deploy-'));
const name = 'games.example.org';  // as in the files
const program = process.argv[2];
const doors = process.argv.length > 3 ? process.argv.slice(3) : ['nginx', 'caddy'];
const running = [];
let failures = 0;

const read = (file) => readFileSync(join(here, file), 'utf8');
const write = (file, text) => (writeFileSync(join(work, file), text), join(work, file));
const wait = (ms) => new Promise((done) => setTimeout(done, ms));

function check(what, holds, seen) {
  console.log(`${holds ? 'ok    ' : 'FAILED'} ${what}${holds ? '' : `: ${seen}`}`);
  if (!holds) ++failures;
}

function replaced(text, from, to) {
  if (!text.includes(from)) throw new Error(`"${from}" is not in the file any more`);
  return text.replaceAll(from, to);
}

const freePort = () =>
  new Promise((done) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

async function start(command, args, port) {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, HOME: work } });
  let trouble = null;
  child.on('error', (error) => (trouble = error.code === 'ENOENT' ? 'is not installed' : error.message));
  child.on('exit', (code) => (trouble ??= `ended with ${code}`));
  running.push(child);
  for (let tries = 0; tries < 300 && !trouble; ++tries) {
    const open = await new Promise((done) => {
      const socket = net.connect(port, '127.0.0.1', () => (socket.destroy(), done(true)));
      socket.on('error', () => done(false));
    });
    if (open) return;
    await wait(100);
  }
  throw new Error(`${command} ${trouble ?? 'did not open its port'}`);
}

function ask(ports, path, { method = 'GET', headers = {}, body = '', secure = true } = {}) {
  return new Promise((done, failed) => {
    const options = { host: '127.0.0.1', port: secure ? ports.https : ports.http, path, method, agent: false,
      headers: { Host: name, 'Content-Length': Buffer.byteLength(body), ...headers } };
    if (secure) Object.assign(options, { servername: name, rejectUnauthorized: false });
    const request = (secure ? https : http).request(options, (reply) => {
      let text = '';
      reply.on('data', (part) => (text += part));
      reply.on('end', () => done({ status: reply.statusCode, headers: reply.headers, text }));
    });
    request.on('upgrade', (reply, socket, head) => done({ status: 101, headers: reply.headers, socket, head }));
    request.on('error', failed);
    request.end(body);
  });
}

const shake = (ports, origin) =>
  ask(ports, '/ws', { headers: { Connection: 'Upgrade', Upgrade: 'websocket', Origin: origin,
    'Sec-WebSocket-Version': 13, 'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==' } });

// A ping of the protocol through the socket, and what came back as text.
function pingPong({ socket, head }) {
  const text = Buffer.from('{"t":"ping","id":7}');
  const frame = Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]);  // masked with zeros
  return new Promise((done) => {
    let heard = head.toString('latin1');
    const timer = setTimeout(() => done(`nothing but "${heard}"`), 10_000);
    socket.on('data', (part) => {
      heard += part.toString('latin1');
      if (heard.includes('"pong"')) clearTimeout(timer), socket.destroy(), done(heard);
    });
    socket.write(frame);
  });
}

async function look(door, ports, inside) {
  const page = await ask(ports, '/');
  check(`${door}: the page comes`, page.status === 200 && page.text.includes('<html'), page.status);
  check(`${door}: with its policy`, `${page.headers['content-security-policy']}`.includes("default-src"), 'none');
  check(`${door}: and wants TLS from now on`, 'strict-transport-security' in page.headers, 'no header');
  const health = await ask(ports, '/healthz');
  check(`${door}: it is well`, health.status === 200 && health.text.includes('"ok":true'), health.text);
  const metrics = await ask(ports, '/metrics');
  check(`${door}: figures stay inside`, metrics.status === 404, metrics.status);
  const figures = await ask({ http: inside }, '/metrics', { secure: false });
  check(`${door}: and are there inside`, figures.status === 200, figures.status);
  const plain = await ask(ports, '/x?y=1', { secure: false });
  check(`${door}: without TLS one is sent on`, [301, 308].includes(plain.status) &&
    `${plain.headers.location}`.startsWith(`https://${name}`) && plain.headers.location.endsWith('/x?y=1'),
    `${plain.status} ${plain.headers.location}`);
  const socket = await shake(ports, `https://${name}`);
  check(`${door}: the WebSocket opens`, socket.status === 101, socket.status);
  if (socket.socket) {
    const heard = await pingPong(socket);
    check(`${door}: and speaks`, heard.includes('"pong"') && heard.includes('7'), heard);
  }
  const foreign = await shake(ports, 'https://elsewhere.example');
  check(`${door}: but not to other pages`, foreign.status === 403, foreign.status);
  foreign.socket?.destroy();
  const large = await ask(ports, '/api/me', { method: 'POST', headers: { 'X-Snowbound': '1' }, body: ' '.repeat(70_000) });
  check(`${door}: too much is refused`, large.status === 413, large.status);
  // Thirty new people come from one address and no more, whatever addresses they claim.
  const come = (claimed) => ask(ports, '/api/me', { method: 'POST', body: '{"name":"Ada"}',
    headers: { 'X-Snowbound': '1', 'Content-Type': 'application/json', 'X-Forwarded-For': claimed, 'X-Forwarded-Proto': 'http' } });
  const replies = [];
  for (let i = 1; i <= 34; ++i) replies.push(await come(`203.0.113.${i}`));
  const cookie = `${replies[0].headers['set-cookie']}`;
  check(`${door}: cookies travel by TLS alone`, cookie.includes('Secure') && cookie.includes('HttpOnly'), cookie);
  check(`${door}: nobody can claim an address`, replies.at(-1).status === 429, replies.at(-1).status);
}

async function tryDoor(door) {
  const inside = await freePort();
  const ports = { http: await freePort(), https: await freePort() };
  const settings = write(`${door}.toml`, replaced(read('snowbound.toml'), '127.0.0.1:8080', `127.0.0.1:${inside}`));
  await start(resolve(program), ['serve', '--config', settings, '--data', join(work, `data-${door}`)], inside);
  if (door === 'nginx') {
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${name}`,
      '-keyout', join(work, 'privkey.pem'), '-out', join(work, 'fullchain.pem')], { stdio: 'ignore' });
    let text = replaced(read('nginx.conf'), `/etc/letsencrypt/live/${name}`, work);
    text = replaced(text, 'listen 80;', `listen 127.0.0.1:${ports.http};`).replace(/listen \[::\]:80;/, '');
    text = replaced(text, 'listen 443 ssl', `listen 127.0.0.1:${ports.https} ssl`).replace(/listen \[::\]:443[^;]*;/, '');
    text = replaced(text, '127.0.0.1:8080', `127.0.0.1:${inside}`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${work}/${kind};`);
    const around = `daemon off; pid ${work}/nginx.pid; error_log stderr warn; events {}\nhttp { access_log off; ${temporary.join(' ')}\n`;
    const file = write('nginx.conf', `${around}${text}\n}`);
    await start('nginx', ['-c', file, '-p', work, '-e', 'stderr'], ports.https);
  } else {
    const around = `{\n  http_port ${ports.http}\n  https_port ${ports.https}\n  admin off\n  skip_install_trust\n` +
      `  storage file_system ${work}/caddy\n  log {\n    level ERROR\n  }\n}\n`;
    let text = replaced(read('Caddyfile'), '127.0.0.1:8080', `127.0.0.1:${inside}`);
    text = replaced(text, `${name} {`, `${name} {\n\ttls internal`);
    await start('caddy', ['run', '--adapter', 'caddyfile', '--config', write('Caddyfile', around + text)], ports.https);
    await wait(1_000);  // it makes its certificate after it has opened the port
  }
  await look(door, ports, inside);
}

try {
  for (const door of doors) await tryDoor(door);
} catch (error) {
  check('all of it ran', false, error.message);
} finally {
  for (const child of running.reverse()) child.kill('SIGTERM');
  await Promise.all(running.map((child) => child.exitCode !== null || child.signalCode !== null ||
    !child.pid || new Promise((done) => child.on('exit', done))));
  rmSync(work, { recursive: true, force: true });
}
process.exit(failures > 0 ? 1 : 0);
