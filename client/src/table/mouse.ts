/** Whether a mouse is moved: what a page that changes brings under one that stands still was not looked at. */

/** Tells of each event whether the mouse has been elsewhere since the last one; of the first, what is given. */
export function movement(first: boolean): (event: PointerEvent) => boolean {
  let at = '';
  return (event) => {
    const before = at;
    at = `${event.clientX} ${event.clientY}`;
    return before ? at !== before : first;
  };
}
