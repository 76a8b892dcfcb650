/** Own drawings of what can be shown with one tap, on a grid of 32. */
const face = (inside: string) =>
  `<circle cx="16" cy="16" r="13.2" fill="#ffcb45" stroke="#b87808" stroke-width="1.4"/>${inside}`;
const EYES = '<circle cx="11.4" cy="13" r="1.9" fill="#4a2a05"/><circle cx="20.6" cy="13" r="1.9" fill="#4a2a05"/>';
const line = (d: string, width = 2) =>
  `<path d="${d}" fill="none" stroke="#4a2a05" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const HAND = 'fill="#ffcb45" stroke="#b87808" stroke-width="1.6" stroke-linejoin="round"';

export const REACTIONS: Record<string, string> = {
  thumb:
    `<path d="M11.5 27.5h9.8c1.7 0 2.9-1 3.2-2.4l1.9-7.6c.5-2-.8-3.5-2.8-3.5h-6l.9-5.2c.4-2.3-.6-4.3-2.4-4.3-1 0-1.7.6-2 1.7l-2.6 8.3Z" ${HAND}/>` +
    '<rect x="5" y="14.5" width="5.4" height="13" rx="1.6" fill="#2f62b5" stroke="#1d4383" stroke-width="1.4"/>',
  clap:
    `<path d="m7.2 17.6 7-9.2c.8-1 2-1.2 2.9-.5.8.6 1 1.8.3 2.8l-1.6 2.1 4.6-6c.8-1 2-1.2 2.8-.5.9.6 1 1.8.3 2.8l-1.1 1.5c.8-.7 1.9-.8 2.6-.2.8.6.9 1.7.2 2.7l-6.9 9.4c-2.6 3.5-6.4 4.6-9.5 2.3-2.9-2.2-3.6-4.7-1.6-7.2Z" ${HAND}/>` +
    '<path d="M5 8.5 3.4 6M9.6 5.6 9.4 2.7M27.5 20.5l2.6.9M26 25.3l1.9 2.1" stroke="#b87808" stroke-width="2" stroke-linecap="round"/>' +
    '<path d="m14.3 18.7 5.9-7.9M17.4 20.2l5-6.7" fill="none" stroke="#b87808" stroke-width="1.3" stroke-linecap="round"/>',
  laugh: face(
    line('M8.6 13.6c.7-2.4 4-2.4 4.8 0M18.6 13.6c.7-2.4 4-2.4 4.8 0') +
      '<path d="M8.6 17.4h14.8c-.4 4.6-3.4 7.5-7.4 7.5s-7-2.9-7.4-7.5Z" fill="#6b2d0f"/><path d="M11.8 23.1c1-1.6 2.5-2.2 4.2-2.2s3.2.6 4.2 2.2c-1.2 1.2-2.6 1.8-4.2 1.8s-3-.6-4.2-1.8Z" fill="#f0655a"/>',
  ),
  wow:
    face(EYES + line('M8.8 8.6c1.2-1 2.6-1.2 3.8-.7M23.2 8.6c-1.2-1-2.6-1.2-3.8-.7', 1.7)) +
    '<ellipse cx="16" cy="21.6" rx="3.4" ry="4.3" fill="#6b2d0f"/>',
  think: face(
    EYES + line('M8.6 9.9c1.4-.8 3-.9 4.4-.2M19 7.6c1.6-.5 3.2-.2 4.4.8', 1.8) + line('M12 22.3c2.4-1.5 5.2-2 8-1.3'),
  ),
  sad: face(
    EYES +
      line('M11 23.4c1.3-1.9 3-2.8 5-2.8s3.7.9 5 2.8') +
      '<path d="M22.2 16.6c1.6 2.2 2.4 3.6 2.4 4.8a2.3 2.3 0 0 1-4.7 0c0-1.2.8-2.6 2.3-4.8Z" fill="#5aa9e6" stroke="#2b6ca3" stroke-width="1"/>',
  ),
  heart:
    '<path d="M16 27.4C8.2 21.5 3.6 17 3.6 11.9c0-3.9 2.9-6.7 6.4-6.7 2.5 0 4.7 1.3 6 3.6 1.3-2.3 3.5-3.6 6-3.6 3.5 0 6.4 2.8 6.4 6.7 0 5.1-4.6 9.6-12.4 15.5Z" fill="#e0454f" stroke="#9c2029" stroke-width="1.4"/>',
  fire:
    '<path d="M16.6 2.8c.7 5.2 7.9 8.3 7.9 15.8 0 5.9-3.7 10-8.6 10s-8.4-3.8-8.4-9.3c0-4 2-6.4 3.7-8.6.6 1.7 1.3 2.6 2.5 3.2.3-4.5.8-7.6 2.9-11.1Z" fill="#f4742b" stroke="#b2420c" stroke-width="1.4" stroke-linejoin="round"/>' +
    '<path d="M16.2 15.6c.4 2.4 4 3.6 4 7.2 0 2.7-1.8 4.5-4.2 4.5s-4.2-1.8-4.2-4.3c0-2 1-3.2 1.9-4.2.3.7.7 1.1 1.2 1.3.1-1.9.4-3.1 1.3-4.5Z" fill="#ffd34f"/>',
};
