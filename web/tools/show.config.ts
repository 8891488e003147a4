import base from '../playwright.config';

export default { ...base, testDir: '.', testMatch: 'show.ts', timeout: 120_000 };
