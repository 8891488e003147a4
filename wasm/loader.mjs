// Loads the engine, from its bytes or a compiled module, and talks to it: engine.ask({do: "games"}). Works in Node and in a browser; the module needs a clock
// and random bytes from outside, and nothing else.

export async function loadEngine(source) {
  let memory;
  const wasi = {
    clock_time_get(_id, _precision, out) {
      new DataView(memory.buffer).setBigUint64(out, BigInt(Math.round(performance.now() * 1e6)), true);
      return 0;
    },
    random_get(at, size) {
      crypto.getRandomValues(new Uint8Array(memory.buffer, at, size));
      return 0;
    },
    proc_exit(code) {
      throw new Error(`the engine stopped with code ${code}`);
    },
  };
  const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
  const imports = {};
  for (const { name } of WebAssembly.Module.imports(module)) {
    imports[name] = wasi[name] ?? (() => 52); // ENOSYS: no files, no streams
  }
  const { exports } = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: imports });
  memory = exports.memory;
  exports._initialize();

  const write = (line) => {
    const request = new TextEncoder().encode(line);
    const at = exports.sb_request(request.length); // may grow the memory: take the view afterwards
    new Uint8Array(memory.buffer, at, request.length).set(request);
  };
  const handle = (line) => {
    write(line);
    const reply = exports.sb_handle();
    return new TextDecoder().decode(new Uint8Array(memory.buffer, reply, exports.sb_reply_size()));
  };
  const ask = (request) => JSON.parse(handle(JSON.stringify(request)));
  // A grammar of locales/<lang>/tales: bots tell by it from now on. False: it is none.
  const teach = (game, lang, grammar) => {
    write(JSON.stringify({ game, lang, grammar }));
    return exports.sb_teach() === 1;
  };
  return { handle, ask, teach };
}
