// @ts-check
/** Elements, and how a new picture takes the place of the old one without losing what has the focus. */

const SVG = 'http://www.w3.org/2000/svg';
const PATHS = {
  flame: ['M16 31C7 31 5 22 10 16c3-4 4-7 3-12 8 4 15 12 13 19-1 5-5 8-10 8z', 'M16 29c-4 0-5-5-2-8 2-2 2-4 2-6 4 3 6 7 5 10-1 3-3 4-5 4z'],
  out: ['M16 30c-6 0-8-6-5-11 2-3 4-6 4-11 6 5 9 11 8 16-1 4-4 6-7 6z'],
};

/**
 * @param {string} name
 * @param {Record<string, string>} marks
 * @param {(Node | string)[]} parts
 * @param {() => void} [tapped]
 */
export function el(name, marks, parts, tapped) {
  const made = document.createElement(name);
  for (const [mark, value] of Object.entries(marks)) made.setAttribute(mark, value);
  made.append(...parts.filter((part) => part !== ''));
  if (tapped) made.onclick = tapped;
  return made;
}

/** @param {'flame' | 'out' | 'shape'} name @param {string} [path] */
export function drawn(name, path = '') {
  const made = document.createElementNS(SVG, 'svg');
  made.setAttribute('viewBox', '0 0 32 32');
  made.setAttribute('class', name);
  made.setAttribute('aria-hidden', 'true');
  for (const d of name === 'shape' ? [path] : PATHS[name]) {
    const line = document.createElementNS(SVG, 'path');
    line.setAttribute('d', d);
    made.append(line);
  }
  return made;
}

/** Draws `next` as all there is in `root`; elements that stay are the same ones. @param {Element} root @param {Element} next */
export function show(root, next) {
  const there = root.firstElementChild;
  if (!there || there.tagName !== next.tagName) return root.replaceChildren(next);
  become(there, next);
}

/** @param {Element} there @param {Element} next */
function become(there, next) {
  for (const { name } of [...there.attributes]) if (name !== 'tabindex' && !next.hasAttribute(name)) there.removeAttribute(name);
  for (const { name, value } of next.attributes) if (there.getAttribute(name) !== value) there.setAttribute(name, value);
  if (there instanceof HTMLElement && next instanceof HTMLElement) there.onclick = next.onclick;
  const old = [...there.childNodes];
  const wanted = [...next.childNodes];
  wanted.forEach((part, index) => {
    const was = old[index];
    if (was instanceof Element && part instanceof Element && was.tagName === part.tagName) become(was, part);
    else if (was instanceof Text && part instanceof Text) was.data = part.data;
    else if (was) was.replaceWith(part);
    else there.append(part);
  });
  for (const rest of old.slice(wanted.length)) rest.remove();
}
