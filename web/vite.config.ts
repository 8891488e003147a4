import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Where a development server finds the real one: SNOWBOUND_SERVER=http://127.0.0.1:8080 npm run dev
const server = process.env['SNOWBOUND_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    outDir: process.env['SNOWBOUND_WEB_OUT'] ?? 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0, // fonts and pictures are files: the page's security policy allows no data: scripts
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: ['..'] }, // locales/ and docs/rules/ lie beside this folder
    proxy: { '/api': server, '/ws': { target: server.replace(/^http/, 'ws'), ws: true } },
  },
  test: { include: ['src/**/*.test.ts', 'tests/unit/**/*.test.ts'], environment: 'node' },
});
