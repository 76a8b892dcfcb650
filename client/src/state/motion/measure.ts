/** Where things are: marked by the boards, measured here before and after a picture. */

export interface Spot {
  /** Kept after it has left the page, so that its going can be shown. */
  element: Element;
  parent: Node | null;
  box: DOMRect;
  /** The middle: on the screen, or in a drawing's own measure, which stays the same when the drawing is moved. */
  x: number;
  y: number;
}

export function inDrawing(element: Element): element is SVGGraphicsElement {
  return (
    typeof SVGGraphicsElement !== 'undefined' && element instanceof SVGGraphicsElement && !!element.ownerSVGElement
  );
}

export function spotOf(element: Element): Spot | null {
  const box = element.getBoundingClientRect();
  if (!box.width && !box.height) return null;
  let [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  if (inDrawing(element)) {
    const around = (element.parentNode as SVGGraphicsElement).getScreenCTM?.();
    if (around) ({ x, y } = new DOMPoint(x, y).matrixTransform(around.inverse()));
  }
  return { element, parent: element.parentNode, box, x, y };
}

/** All that carry an attribute and can be seen, by its value; the first of several. */
export function spots(attribute: string): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const element of document.querySelectorAll(`[${attribute}]`)) {
    const name = element.getAttribute(attribute);
    const spot = name && !found.has(name) ? spotOf(element) : null;
    if (name && spot) found.set(name, spot);
  }
  return found;
}

/** The way from one spot to another, in the measure of the second. */
export function way(from: Spot, to: Spot): { x: number; y: number } {
  if (inDrawing(to.element) === inDrawing(from.element)) return { x: from.x - to.x, y: from.y - to.y };
  const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
  const [a, b] = [middle(from.box), middle(to.box)];
  const around = inDrawing(to.element) ? (to.element.parentNode as SVGGraphicsElement).getScreenCTM?.() : null;
  return { x: (a.x - b.x) / (around?.a || 1), y: (a.y - b.y) / (around?.d || 1) };
}
