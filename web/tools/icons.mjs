// node tools/icons.mjs: the pictures of the manifest, drawn from public/icon.svg. The window lies in the middle, so that the
// same drawing may be cut to a circle.
import { chromium } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';

const svg = readFileSync('public/icon.svg', 'utf8');
const browser = await chromium.launch({
  executablePath: process.env.SNOWBOUND_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const size of [180, 192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  writeFileSync(`public/icon-${size}.png`, await page.screenshot());
}
await browser.close();
