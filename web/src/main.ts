import '@fontsource/alegreya/latin-400.css';
import '@fontsource/alegreya/latin-400-italic.css';
import '@fontsource/alegreya/latin-700.css';
import '@fontsource/alegreya/latin-800.css';
import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-500.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '@fontsource/patrick-hand/latin-400.css';
import './theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speech } from './lib/i18n.svelte';
import { router } from './lib/router.svelte';

router.start();
await speech.load();
const target = document.getElementById('app');
if (target) mount(App, { target });
