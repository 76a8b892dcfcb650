// What does not fit on the screen as it is now: a list of faults, each a kind and the words concerned.
({ big, leftOut }) => {
  const faults = new Set();
  const root = document.documentElement;
  const within = (rect, box, slack = 1.5) =>
    rect.left >= box.left - slack && rect.top >= box.top - slack && rect.right <= box.right + slack && rect.bottom <= box.bottom + slack;
  const common = (a, b) => {
    const box = { left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) };
    const same = box.left === a.left && box.top === a.top && box.right === a.right && box.bottom === a.bottom;
    return same ? a : { ...box, width: box.right - box.left, height: box.bottom - box.top };
  };
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const path = (one) => {
    const names = [];
    for (let at = one; at && at !== document.body && names.length < 4; at = at.parentElement)
      names.unshift(at.localName + [...at.classList].filter((name) => !name.startsWith('svelte-') && !name.startsWith('s-')).map((name) => `.${name}`).join(''));
    return names.join(' ');
  };
  const say = (kind, one, text = '') => faults.add(`${kind}: ${path(one)} "${text.trim().slice(0, 40)}"`);

  // -- sideways, the prompt and the button
  scrollTo(0, 0);
  if (root.scrollWidth > innerWidth) faults.add(`wide: ${root.scrollWidth}`);
  if (big && root.scrollHeight > innerHeight + 2) faults.add(`long: ${root.scrollHeight}`);
  const stays = [...document.querySelectorAll('.say, [data-primary]')].filter((one) => one.checkVisibility());
  for (const y of [0, root.scrollHeight]) {
    scrollTo(0, y);
    for (const one of stays) if (!within(one.getBoundingClientRect(), page)) say('away', one, `${root.scrollHeight}, ${Math.round(one.getBoundingClientRect().top)}`);
  }
  scrollTo(0, 0);

  // -- all words that can be seen, with where they lie and what may cut them
  const style = document.createElement('style');
  style.textContent = '* { pointer-events: auto !important; }';
  document.head.append(style);
  const roots = [...document.querySelectorAll('[role=dialog], dialog[open]')].filter((one) => one.checkVisibility()).slice(-1);
  const heard = new Map([[null, false]]);
  const isOnlyHeard = (one) => {
    if (!heard.has(one)) heard.set(one, getComputedStyle(one).clipPath.startsWith('inset(50%') || isOnlyHeard(one.parentElement));
    return heard.get(one);
  };
  const words = [];
  for (const within of roots.length ? roots : [document.body]) {
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const box = node.parentElement;
      if (!node.data.trim() || box.closest('.sr, script, style, noscript, title, select, textarea') || box.closest(leftOut)) continue;
      if (isOnlyHeard(box)) continue;
      if (!box.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 1 && rect.height > 1);
      if (rects.length) words.push({ box, text: node.data, rects });
    }
  }

  // -- both: a row that is moved sideways, and too low for what it holds
  for (const one of document.querySelectorAll('main *, [role=dialog] *')) {
    if (one.scrollWidth <= one.clientWidth + 2 || one.scrollHeight <= one.clientHeight + 4 || one.clientHeight < 8) continue;
    const { overflowX: x, overflowY: y } = getComputedStyle(one);
    if (/auto|scroll/.test(x) && y !== 'visible' && !one.closest(leftOut)) say('both', one, `${one.clientHeight} of ${one.scrollHeight} px high`);
  }

  // -- cut: outside of something that hides what is outside, and cannot be scrolled to
  const cutters = new Map();
  const cutterOf = (one) => {
    if (!cutters.has(one)) {
      const { overflowX: x, overflowY: y, clipPath } = getComputedStyle(one);
      // Nobody scrolls a television.
      const free = (axis) => axis === 'visible' || (!big && (axis === 'auto' || axis === 'scroll'));
      const isTurned = one.localName === 'svg' || one.namespaceURI.endsWith('svg');
      cutters.set(one, isTurned ? null : { x: !free(x) || clipPath !== 'none', y: !free(y) || clipPath !== 'none', scrolls: x === 'auto' || x === 'scroll' || y === 'auto' || y === 'scroll' });
    }
    return cutters.get(one);
  };
  for (const word of words) {
    word.shown = word.rects;
    for (let at = word.box; at && at !== document.body; at = at.parentElement) {
      const cutter = cutterOf(at);
      if (!cutter) continue;
      const box = at.getBoundingClientRect();
      for (const rect of word.rects) {
        // Letters reach a little over the box of their line.
        const high = rect.height * 0.2;
        if (cutter.x && (rect.left < box.left - 1.5 || rect.right > box.right + 1.5)) say('cut', word.box, word.text);
        else if (cutter.y && (big || !cutter.scrolls) && (rect.top < box.top - high || rect.bottom > box.bottom + high)) say('cut', word.box, word.text);
      }
      if (cutter.x || cutter.y || cutter.scrolls) word.shown = word.shown.map((rect) => common(rect, box)).filter((rect) => rect.width > 1 && rect.height > 4);
      if (getComputedStyle(at).position === 'fixed') break;
    }
    for (const rect of word.rects)
      if ((rect.left < -1.5 || rect.right > innerWidth + 1.5) && word.shown.includes(rect)) say('outside', word.box, word.text);
  }

  const painted = new Map();
  const paints = (one) => {
    if (!painted.has(one)) {
      const { backgroundColor, backgroundImage, fill, opacity } = getComputedStyle(one);
      const isShape = one instanceof SVGGeometryElement;
      const isSeen = (colour) => colour !== 'none' && !/(, 0|\/ 0)\)$|^transparent$/.test(colour);
      painted.set(one, opacity > 0.3 && (isShape ? isSeen(fill) : one.localName === 'img' || isSeen(backgroundColor) || backgroundImage !== 'none'));
    }
    return painted.get(one);
  };
  // -- covered: something else lies over the middle of the words
  const floats = new Map([[null, null]]);
  /** What stays while the rest scrolls beneath it. */
  const layer = (one) => {
    if (!floats.has(one)) floats.set(one, /sticky|fixed/.test(getComputedStyle(one).position) ? one : layer(one.parentElement));
    return floats.get(one);
  };
  // What lies askew seems larger than it is.
  const askew = new Map([[null, null]]);
  const turned = (one) => {
    if (!askew.has(one)) askew.set(one, /^0?$|none/.test(getComputedStyle(one).rotate) ? turned(one.parentElement) : one);
    return askew.get(one);
  };
  for (const word of words) {
    for (const rect of word.shown) {
      const x = (rect.left + rect.right) / 2;
      const y = (rect.top + rect.bottom) / 2;
      for (const at of turned(word.box) ? [x] : [rect.left + 3, x, rect.right - 3]) {
        if (at < 0 || at >= innerWidth || y < 0 || y >= innerHeight) continue;
        const above = document.elementsFromPoint(at, y);
        const own = above.findIndex((one) => one.contains(word.box) || word.box.contains(one));
        const top = above.slice(0, own < 0 ? 0 : own).find(paints);
        if (!top || (top.ownerSVGElement && top.ownerSVGElement === word.box.ownerSVGElement) || (layer(top) && !layer(word.box))) continue; // what is under the dock scrolls out
        say('covered', word.box, `${word.text.trim().slice(0, 24)} | by ${path(top).split(' ').slice(-2).join(' ')}`);
        break;
      }
    }
  }

  // -- labels on labels
  const flat = words.flatMap((word) => word.shown.map((rect) => ({ ...word, rect }))).sort((a, b) => a.rect.top - b.rect.top);
  flat.forEach((one, index) => {
    for (let next = index + 1; next < flat.length && flat[next].rect.top < one.rect.bottom; next++) {
      const two = flat[next];
      if (one.box === two.box || (turned(one.box) && turned(one.box) === turned(two.box)) || layer(one.box) !== layer(two.box)) continue;
      const wide = Math.min(one.rect.right, two.rect.right) - Math.max(one.rect.left, two.rect.left);
      const high = Math.min(one.rect.bottom, two.rect.bottom) - two.rect.top;
      if (wide > 3 && high > 0.35 * Math.min(one.rect.height, two.rect.height))
        say('overlap', one.box, `${one.text.trim().slice(0, 18)} | ${two.text.trim().slice(0, 18)}`);
    }
  });

  // -- the own hand: each card is in view between the bar and the dock, or as much of it as a row shows that is moved by a finger
  const top = document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0;
  const foot = document.querySelector('.dock')?.getBoundingClientRect().top ?? innerHeight;
  for (const card of document.querySelectorAll('[data-hand] > *')) {
    if (roots.length || !card.checkVisibility()) continue;
    const rect = card.getBoundingClientRect();
    const seen = Math.min(rect.bottom, foot) - Math.max(rect.top, top);
    if (seen < rect.height - 12) say('hand', card, `${Math.round(seen)} of ${Math.round(rect.height)} px`);
  }
  style.remove();
  return [...faults];
}
