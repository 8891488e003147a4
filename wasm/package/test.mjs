// node wasm/package/test.mjs: the package as somebody else would use it: packed, unpacked elsewhere, its example run.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'snowbound-package-'));
const run = (program, args, cwd) => execFileSync(program, args, { cwd, encoding: 'utf8' });
try {
  run('npm', ['pack', '--silent', '--pack-destination', folder], import.meta.dirname);
  const [packed] = readdirSync(folder);
  const home = join(folder, 'node_modules/@snowbound/engine');
  mkdirSync(home, { recursive: true });
  run('tar', ['xf', join(folder, packed), '-C', home, '--strip-components=1'], folder);
  cpSync(join(home, 'example.mjs'), join(folder, 'example.mjs'));
  const game = 'paper-tales';
  const said = JSON.parse(run('node', ['example.mjs', game], folder));
  if (said.game !== game || said.answers < 10 || said.scores.length !== 2 || !said.ending) throw new Error(JSON.stringify(said));
  if (run('node', ['example.mjs', game], folder) !== `${JSON.stringify(said)}\n`) throw new Error('not the same twice');
  console.log('the package works');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
