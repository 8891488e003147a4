// A plain table for any game: it shows what the server says may be seen and done, and judges nothing itself.
const $ = (tag, props = {}, ...children) => {
  const e = Object.assign(document.createElement(tag), props);
  e.append(...children.filter((c) => c !== null && c !== undefined));
  return e;
};
const main = document.getElementById('main');
const status = document.getElementById('status');
const picker = document.getElementById('language');

let words = {};
let texts = {};
const language = localStorage.getItem('language') ?? (['de', 'it'].find((l) => navigator.language.startsWith(l)) ?? 'en');
const fill = (text, args) => text.replace(/\{(\w+)\}/g, (all, key) => args[key] ?? all);
const t = (key, args = {}) => fill(words['web.' + key] ?? key, args);
const human = (id) => String(id).replaceAll('_', ' ');

// The words of a game where they are plain; otherwise the ids themselves, which are words too.
let byId = {};
const learn = (all) => {
  texts = all;
  byId = {};
  for (const [key, text] of Object.entries(all)) {
    const found = key.match(/^(?:\w+)\.(\w+)(?:\.name)?$/);
    if (found && !/^(prompt|choice|fact|refusal|narration)\./.test(key) && !text.includes('{')) byId[found[1]] ??= text;
  }
};
const named = (field, value) => texts[`${field}.${value}.name`] ?? texts[`${field}.${value}`] ?? byId[value] ?? human(value);
const valueText = (field, value) =>
  Array.isArray(value) ? value.map((v) => valueText(field, v)).join(', ')
    : value !== null && typeof value === 'object' ? Object.entries(value).map(([k, v]) => `${human(k)} ${valueText(k, v)}`).join(', ')
      : typeof value === 'string' ? named(field, value) : String(value);
