// @ts-check
/**
 * The board of {title}: nine cells. One plain module, no build step; `rondel-board.d.ts` says what it is given.
 *
 * @typedef {{ cells: (number | null)[] }} View
 */

const STYLE = `
  #board { display: grid; place-items: center; padding: 20px; }
  .cells { display: grid; grid-template-columns: repeat(3, 1fr); gap: 14px;
           width: min(100%, 26rem, max(12rem, var(--room) - 40px)); }
  .cell { aspect-ratio: 1; display: grid; place-items: center; border-radius: var(--r-card);
          background: var(--paper); box-shadow: var(--e1); padding: 0; }
  .cell[data-candidate] { box-shadow: var(--ring-lit); }
  .cell[aria-pressed='true'] { box-shadow: var(--ring-picked); }
  .stone { width: 66%; }
`;

/** @type {import('./rondel-board').Mount<View>} */
export default function mount(root, table) {
  document.head.append(Object.assign(document.createElement('style'), { textContent: STYLE }));
  const cells = element('div', {
    class: 'cells',
    role: 'group',
    'data-anchor': 'field:cells', // what the lesson points at
    'aria-label': table.say('cells'),
  });
  root.append(cells);
  /** Things that may still be moving are kept, not made anew. @type {Map<string, SVGElement>} */
  const stones = new Map();

  return {
    update({ view, offers, draft, people }) {
      const mark = offers.find((offer) => offer.name === 'mark');
      const input = mark?.inputs?.find((one) => one.name === 'cell');
      const focused = Number(document.activeElement?.getAttribute('data-cell') ?? -1);
      cells.replaceChildren(
        ...view.cells.map((owner, cell) => {
          const person = owner === null ? null : people[owner];
          const candidate = input?.candidates?.find((one) => one.value === cell);
          const picked = draft.offer?.name === 'mark' && draft.values.cell === cell;
          const name = person?.name ?? table.say('free');
          const button = element(candidate ? 'button' : 'div', {
            class: 'cell',
            role: candidate ? null : 'img',
            'data-cell': cell,
            'data-anchor': `cell-${cell}`,
            'data-candidate': candidate ? '' : null,
            'aria-pressed': candidate ? String(picked) : null,
            'aria-label': `${'abc'[cell % 3]}${1 + Math.floor(cell / 3)}: ${name}`,
          });
          if (person) {
            const key = `${cell} ${person.seat}`;
            if (!stones.has(key)) stones.set(key, stone(person, cell));
            button.append(/** @type {SVGElement} */ (stones.get(key)));
          }
          if (mark && input && candidate)
            button.onclick = () => table.pick(mark, input, picked ? undefined : cell);
          return button;
        }),
      );
      if (focused >= 0) /** @type {HTMLElement} */ (cells.children[focused]).focus();
    },
  };
}

/** @param {import('./rondel-board').Person} person @param {number} cell */
function stone(person, cell) {
  const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawn.setAttribute('viewBox', '0 0 32 32');
  drawn.setAttribute('class', 'stone');
  drawn.setAttribute('data-piece', `stone-${cell}`);
  drawn.innerHTML = `<circle cx="16" cy="16" r="15" fill="${person.colour}"/><path d="${person.path}" fill="${person.ink}"/>`;
  return drawn;
}

/** @param {string} name @param {Record<string, string | number | null>} marks */
function element(name, marks) {
  const made = document.createElement(name);
  for (const [mark, value] of Object.entries(marks)) if (value !== null) made.setAttribute(mark, String(value));
  return made;
}
