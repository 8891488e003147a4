// The book as files: one HTML page that needs nothing else, and an EPUB 3.
import type { Book, Chapter, Face, Painter, Part, Telling } from './book';
import { zip, type Entry } from './zip';

export interface Labels {
  cast: string;
  remembered: string;
  colophon: string;
  told_by: string;
  contents: string;
  aloud: (what: string) => string;
  card: (id: string) => string;
}
/** Pictures as data: URLs, by "card face"; '' where there is none. */
export type Pictures = (card: string, face: Face) => string;

/** Every picture of the book at its full size. */
export async function painted(book: Book, draw: Painter | null): Promise<Pictures> {
  const urls = new Map<string, string>();
  const wanted = book.chapters.flatMap((chapter) => [
    ...chapter.plates,
    ...chapter.tellings.flatMap((telling) => telling.cards.map((card) => ({ card, face: telling.face }))),
  ]);
  for (const { card, face } of wanted) {
    const key = `${card} ${face}`;
    if (draw && !urls.has(key)) urls.set(key, await draw(card, face, false));
  }
  return (card, face) => urls.get(`${card} ${face}`) ?? '';
}
/** What a file with this title may be called everywhere. */
export const fileName = (title: string): string =>
  (title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'story').slice(0, 60);

export const escape = (text: string): string =>
  text
    // eslint-disable-next-line no-control-regex -- what XML cannot hold is left out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');

const style = `body{margin:0 auto;max-width:44rem;padding:2rem 1.25rem;background:#fbf7ee;color:#23262d;font:1.15rem/1.55 Alegreya,Georgia,serif}
h1{margin:3rem 0 .2rem;font-size:2.6rem;line-height:1.1;text-align:center}h2{margin:3rem 0 1rem;text-align:center;break-after:avoid}
h2 small{display:block;font-size:.9rem;font-weight:normal;font-style:italic;color:#5d5a55}.sub{text-align:center;font-style:italic;color:#5d5a55}
.who{margin:1.2rem 0 .2rem;font-size:.85rem;color:#5d5a55}p{margin:0 0 .5rem}.aloud{font-style:italic;color:#5d5a55}
.memory{margin:1rem 0;padding:.2rem 0 .2rem 1rem;border-left:3px solid #ad430c}img.in{height:1.6em;vertical-align:-.4em;border-radius:.2em}
i.in{color:#7e5a00}figure{display:inline-block;width:11rem;margin:1rem;text-align:center}figure img{width:100%}figcaption{font-style:italic;font-size:.9rem}
.colophon{margin-top:4rem;padding-top:1rem;border-top:1px solid #d8cdba;font-size:.85rem;color:#5d5a55;overflow-wrap:anywhere}
section{break-before:page}section:first-of-type{break-before:auto}ul.cast{padding:0;list-style:none;text-align:center}ul.cast li{display:inline-block;margin:.2rem .8rem}`;

type Picture = (card: string, face: Face) => string; // markup of a card in the line

function parts(list: readonly Part[], telling: Telling, picture: Picture): string {
  return list
    .map((part) => ('card' in part ? picture(part.card, telling.face) : escape(part.text).replace(/\n/g, '<br/>')))
    .join('');
}
function told(telling: Telling, last: string, labels: Labels, picture: Picture): { html: string; line: string } {
  const line = [telling.figure, telling.place, telling.teller].filter((each) => each !== '').join(' · ');
  const head = line !== '' && line !== last ? `<p class="who">${escape(line)}</p>\n` : '';
  const body = telling.paragraphs.map((paragraph) => `<p>${parts(paragraph, telling, picture)}</p>\n`).join('');
  const aloud = telling.aloud ? `<p class="aloud">${escape(labels.aloud(telling.aloud))}</p>\n` : '';
  const memory = telling.memory
    ? `<p class="memory"><strong>${escape(labels.remembered)}</strong> ${escape(telling.memory)}</p>\n`
    : '';
  return { html: head + body + aloud + memory, line };
}
export function chapterHtml(chapter: Chapter, labels: Labels, picture: Picture, plate: Pictures): string {
  let last = '';
  const body = chapter.tellings
    .map((telling) => {
      const { html, line } = told(telling, last, labels, picture);
      last = line;
      return html;
    })
    .join('');
  const plates = chapter.plates
    .map((each) => ({ each, url: plate(each.card, each.face) }))
    .filter(({ url }) => url !== '')
    .map(
      ({ each, url }) =>
        `<figure><img src="${escape(url)}" alt="${escape(labels.card(each.card))}"/><figcaption>${escape(each.caption)} ${escape(each.by)}</figcaption></figure>\n`,
    )
    .join('');
  return `<h2><small>${escape(chapter.kicker)}</small>${escape(chapter.title)}</h2>\n${body}${plates}`;
}
const castHtml = (book: Book, labels: Labels): string =>
  book.cast.length === 0
    ? ''
    : `<h3 class="sub">${escape(labels.cast)}</h3>\n<ul class="cast">${book.cast.map((each) => `<li><strong>${escape(each.name)}</strong> ${escape(each.player)}</li>`).join('')}</ul>\n`;
const coverHtml = (book: Book, labels: Labels): string =>
  `<h1>${escape(book.title)}</h1>\n<p class="sub">${escape(book.subtitle)}</p>\n${castHtml(book, labels)}`;
