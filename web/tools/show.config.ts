import base from '../playwright.config';

export default { ...base, testDir: '.', testMatch: ['show.ts', 'speed.ts'], timeout: 120_000 };
