// What is wrong with how a page lies in its window, measured in the browser: it scrolls, something is cut or covered, two
// things lie on one another. What may scroll says so (`data-scrolls`: a list; `data-strip`: sideways only), and what may
// lie over others too (`data-over`: a moment, a menu, a drawer). On a drawn map (`data-map`) figures stand on places, so
// what can be chosen there must have a place to be touched at, and what each thing is (`data-lies`) says what it may hide; what is
// printed on the ground (`data-under`) is only kept from being cut. Cards are held as a fan (`data-fan`).
export function flawsOf(): string[] {
  const found = new Set<string>();
  const [width, height] = [innerWidth, innerHeight];
  const page = document.documentElement;
  if (page.scrollHeight > height + 1) found.add(`the page is ${page.scrollHeight} high`);
  if (page.scrollWidth > width + 1) found.add(`the page is ${page.scrollWidth} wide`);

  const nameOf = (element: Element): string => {
    const names = [];
    for (let at: Element | null = element; at && names.length < 3; at = at.parentElement) {
      const of = [...at.classList].filter((name) => !name.startsWith('svelte-') && name !== 'unseen')[0];
      if (of) names.unshift(of);
    }
    return `${names.join(' ')} (${element.tagName.toLowerCase()})`;
  };
  const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
  const isOver = (element: Element): boolean =>
    element.closest('[data-over], dialog, [role=dialog], .stage, [role=tooltip]') !== null;
  const inFan = (a: Element, b: Element): boolean => a.closest('[data-fan]')?.contains(b) === true;
  const alphaOf = (colour: string): number =>
    colour === 'none' || colour === 'transparent'
      ? 0
      : Number(/[,/] ?([\d.]+)\)$/.exec(colour.replace(/^rgb\(.*/, ''))?.[1] ?? 1);
  /** What lies there to be touched, and shows what is behind it. */
  const isClear = (element: Element): boolean => {
    const style = styleOf(element);
    if (element instanceof SVGGeometryElement)
      return style.fill !== 'none' && alphaOf(style.fill) * Number(style.fillOpacity) < 0.6;
    if (element instanceof SVGImageElement || /^(img|canvas|input|textarea|select)$/i.test(element.tagName))
      return false;
    return alphaOf(style.backgroundColor) < 0.6 && style.backgroundImage === 'none';
  };
  /** What is painted there first; the text itself counts although the pointer may pass through it. */
  const topAt = (x: number, y: number, of: HTMLElement | SVGElement): Element | undefined => {
    const passes = styleOf(of).pointerEvents === 'none';
    if (passes) of.style.setProperty('pointer-events', 'auto', 'important');
    const all = document.elementsFromPoint(x, y);
    if (passes) of.style.removeProperty('pointer-events');
    return all.find((each) => each === of || each.contains(of) || of.contains(each) || !isClear(each));
  };
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };

  for (const element of document.querySelectorAll('body *')) {
    const { overflowX, overflowY } = styleOf(element);
    const [x, y] = [overflowX, overflowY].map((how) => how === 'auto' || how === 'scroll');
    if (!(x || y) || !isShown(element) || element.closest('[data-scrolls]')) continue;
    if (y && element.scrollHeight > element.clientHeight + 1)
      found.add(`scrolls down by ${element.scrollHeight - element.clientHeight}: ${nameOf(element)}`);
    if (x && element.scrollWidth > element.clientWidth + 1 && !element.closest('[data-strip]'))
      found.add(`scrolls sideways by ${element.scrollWidth - element.clientWidth}: ${nameOf(element)}`);
  }

  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const shared = (a: Box, b: Box): [number, number] => [
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  ];
  /** Where it is to be seen: whole; scrolled away where that may be; or cut by something. */
  const seen = (box: Box, from: Element): 'whole' | 'away' | Element => {
    let isFree = false; // out of the flow: what does not hold it does not cut it
    for (let at: Element | null = from; at && at !== page; at = at.parentElement) {
      const style = styleOf(at);
      if (style.position === 'fixed') return 'whole';
      const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible';
      if (clips && !(isFree && style.position === 'static')) {
        const edge = at.getBoundingClientRect();
        const isOut =
          box.left < edge.left - 2 ||
          box.right > edge.right + 2 ||
          box.top < edge.top - 2 ||
          box.bottom > edge.bottom + 2;
        if (isOut) return at.closest('[data-scrolls], [data-strip]') ? 'away' : at;
      }
      if (style.position === 'absolute') isFree = true;
      else if (style.position !== 'static') isFree = false;
    }
    return box.left < -2 || box.top < -2 || box.right > width + 2 || box.bottom > height + 2 ? page : 'whole';
  };
  const isUnseen = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (styleOf(at).clipPath === 'inset(50%)' || styleOf(at).opacity === '0') return true;
    }
    return false;
  };

  const texts: { words: string; of: Element; box: Box }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent?.trim() ?? '';
    const of = node.parentElement;
    if (!words || !of || /^(SCRIPT|STYLE|OPTION)$/.test(of.tagName) || !isShown(of) || isUnseen(of)) continue;
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 2 || rect.height < 2) continue;
      // A line's box is higher than its letters.
      const box = {
        left: rect.left,
        right: rect.right,
        top: rect.top + rect.height / 4,
        bottom: rect.bottom - rect.height / 4,
      };
      const how = seen(box, of);
      const told = `“${words.slice(0, 30)}” ${nameOf(of)}`;
      if (how instanceof Element) found.add(`cut by ${how === page ? 'the window' : nameOf(how)}: ${told}`);
      if (how !== 'whole' || of.closest('[data-under]')) continue;
      const top = topAt((box.left + box.right) / 2, (box.top + box.bottom) / 2, of as HTMLElement | SVGElement);
      if (top && top !== of && !top.contains(of) && !of.contains(top)) {
        if (!isOver(top) && !isOver(of) && !inFan(top, of)) found.add(`covered by ${nameOf(top)}: ${told}`);
        continue;
      }
      if (!isOver(of)) texts.push({ words, of, box });
    }
  }
  for (const [i, a] of texts.entries()) {
    for (const b of texts.slice(i + 1)) {
      if (a.of === b.of || a.of.contains(b.of) || b.of.contains(a.of) || inFan(a.of, b.of)) continue;
      const [across, down] = shared(a.box, b.box);
      if (across > 2 && down > 2)
        found.add(
          `one on the other: “${a.words.slice(0, 30)}” ${nameOf(a.of)} and “${b.words.slice(0, 30)}” ${nameOf(b.of)}`,
        );
    }
  }

  // On a drawn map things lie upon one another as on a real table. What may hide how much of what is said here, by what
  // each says that it is (`data-lies`); whatever is not named may hide nothing. What lies on top comes first.
  const mayHide: { readonly [pair: string]: number } = {
    'figure on figure': 0.6, // a crowd stands behind one another; flying ones where the rules put them
    'figure on ground': 1, // a branch's letter, painted under whoever sits there
    'name on ground': 1,
    'mark on figure': 1, // its wounds and troubles
    'badge on figure': 0.5, // a crossing's number stands at what is crossed
    'badge on ground': 1,
    'figure on card': 1, // a bird flies over a mission that lies in the meadow
    'mark on card': 1,
    'badge on name': 0.15,
    'name on figure': 0.55, // of Winter Town: a ribbon and its tokens are at the feet of whoever stands there
    'token on figure': 0.6,
    'token on name': 0.05,
    'figure on token': 0.8, // which somebody behind carries
    'badge on card': 0.2,
  };
  const isPlace = (of: Element): boolean => of.getAttribute('data-lies') === 'place'; // to be stepped upon
  const things = [...document.querySelectorAll('[data-map] [data-lies]')]
    .filter((each) => isShown(each) && !isUnseen(each))
    .map((of) => ({ of, box: of.getBoundingClientRect() as Box }))
    .filter(({ of, box }) => box.right > box.left && seen(box, of) === 'whole');
  for (const [i, lower] of things.entries()) {
    for (const upper of things.slice(i + 1)) {
      if (isPlace(lower.of) !== isPlace(upper.of)) continue;
      const isWith =
        lower.of.closest('[data-with]')?.contains(upper.of) || lower.of.closest('g') === upper.of.closest('g');
      if (isWith || lower.of.contains(upper.of)) continue;
      const [across, down] = shared(lower.box, upper.box);
      const pair = `${upper.of.getAttribute('data-lies')} on ${lower.of.getAttribute('data-lies')}`;
      const area = (lower.box.right - lower.box.left) * (lower.box.bottom - lower.box.top);
      const hidden = across > 2 && down > 2 ? (across * down) / area : 0;
      if (hidden > (mayHide[pair] ?? 0) + 0.02)
        found.add(`${pair}, ${Math.round(hidden * 100)} %: ${nameOf(upper.of)} and ${nameOf(lower.of)}`);
    }
  }

  const controls = [
    ...document.querySelectorAll('button, a[href], input, select, textarea, summary, [role=button]:not([data-term])'),
  ]
    .filter((each) => isShown(each) && !isUnseen(each) && !isOver(each))
    .map((of) => ({ of, box: of.getBoundingClientRect() as Box }))
    .filter(({ of, box }) => box.right - box.left > 2 && seen(box, of) === 'whole');
  for (const [i, a] of controls.entries()) {
    for (const b of controls.slice(i + 1)) {
      if (a.of.contains(b.of) || b.of.contains(a.of)) continue;
      if ((a.of.closest('[data-map]') && b.of.closest('[data-map]')) || inFan(a.of, b.of)) continue;
      const [across, down] = shared(a.box, b.box);
      if (across > 4 && down > 4)
        found.add(
          `one on the other: ${nameOf(a.of)} and ${nameOf(b.of)} (${Math.round(across)} x ${Math.round(down)})`,
        );
    }
  }
  for (const { of, box } of controls) {
    if (!of.closest('[data-map]') || (of as HTMLElement).tabIndex < 0) continue;
    const [middle, low] = [(box.left + box.right) / 2, box.bottom - 3];
    const tops = [(box.top + box.bottom) / 2, low].map((y) => document.elementFromPoint(middle, y));
    const top = tops[0];
    if (top && !isOver(top) && !tops.some((each) => of.contains(each)))
      found.add(`cannot be touched for ${nameOf(top)}: ${nameOf(of)}`);
  }
  return [...found];
}
