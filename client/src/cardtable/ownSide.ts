/** A phone may be too small for the whole table: whoever is asked sees their own side of it, which is the lower end. */

/** Once the hand and what is at stake have taken their room. */
const SETTLED = 300;
/** A finger that leaves the end by so many pixels wants to see something else. */
const SLACK = 4;

/** Goes to the end of the page and stays there while what lies below the table grows, until somebody scrolls away. */
export function keepToOwnSide(): () => void {
  let stays = true;
  const toEnd = () => scrollTo(0, document.documentElement.scrollHeight);
  const settled = setTimeout(toEnd, SETTLED);
  const scrolled = () => {
    stays = document.documentElement.scrollHeight - scrollY - innerHeight < SLACK;
  };
  const grown = new ResizeObserver(() => stays && toEnd());
  grown.observe(document.body);
  addEventListener('scroll', scrolled, { passive: true });
  return () => {
    clearTimeout(settled);
    grown.disconnect();
    removeEventListener('scroll', scrolled);
  };
}
