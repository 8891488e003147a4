import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/browser',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: Number(process.env['SNOWBOUND_BROWSERS'] ?? 2),
  retries: 1, // browsers on two busy cores; what needed it is named as flaky, and is to be mended
  reporter: [['line']],
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    colorScheme: 'light',
    serviceWorkers: 'block', // every test would fetch the whole page; those about it allow it
    launchOptions: {
      executablePath: process.env['SNOWBOUND_CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  },
});
