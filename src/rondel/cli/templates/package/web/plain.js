// @ts-check
/**
 * A first board of {title}: who plays, what lies there, and a button for everything that can be picked. One plain module,
 * no build step; `rondel-board.d.ts` says what it is given. Replace it piece by piece.
 */

const STYLE = `
  #board { display: grid; gap: 12px; padding: 16px; align-content: start; }
  .row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
  .pick { min-height: 44px; padding: 6px 14px; border-radius: var(--r-card); background: var(--paper); box-shadow: var(--e1); }
  .pick:not([aria-disabled='true']) { box-shadow: var(--ring-lit); }
  .pick[aria-pressed='true'] { box-shadow: var(--ring-picked); }
  .pick[aria-disabled='true'] { color: var(--ink-3); }
  pre { margin: 0; overflow: auto; padding: 12px; border-radius: var(--r-card); background: var(--surface); }
`;

/** @type {import('./rondel-board').Mount} */
export default function mount(root, table) {
  document.head.append(Object.assign(document.createElement('style'), { textContent: STYLE }));

  return {
    update({ view, offers, draft, people }) {
      const seats = row(people.map((person) => text('span', person.name, { 'data-place': `seat-${person.seat}` })));
      const rows = offers.flatMap((offer) =>
        (offer.inputs ?? [])
          .filter((input) => input.kind === 'one')
          .map((input) => row([text('b', offer.label), ...(input.candidates ?? []).map(pick(offer, input))])),
      );
      root.replaceChildren(seats, ...rows, text('pre', JSON.stringify(view, null, 1)));

      /** @param {import('./rondel-board').Offer} offer @param {import('./rondel-board').Input} input */
      function pick(offer, input) {
        return (/** @type {import('./rondel-board').Candidate} */ { value, label, enabled, reason }) => {
          const picked = draft.offer?.name === offer.name && draft.values[input.name] === value;
          const button = text('button', label, {
            class: 'pick',
            'data-candidate': '',
            'aria-pressed': String(picked),
            'aria-disabled': String(enabled === false),
            'data-reason': reason ?? '',
          });
          button.onclick = () => table.pick(offer, input, picked ? undefined : value);
          return button;
        };
      }
    },
  };
}

/** @param {Node[]} parts */
function row(parts) {
  const made = text('div', '', { class: 'row' });
  made.append(...parts);
  return made;
}

/** @param {string} name @param {string} words @param {Record<string, string>} marks */
function text(name, words, marks = {}) {
  const made = document.createElement(name);
  made.textContent = words;
  for (const [mark, value] of Object.entries(marks)) made.setAttribute(mark, value);
  return made;
}
