// What can be pressed on the screen now, in the order of the page: names, marks and state of each thing.
() => {
  const PRESSABLE =
    'button, summary, select, input, textarea, [role=button], [role=radio], [role=checkbox], [role=switch], [role=option], [role=tab], [data-candidate]';
  // What closes a sheet is not pressed: Escape does the same, once nothing in it helps. A name that is a link is for reading.
  const OUTSIDE = '.link.name, .logb, .undo, .redo, .logp, .toasts, [data-act], [role=dialog] .icb, dialog .icb';
  const said = (element) =>
    [
      element.getAttribute('aria-label'),
      ...(element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => id && document.getElementById(id)?.textContent),
      ...[...(element.labels ?? [])].map((label) => label.textContent),
      element.innerText,
      element.textContent,
      element.title,
      element.placeholder,
    ]
      .filter(Boolean)
      .join(' | ');
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')].filter((one) => one.checkVisibility());
  const roots = dialogs.length ? [dialogs.at(-1)] : [...document.querySelectorAll('main, .dock')];
  const found = roots
    .flatMap((root) => [...root.querySelectorAll(PRESSABLE)])
    .filter((one) => !one.closest(OUTSIDE) && one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => one.getBoundingClientRect().width > 0);
  window.pressables = found;
  const around = (one) => {
    const names = [];
    for (let at = one.parentElement; at && names.length < 3; at = at.parentElement) {
      const name = at.getAttribute('aria-label') ?? (at.matches('fieldset') ? at.querySelector('legend')?.textContent : null);
      if (name) names.push(name);
      else if (at.matches('li, tr')) names.push(at.textContent);
    }
    return names.join(' | ');
  };
  const alike = new Map();
  const nth = (name) => alike.set(name, (alike.get(name) ?? 0) + 1).get(name);
  return {
    sheet: dialogs.length ? dialogs.at(-1).getAttribute('aria-label') || dialogs.at(-1).querySelector('h1, h2, h3')?.textContent || 'sheet' : '',
    screen: [...document.querySelectorAll('main, .say, .where')]
      .map((one) => [
        one.innerText,
        ...[...one.querySelectorAll('[aria-label]')].map((part) => part.getAttribute('aria-label')),
        // What is lit is only picked, the rest is as the table has it.
        ...[...one.querySelectorAll(':is([aria-pressed], [aria-checked]):not([data-candidate])')].map(
          (part) => part.getAttribute('aria-pressed') ?? part.getAttribute('aria-checked'),
        ),
      ])
      .join('|'),
    things: found.map((one, index) => ({
      index,
      name: said(one),
      nth: nth(`${said(one)} ${around(one)}`),
      around: around(one),
      marks: Object.values(one.dataset).join(' '),
      about: one.dataset.about ?? '',
      primary: one.matches('[data-primary]'),
      lit: one.matches('[data-candidate]'),
      dock: Boolean(one.closest('.dock')),
      pressed: ['aria-pressed', 'aria-checked', 'aria-selected', 'aria-expanded'].some((name) => one.getAttribute(name) === 'true') || one.checked === true,
      disabled: one.disabled === true || one.getAttribute('aria-disabled') === 'true',
      kind: one.matches('select, textarea') ? one.localName : one.list ? 'listed' : one.matches('input') ? one.type : '',
      value: one.value ?? '',
    })),
  };
}