const colophonHtml = (book: Book, labels: Labels): string =>
  `<p class="aloud">${escape(book.ending)}</p>\n<div class="colophon"><p>${escape(labels.told_by)} ${escape(book.tellers.join(', '))}</p>\n<p>${escape(labels.colophon)}</p>\n<p>${escape([book.seed, book.salt, book.hash].filter((each) => each !== '').join(' · '))}</p></div>\n`;

export function htmlOf(book: Book, labels: Labels, pictures: Pictures): string {
  const picture: Picture = (card, face) => {
    const url = pictures(card, face);
    return url
      ? `<img class="in" src="${escape(url)}" alt="${escape(labels.card(card))}" title="${escape(labels.card(card))}"/>`
      : `<i class="in">${escape(labels.card(card))}</i>`;
  };
  const chapters = book.chapters
    .map((chapter) => `<section>\n${chapterHtml(chapter, labels, picture, pictures)}</section>\n`)
    .join('');
  return `<!doctype html>\n<html lang="${escape(book.language)}">\n<head>\n<meta charset="utf-8"/>\n<meta name="viewport" content="width=device-width, initial-scale=1"/>\n<title>${escape(book.title)}</title>\n<style>\n${style}\n</style>\n</head>\n<body>\n${coverHtml(book, labels)}${chapters}${colophonHtml(book, labels)}</body>\n</html>\n`;
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const page = (book: Book, title: string, body: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${escape(book.language)}" xml:lang="${escape(book.language)}">\n<head><title>${escape(title)}</title><link rel="stylesheet" type="text/css" href="book.css"/></head>\n<body>\n${body}</body>\n</html>\n`;

function imageBytes(url: string): { bytes: Uint8Array; type: string; ending: string } | null {
  const found = /^data:image\/(png|webp|jpeg)[^,]*;base64,(.*)$/s.exec(url);
  if (!found) return null;
  const text = atob(found[2] ?? '');
  return {
    bytes: Uint8Array.from(text, (c) => c.charCodeAt(0)),
    type: `image/${found[1] ?? ''}`,
    ending: found[1] === 'jpeg' ? 'jpg' : (found[1] ?? ''),
  };
}

export function epubOf(book: Book, labels: Labels, pictures: Pictures): Uint8Array<ArrayBuffer> {
  const files: Entry[] = [];
  const manifest: string[] = [];
  const named = new Map<string, string>();
  const file = (card: string, face: Face): string => {
    const key = `${card}-${face}`;
    const known = named.get(key);
    if (known !== undefined) return known;
    const image = imageBytes(pictures(card, face));
    const name = image ? `images/${key}.${image.ending}` : '';
    named.set(key, name);
    if (image) {
      files.push({ name: `OEBPS/${name}`, bytes: image.bytes });
      manifest.push(`<item id="img-${key}" href="${name}" media-type="${image.type}"/>`);
    }
    return name;
  };
  const picture: Picture = (card, face) => {
    const url = file(card, face);
    return url
      ? `<img class="in" src="${url}" alt="${escape(labels.card(card))}"/>`
      : `<i class="in">${escape(labels.card(card))}</i>`;
  };
  const pages = [
    { id: 'cover', title: book.title, body: coverHtml(book, labels) },
    ...book.chapters.map((chapter, i) => ({
      id: `chapter-${i + 1}`,
      title: [chapter.kicker, chapter.title].filter((each) => each !== '').join(': '),
      body: chapterHtml(chapter, labels, picture, file),
    })),
    { id: 'colophon', title: labels.told_by, body: colophonHtml(book, labels) },
  ];
  for (const each of pages) {
    files.push({ name: `OEBPS/${each.id}.xhtml`, bytes: bytesOf(page(book, each.title, each.body)) });
    manifest.push(`<item id="${each.id}" href="${each.id}.xhtml" media-type="application/xhtml+xml"/>`);
  }
  const toc = pages.map((each) => `<li><a href="${each.id}.xhtml">${escape(each.title)}</a></li>`).join('\n');
  const nav = page(
    book,
    labels.contents,
    `<nav epub:type="toc" id="toc"><h2>${escape(labels.contents)}</h2>\n<ol>\n${toc}\n</ol></nav>\n`,
  );
  const opf = `<?xml version="1.0" encoding="UTF-8"?>\n<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${escape(book.language)}">\n<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">\n<dc:identifier id="id">urn:snowbound:${escape(book.id)}:${escape(book.hash.slice(0, 16))}</dc:identifier>\n<dc:title>${escape(book.title)}</dc:title>\n<dc:language>${escape(book.language)}</dc:language>\n${book.tellers.map((name) => `<dc:creator>${escape(name)}</dc:creator>`).join('\n')}\n<meta property="dcterms:modified">2026-01-01T00:00:00Z</meta>\n</metadata>\n<manifest>\n<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>\n<item id="css" href="book.css" media-type="text/css"/>\n${manifest.join('\n')}\n</manifest>\n<spine>\n${pages.map((each) => `<itemref idref="${each.id}"/>`).join('\n')}\n</spine>\n</package>\n`;
  const container =
    '<?xml version="1.0" encoding="UTF-8"?>\n<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/content.opf" media-type="application/oebps-package+xml"/></rootfiles></container>\n';
  return zip([
    { name: 'mimetype', bytes: bytesOf('application/epub+zip') }, // first, and stored: that is how readers know it
    { name: 'META-INF/container.xml', bytes: bytesOf(container) },
    { name: 'OEBPS/content.opf', bytes: bytesOf(opf) },
    { name: 'OEBPS/nav.xhtml', bytes: bytesOf(nav) },
    { name: 'OEBPS/book.css', bytes: bytesOf(style) },
    ...files,
  ]);
}
