/** Should things stay where they are instead of travelling? The preferences write it on the page, in every frame. */
export function isStill(): boolean {
  const wanted = document.documentElement.dataset.motion;
  if (wanted) return wanted === 'reduced';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
