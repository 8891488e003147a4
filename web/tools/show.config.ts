import base from '../playwright.config';

export default { ...base, testDir: '.', testMatch: ['show.ts', 'winter-speed.ts'], timeout: 120_000 };
