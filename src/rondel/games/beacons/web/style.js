// @ts-check
/** How the coast looks. */
export const STYLE = `
  .beacons { --amber: #f0a63a; --jade: #3fb784; --pearl: #c9d2ea; display: grid; gap: 12px; padding: 12px; align-content: start;
    max-width: 1500px; margin: 0 auto; color: var(--ink); }
  .beacons section { min-width: 0; }
  .night { display: grid; gap: 12px; align-content: start; }
  .coast { background: linear-gradient(#14223a, #0e1828 70%, #1a3554); border-radius: 16px; padding: 10px 12px; display: grid; gap: 6px;
    box-shadow: var(--e1); }
  .lane { display: grid; grid-template-columns: 4.6rem repeat(5, minmax(0, 1fr)); gap: 6px; align-items: center; }
  .amber { --hue: var(--amber); } .jade { --hue: var(--jade); } .pearl { --hue: var(--pearl); }
  .lname { color: var(--hue); font: 600 0.9375rem/1.1 var(--voice); }
  .lname::first-letter, .torch small::first-letter, .chip::first-letter { text-transform: uppercase; }
  .place { position: relative; display: grid; place-items: center; height: 2.5rem; border-radius: 10px;
    background: rgb(255 255 255 / 0.05); color: rgb(255 255 255 / 0.62); box-shadow: inset 0 0 0 1px rgb(255 255 255 / 0.12); }
  .place b { font: 600 1.0625rem/1 var(--voice); }
  .place.past { background: none; color: rgb(255 255 255 / 0.3); text-decoration: line-through; }
  .place.lit { background: radial-gradient(circle at 50% 55%, color-mix(in srgb, var(--hue) 55%, transparent), transparent 72%); color: #10182a; }
  .place.lit b { position: absolute; bottom: 16%; }
  .place svg { width: 100%; height: 92%; }
  .flame path:first-child { fill: var(--hue); } .flame path:last-child { fill: #fffbe8; opacity: 0.92; }
  .out path { fill: none; stroke: var(--hue); stroke-width: 2; opacity: 0.7; }
  .gauges { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 8px; }
  .gauge { background: var(--paper); border-radius: 12px; box-shadow: var(--e1); padding: 7px 10px; display: grid; gap: 2px; align-content: start; }
  .gauge small, .lost small { color: var(--ink-3); font-size: 0.8125rem; line-height: 1.2; }
  .gauge b { font: 650 1.125rem/1.2 var(--ui); }
  .late { color: var(--bad, #b3261e); }
  .pips { display: inline-flex; gap: 3px; margin-left: 6px; vertical-align: 1px; flex-wrap: wrap; }
  .pips i { width: 8px; height: 8px; border-radius: 50%; box-shadow: inset 0 0 0 1.5px var(--line-2); }
  .pips i.drop { background: #c98a1b; box-shadow: none; } .pips i.bolt { background: #5b6cc4; box-shadow: none; border-radius: 2px; }
  .lost { display: flex; flex-wrap: wrap; gap: 5px; align-items: center; }
  .chip { font-size: 0.8125rem; line-height: 1; padding: 5px 8px; border-radius: 8px; background: var(--paper); box-shadow: inset 3px 0 0 var(--hue), var(--e1);
    color: var(--ink-2); display: inline-block; }
  .keepers { display: grid; gap: 10px; align-content: start; grid-template-columns: minmax(0, 1fr); }
  .hint { grid-column: 1 / -1; color: var(--ink-2); font-size: 0.9375rem; line-height: 1.3; }
  .keeper { background: var(--paper); border-radius: 16px; box-shadow: var(--e1); padding: 8px 12px 12px; }
  .keeper.own { background: var(--surface, var(--paper)); }
  .keeper.turn { box-shadow: 0 0 0 2px var(--lamp), var(--e1); }
  .keeper h2 { display: flex; align-items: center; gap: 8px; font: 600 var(--t-16, 1rem)/1.2 var(--ui); margin: 0 0 8px; min-height: 32px; }
  .dot { width: 26px; height: 26px; border-radius: 50%; display: inline-grid; place-items: center; flex: none; }
  .dot svg { width: 16px; height: 16px; } .dot path { fill: currentColor; }
  .row { display: flex; flex-wrap: wrap; gap: 10px; }
  .held { display: grid; gap: 4px; width: 4.9rem; align-content: start; }
  .torch { position: relative; display: grid; justify-items: center; align-content: center; gap: 1px; width: 4.9rem; min-height: 5.4rem; padding: 5px;
    border-radius: 10px; color: #12192a; background: color-mix(in srgb, var(--hue) 38%, #fffdf6); box-shadow: 0 0 0 1px rgb(0 0 0 / 0.28), var(--e1); text-align: center; }
  .torch svg { width: 26px; height: 26px; } .torch .flame path:last-child { opacity: 1; }
  .torch .flame path:first-child, .torch .out path { stroke: #12192a; stroke-width: 1.4; opacity: 1; }
  .torch.spent { background: color-mix(in srgb, var(--hue) 16%, #ece9e0); color: #4b5160; }
  .num { font: 700 1.3rem/1 var(--voice); } .torch small { font-size: 0.8125rem; line-height: 1.1; }
  .back { background: var(--back, #214a43); color: #f3e3bd; padding: 8px 6px; }
  .back.told { box-shadow: inset 0 -5px 0 var(--hue, #f3e3bd), 0 0 0 1px rgb(0 0 0 / 0.28), var(--e1); }
  .back b { font: 600 0.875rem/1.15 var(--ui); overflow-wrap: anywhere; } .back .no { font: 600 1.125rem/1.2 var(--voice); opacity: 0.85; }
  .own .torch { width: 5.4rem; }
  button.torch { cursor: pointer; box-shadow: 0 0 0 1px rgb(0 0 0 / 0.4), 0 0 0 3px color-mix(in srgb, var(--lamp) 55%, transparent), var(--e1); }
  .torch[aria-pressed='true'] { box-shadow: var(--ring-picked), 0 8px 22px var(--glow); translate: 0 -3px; }
  .clue { font-size: 0.8125rem; line-height: 1.15; text-align: center; color: var(--ink); font-weight: 600; overflow-wrap: anywhere; }
  .clue.none { color: var(--ink-3); font-weight: 450; }
  .topics { display: grid; gap: 4px; }
  .topic, .way { min-height: 44px; padding: 4px 8px; border-radius: 9px; background: var(--paper); color: var(--ink); box-shadow: var(--ring-lit); font: 600 0.875rem/1.15 var(--ui); cursor: pointer; }
  .topic[aria-pressed='true'], .way[aria-pressed='true'] { background: var(--lamp); color: var(--lamp-ink); box-shadow: 0 0 0 2px var(--picked-line); }
  .topic[aria-disabled='true'], .way[aria-disabled='true'] { box-shadow: inset 0 0 0 1px var(--line-2); color: var(--ink-3); cursor: help; }
  .ways { margin-left: auto; display: flex; gap: 6px; } .way { padding: 4px 14px; box-shadow: inset 0 0 0 1.5px var(--line-2); }
  @media (max-width: 859px) {
    .beacons { gap: 8px; padding: 8px 10px; } .night { display: contents; } .own { order: 1; } .lost { order: 2; }
    .pips { display: flex; margin: 3px 0 0; } .pips i { width: 7px; height: 7px; }
  }
  @media (max-width: 559px), (max-width: 859px) and (max-height: 500px) {
    /* All of it in one look: names stand beside their torches, and a torch is as wide as it is high. */
    .coast { padding: 6px 10px; gap: 4px; } .lane { gap: 4px; } .place { height: 1.75rem; } .place.lit b { bottom: 8%; font-size: 0.9375rem; }
    .gauges { gap: 6px; } .gauge { padding: 4px 8px; gap: 0; } .gauge b { font-size: 1rem; } .gauge span:has(.pips) { display: flex; align-items: center; gap: 5px; }
    .pips { margin: 0; gap: 2px; flex-wrap: nowrap; } .pips i { width: 6px; height: 6px; }
    .keepers { gap: 8px; } .hint { font-size: 0.875rem; } .hint:not(.why) { display: none; }
    .keeper { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px; align-items: center; padding: 6px 8px; }
    .keeper h2 { flex-wrap: wrap; margin: 0; gap: 4px 6px; font-size: 0.9375rem; overflow-wrap: anywhere; }
    .dot { width: 22px; height: 22px; } .dot svg { width: 13px; height: 13px; }
    .row { gap: 6px; } .held { gap: 2px; width: 4.1rem; }
    .torch, .own .torch { width: 4.1rem; min-height: 3.25rem; padding: 3px 2px; grid-template-columns: auto auto; gap: 0 3px; justify-content: center; align-items: center; }
    .torch small, .back b { grid-column: 1 / -1; } .torch svg { width: 20px; height: 20px; } .num { font-size: 1.2rem; }
    .back, .own .torch { grid-template-columns: auto; } .back .no { font-size: 1rem; } .back b { font-size: 0.8125rem; }
    .ways { margin: 0; gap: 4px; flex: 1 0 100%; flex-wrap: wrap; } .way { padding: 4px 8px; font-size: 0.8125rem; overflow-wrap: normal; }
  }
  @media (min-width: 600px) and (max-width: 859px) and (max-height: 500px) {
    .beacons { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } .night { display: grid; gap: 6px; } .lost { order: 0; } .own .torch { width: 3.4rem; }
  }
  @media (min-width: 860px) {
    .beacons { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); gap: 16px; padding: 16px 18px; max-width: 1760px; }
    .keepers { grid-template-columns: repeat(auto-fit, minmax(18.4rem, 1fr)); gap: 12px; }
    .keeper.wide { grid-column: 1 / -1; }
    .place { height: clamp(2.6rem, 10.5vh, 9rem); } .big .place { height: clamp(3.2rem, 14vh, 9rem); }
    .place b { font-size: 1.375rem; }
    .lane { grid-template-columns: 5.4rem repeat(5, minmax(0, 1fr)); }
    .lname { font-size: 1.0625rem; }
    .held, .torch, .own .torch { width: 5.1rem; } .torch { min-height: 6.2rem; } .torch svg { width: 30px; height: 30px; } .num { font-size: 1.6rem; }
    .clue, .torch small { font-size: 0.875rem; }
  }
  @media (min-width: 1500px) {
    .keepers { grid-template-columns: repeat(auto-fit, minmax(26rem, 1fr)); }
    .held, .torch, .own .torch { width: 7.4rem; } .torch { min-height: 9rem; } .torch svg { width: 48px; height: 48px; } .num { font-size: 2.1rem; }
    .clue, .torch small, .back b { font-size: 1rem; } .gauge b { font-size: 1.5rem; } .place b { font-size: 1.75rem; } .lname { font-size: 1.25rem; }
  }
`;
