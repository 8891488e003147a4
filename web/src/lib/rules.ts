// The clauses of docs/rules/, loaded when somebody asks why.
export interface Clause {
  id: string;
  text: string;
  chapter: string;
}

const pages = import.meta.glob<string>(['../../../docs/rules/*.md', '../../../docs/rules/*/*.md'], {
  query: '?raw',
  import: 'default',
});

/** "- **PT-1.1** Two to five …", going on over indented lines. */
export function parseRules(page: string): Clause[] {
  const clauses: Clause[] = [];
  let chapter = '';
  let open: Clause | null = null;
  for (const line of page.split('\n')) {
    const heading = /^##+ (.*)$/.exec(line);
    const start = /^- \*\*([A-Z]+-[\w.]+)\*\* (.*)$/.exec(line);
    if (heading) {
      chapter = heading[1] ?? '';
      open = null;
    } else if (start) {
      open = { id: start[1] ?? '', text: start[2] ?? '', chapter };
      clauses.push(open);
    } else if (open && /^ {2,}\S/.test(line)) open.text += ` ${line.trim()}`;
    else if (line.trim() === '') open = null;
  }
  return clauses;
}

/** The rules in a language, or in English where nobody has translated them. */
export interface Rulebook {
  language: string;
  clauses: Clause[];
}
const read = new Map<string, Promise<Rulebook>>();
export function loadRules(game: string, language: string): Promise<Rulebook> {
  const own = pages[`../../../docs/rules/${language}/${game}.md`];
  const page = own ?? pages[`../../../docs/rules/${game}.md`];
  const spoken = own ? language : 'en';
  if (!page) return Promise.resolve({ language: spoken, clauses: [] });
  const key = `${spoken} ${game}`;
  let found = read.get(key);
  if (!found) read.set(key, (found = page().then((text) => ({ language: spoken, clauses: parseRules(text) }))));
  return found;
}
export async function clauseOf(game: string, id: string, language: string): Promise<Clause | null> {
  return (await loadRules(game, language)).clauses.find((clause) => clause.id === id) ?? null;
}
/** Emphasis away: clauses are shown as plain words. */
export const plain = (text: string): string => text.replace(/\*\*|\*|`/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
