// The clauses of docs/rules/, loaded when somebody asks why.
export interface Clause {
  id: string;
  text: string;
  chapter: string;
}

const pages = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' });

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

const read = new Map<string, Promise<Clause[]>>();
export function loadRules(game: string): Promise<Clause[]> {
  const page = pages[`../../../docs/rules/${game}.md`];
  if (!page) return Promise.resolve([]);
  let found = read.get(game);
  if (!found) read.set(game, (found = page().then(parseRules)));
  return found;
}
export async function clauseOf(game: string, id: string): Promise<Clause | null> {
  return (await loadRules(game)).find((clause) => clause.id === id) ?? null;
}
/** Emphasis away: clauses are shown as plain words. */
export const plain = (text: string): string => text.replace(/\*\*|\*|`/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
