/** A window may be too small for the whole table: whoever is asked sees their own side of it, which is the lower end. */

/** Once the hand and what is at stake have taken their room. */
const SETTLED = 300;
/** Whoever leaves the end by so many pixels wants to see something else. */
const SLACK = 4;

/** Goes to the end of the table and stays there while parts of it or below it grow, until somebody scrolls away. */
export function keepToOwnSide(table: HTMLElement): () => void {
  // A phone scrolls the page, a larger window only the table.
  const scrolls = getComputedStyle(table).overflowY === 'auto';
  const box = scrolls ? table : document.documentElement;
  const heard = scrolls ? table : window;
  let stays = true;
  const toEnd = () => box.scrollTo(0, box.scrollHeight);
  const settled = setTimeout(toEnd, SETTLED);
  const scrolled = () => {
    stays = box.scrollHeight - box.scrollTop - box.clientHeight < SLACK;
  };
  const grown = new ResizeObserver(() => stays && toEnd());
  for (const part of [table, ...table.children, document.body]) grown.observe(part);
  heard.addEventListener('scroll', scrolled, { passive: true });
  return () => {
    clearTimeout(settled);
    grown.disconnect();
    heard.removeEventListener('scroll', scrolled);
  };
}