const verbText = (kind, choice) => {
  const [verb, args] = Object.entries(choice)[0];
  const pattern = texts[`${kind}.${verb}`];
  const parts = Object.fromEntries(Object.entries(args).map(([k, v]) => [k, valueText(k, v)]));
  if (pattern && !/\{\w+,/.test(pattern)) return fill(pattern, parts);
  return [human(verb), ...Object.values(parts)].filter(Boolean).join(' ');
};

async function api(method, path, body) {
  const reply = await fetch('/api' + path, {
    method, headers: { 'X-Snowbound': '1', 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const json = await reply.json().catch(() => ({}));
  if (!reply.ok) throw Object.assign(new Error(json.message ?? reply.statusText), json);
  return json;
}
const tried = (work) => async (event) => {
  event?.preventDefault();
  try { await work(event); } catch (error) { status.textContent = error.message; }
};

async function greet(then) {
  const name = $('input', { required: true, maxLength: 24, autocomplete: 'nickname' });
  const form = $('form', {}, $('label', {}, t('name'), name), $('button', { className: 'legal' }, t('come')));
  form.onsubmit = tried(async () => { await api('POST', '/me', { name: name.value }); await then(); });
  main.className = '';
  main.replaceChildren($('section', {}, $('p', {}, t('home')), form));
  name.focus();
}

function tableList(title, tables) {
  const items = tables.map((x) => $('li', {}, $('a', { href: '/table/' + x.id }, human(x.game)),
    ` · ${x.seats.map((s) => s.name ?? (s.bot ? t('bot', { level: s.bot }) : t('empty'))).join(', ')} `,
    x.your_turn ? $('span', { className: 'turn' }, t('your_turn')) : null));
  return $('section', {}, $('h2', {}, title), items.length ? $('ul', {}, ...items) : t('none'));
}

async function home() {
  let me;
  try { me = await api('GET', '/me'); } catch { return greet(home); }
  const [{ games }, mine, listed] = await Promise.all([api('GET', '/games'), api('GET', '/tables/mine'), api('GET', '/tables')]);
  const game = $('select', {}, ...games.map((g) => $('option', { value: g.id }, human(g.id.replaceAll('-', ' ')))));
  const seats = $('select'), bots = $('select'), show = $('input', { type: 'checkbox' });
  const level = $('select', {}, ...['easy', 'medium', 'hard', 'greedy', 'random'].map((l) => $('option', { selected: l === 'medium' }, l)));
  const numbers = (select, from, to, now) => select.replaceChildren(...Array.from({ length: to - from + 1 }, (_, i) => $('option', { selected: from + i === now }, String(from + i))));
  const fit = () => { const g = games.find((x) => x.id === game.value); numbers(seats, g.seats.min, g.seats.max, Math.max(3, g.seats.min)); numbers(bots, 0, +seats.value - 1, +seats.value - 1); };
  game.onchange = fit;
  seats.onchange = () => numbers(bots, 0, +seats.value - 1, +seats.value - 1);
  fit();
  const form = $('form', {}, $('label', {}, t('game'), game), $('label', {}, t('seats'), seats), $('label', {}, t('bots'), bots),
    $('label', {}, t('level'), level), $('label', {}, t('listed'), show), $('button', { className: 'legal' }, t('make')));
  form.onsubmit = tried(async () => {
    const n = +seats.value;
    const { table } = await api('POST', '/tables', { game: game.value, seats: n, listed: show.checked, language,
      bots: Array.from({ length: +bots.value }, (_, i) => ({ seat: n - 1 - i, level: level.value })) });
    go('/table/' + table.id);
  });
  status.textContent = t('hello', { name: me.name });
  main.className = '';
  main.replaceChildren($('section', {}, $('h2', {}, t('new_table')), form), tableList(t('my_tables'), mine.tables), tableList(t('public_tables'), listed.tables));
}

let socket = null, wait = 500;
async function openTable(id) {
  try { await api('GET', '/me'); } catch { return greet(() => openTable(id)); }
  const seen = { table: null, you: {}, view: null, facts: [], lines: [] };
  const send = (frame) => socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify(frame));
  const connect = () => {
    socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    const mine = socket;
    mine.onopen = () => { wait = 500; send({ t: 'join', table: id, ...(seen.view ? { seq: seen.view.seq } : {}) }); };
    mine.onclose = () => {
      if (mine !== socket) return;
      status.textContent = t('lost');
      setTimeout(() => mine === socket && connect(), wait * (0.5 + Math.random()));
      wait = Math.min(wait * 2, 15000);
    };
    mine.onmessage = async ({ data }) => {
      const frame = JSON.parse(data);
      if (frame.t === 'table') {
        if (!seen.table) learn(await fetch(`/locales/${language}/${frame.table.game.replaceAll('-', '_')}.json`).then((r) => r.json()).catch(() => ({})));
        seen.table = frame.table; seen.you = frame.you;
      }
      if (frame.t === 'view') { seen.view = frame; seen.facts = seen.facts.slice(0, frame.facts_from).concat(frame.facts); }
      if (frame.t === 'said') seen.lines = seen.lines.concat(frame.lines);
      if (frame.t === 'refused' || frame.t === 'error') { status.textContent = `${frame.message}${frame.rule ? ` (${frame.rule})` : ''}`; return; }
      if (seen.table) draw(id, seen, send);
    };
  };
  connect();
}

// What the seat sees, as nested lists; nothing is said of what is empty.
const isEmpty = (v) => v === null || v === '' || (typeof v === 'object' && Object.values(v).every(isEmpty));
function shown(field, value) {
  if (typeof value !== 'object') return document.createTextNode(typeof value === 'string' ? named(field, value) : String(value));
  const flat = Array.isArray(value) && value.every((v) => typeof v !== 'object');
  if (flat) return document.createTextNode(valueText(field, value));
  return $('ul', {}, ...Object.entries(value).filter(([, v]) => !isEmpty(v)).map(([key, v]) => {
    const name = Array.isArray(value) ? String(+key + 1) : human(key);
    const inner = shown(key, v);
    return inner instanceof Text ? $('li', {}, `${name}: `, inner) : $('li', {}, $('details', { open: !Array.isArray(value) || value.length < 8 }, $('summary', {}, name), inner));
  }));
}

const seatName = (seen, i) => seen.table.seats[i]?.name ?? t('bot', { level: seen.table.seats[i]?.bot ?? '' });

function sentence(seen) {
  const { table, view, you } = seen;
  if (table.status === 'open') return t('waiting_start');
  if (table.status === 'paused' || table.status === 'frozen') return t(table.status);
  if (view?.end) return `${t('over')} ${t('winner', { names: (view.end.winners ?? []).map((i) => seatName(seen, i)).join(', ') })}`;
  if (!view || table.status !== 'running') return t('over');
  return view.waiting.includes(you.seat) ? t('your_move') : t('waiting', { names: view.waiting.map((i) => seatName(seen, i)).join(', ') });
}

function seatsPart(id, seen) {
  const { table, you, view } = seen;
  const open = table.status === 'open';
  const items = table.seats.map((s, i) => {
    const turn = table.status === 'running' && view?.waiting.includes(i);
    const who = s.name ?? (s.bot ? t('bot', { level: s.bot }) : t('empty'));
    const row = $('li', { className: 'row' }, $('span', { className: turn ? 'turn' : '' }, `${t('seat', { n: i + 1 })}: ${who}${i === you.seat ? ` (${t('you')})` : ''}`));
    if (open && !s.name && !s.bot) row.append($('button', { onclick: tried(() => api('POST', `/tables/${id}/sit`, { seat: i })) }, t('sit')));
    return row;
  });
  const part = $('section', {}, $('ul', {}, ...items));
  if (open && you.host) part.append($('button', { className: 'legal', onclick: tried(() => api('POST', `/tables/${id}/start`, {})) }, t('start')));
  if (open) part.append($('p', {}, t('invite')), $('p', {}, $('a', { href: location.href }, location.href)), $('img', { className: 'qr', src: `/api/tables/${id}/qr.svg`, alt: location.href }));
  if (table.seed_hash) part.append($('p', {}, $('small', {}, t('seed', { hash: table.seed_hash.slice(0, 16) + '…' }))));
  return part;
}

function questionPart(decision, send) {
  const tell = $('textarea', { placeholder: t('tell'), maxLength: 8000 });
  const concept = $('input', { placeholder: t('concept'), maxLength: 200 });
  const anyTale = Object.keys(decision.tell ?? {}).length > 0;
  const anyConcept = Object.values(decision.tell ?? {}).some((x) => x.concept);
  const answer = (choice) => send({ t: 'answer', decision: decision.id, choice, ...(tell.value ? { text: tell.value } : {}), ...(concept.value ? { concept: concept.value } : {}) });
  const prompt = texts[`prompt.${decision.prompt}`];
  const options = decision.options.map((choice) => $('button', { className: 'legal', onclick: () => answer(choice) }, verbText('choice', choice)));
  const barred = decision.barred.map((b) => $('button', { disabled: true, title: `${b.rule}: ${texts['refusal.' + b.why] ?? human(b.why)}` }, `${verbText('choice', b.choice)} (${b.rule})`));
  return $('section', { className: 'wide' }, $('h2', {}, prompt && !/\{\w+,/.test(prompt) ? fill(prompt, decision.numbers) : human(decision.prompt)),
    anyTale ? tell : null, anyConcept ? concept : null, $('div', { className: 'options' }, ...options),
    barred.length ? $('details', {}, $('summary', {}, t('barred')), $('div', { className: 'options' }, ...barred)) : null);
}

function draw(id, seen, send) {
  status.textContent = sentence(seen);
  if (document.activeElement?.tagName === 'TEXTAREA' && document.activeElement.value) return;  // somebody is telling
  const parts = [];
  for (const decision of seen.view?.decisions ?? []) parts.push(questionPart(decision, send));
  if (seen.view?.undo) parts.push($('section', { className: 'wide' }, $('button', { onclick: () => send({ t: 'undo' }) }, t('undo'))));
  parts.push(seatsPart(id, seen));
  if (seen.view) {
    const log = $('ul', { className: 'log' }, ...seen.facts.map((f) => $('li', {}, `${verbText('fact', f.fact)} · ${f.rule}`)));
    parts.push($('section', {}, $('h2', {}, t('log')), log));
    parts.push($('section', {}, shown('', seen.view.view)));
    queueMicrotask(() => { log.scrollTop = log.scrollHeight; });
  }
  const line = $('input', { maxLength: 500 });
  const form = $('form', {}, line, $('button', {}, t('say')));
  form.onsubmit = (event) => { event.preventDefault(); if (line.value) send({ t: 'say', text: line.value }); line.value = ''; };
  parts.push($('section', {}, $('h2', {}, t('chat')), $('ul', { className: 'log' }, ...seen.lines.map((l) => $('li', {}, `${l.name}: ${l.text}`))), form));
  main.className = 'table';
  main.replaceChildren(...parts);
}

function go(path) { history.pushState(null, '', path); route(); }
function route() {
  socket = (socket?.close(), null);
  const table = location.pathname.match(/^\/table\/(\w+)$/);
  tried(() => (table ? openTable(table[1]) : home()))();
}

picker.value = language;
picker.onchange = () => { localStorage.setItem('language', picker.value); location.reload(); };
addEventListener('popstate', route);
words = await fetch(`/locales/${language}/web.json`).then((r) => r.json());
document.documentElement.lang = language;
document.getElementById('language-label').textContent = t('language');
route();
