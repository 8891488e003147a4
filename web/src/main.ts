import './theme.css';
import 'virtual:first';
import { mount } from 'svelte';
import App from './App.svelte';
import { speech } from './lib/i18n.svelte';
import { offline } from './lib/offline.svelte';
import { router } from './lib/router.svelte';

const fonts = () => import('./fonts');

// A function: what is loaded later imports from here, and would wait for an await of this module.
async function begin(): Promise<void> {
  router.start();
  const isLate = offline.isFirst;
  await Promise.all([speech.load(), isLate ? null : fonts()]);
  const target = document.getElementById('app');
  if (target) mount(App, { target });
  await offline.whenQuiet();
  if (isLate) void fonts();
  offline.start();
}
void begin();
