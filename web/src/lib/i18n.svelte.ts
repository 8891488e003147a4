// The words of the page: loaded by language and file when they are needed. The first ones come with the page in English, which
// stands behind every language.
import shell from '../../../locales/en/shell.json';
import web from '../../../locales/en/web.json';
import { settings } from './settings.svelte';
import { Texts, type Messages, type Values } from './texts';

export const languages = ['en', 'de', 'it'] as const;
export type Language = (typeof languages)[number];
export const languageNames: { [language in Language]: string } = { en: 'English', de: 'Deutsch', it: 'Italiano' };

const files = import.meta.glob<Messages>(
  ['../../../locales/*/*.json', '!../../../locales/en/shell.json', '!../../../locales/en/web.json'],
  { import: 'default' },
);
const wanted = new Set(['shell', 'web']);
const loaded = new Map<string, Messages>([
  ['en/shell', shell],
  ['en/web', web],
]);

async function load(language: string, file: string): Promise<void> {
  const name = `${language}/${file}`;
  if (loaded.has(name)) return;
  const found = files[`../../../locales/${name}.json`];
  loaded.set(name, found ? await found() : {});
}

export function systemLanguage(preferred: readonly string[] = navigator.languages): Language {
  for (const each of preferred) {
    const short = each.slice(0, 2).toLowerCase();
    const known = languages.find((language) => language === short);
    if (known) return known;
  }
  return 'en';
}

class Speech {
  texts = $state.raw(new Texts('en', {}));

  get language(): string {
    return this.texts.language;
  }

  /** Brings the words of these files ("paper_tales") in the chosen language, with English behind it. */
  async load(more: readonly string[] = []): Promise<void> {
    for (const file of more) wanted.add(file);
    const language = settings.language || systemLanguage();
    await Promise.all([...wanted].flatMap((file) => [load(language, file), load('en', file)]));
    if (language !== (settings.language || systemLanguage())) return; // changed meanwhile
    const join = (of: string) =>
      Object.assign({}, ...[...wanted].map((file) => loaded.get(`${of}/${file}`) ?? {})) as Messages;
    this.texts = new Texts(language, join(language), language === 'en' ? {} : join('en'));
    document.documentElement.lang = language;
  }

  async choose(language: Language): Promise<void> {
    settings.language = language;
    await this.load();
  }
}

export const speech = new Speech();
export const loadTexts = (more: readonly string[]): Promise<void> => speech.load(more);
/** The words of a game: shared with the terminal, the browser's own, and those that are explained. */
export const loadGameTexts = (game: string): Promise<void> => {
  const file = game.replaceAll('-', '_');
  return speech.load([file, `web_${file}`, `words_${file}`]);
};
export const t = (key: string, values?: Values): string => speech.texts.text(key, values);

/** A game's name and sentences without its other words (the start page shows all games). */
export function gameText(game: string, what: 'name' | 'tagline'): string {
  const key = `web.game.${game.replaceAll('-', '_')}.${what}`;
  if (speech.texts.has(key)) return t(key);
  return what === 'name' ? game.replaceAll('-', ' ') : '';
}
