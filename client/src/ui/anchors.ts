/** What boards and the frame call the things on them, for whoever points at one. */

const NAMES = ['anchor', 'place', 'piece', 'zone', 'about', 'slot', 'at', 'offer'];

/** Every way in which boards and the frame name what is on them. */
export function selectorOf(name: string): string {
  const quoted = CSS.escape(name);
  return NAMES.map((attribute) => `[data-${attribute}="${quoted}"]`).join(',');
}

/** What a step points at: the largest of that name that can be seen; several names are tried one after the other. */
export function anchorOf(at: string, root: ParentNode = document): Element | null {
  for (const name of at.split(' ').filter(Boolean)) {
    const found = [...root.querySelectorAll(selectorOf(name))]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0)
      .sort((one, other) => other.box.width * other.box.height - one.box.width * one.box.height);
    if (found[0]) return found[0].element;
  }
  return null;
}
