/** What is picked in Imperial belongs to one decision. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Acting } from '$lib/games/imperial/acting.svelte';
import { Camera } from '$lib/games/imperial/camera.svelte';
import type { Declared, Offer, OfferDraft } from '$lib/games/imperial/declared';
import type { ImperialView } from '$lib/games/imperial/reading';
import { Draft } from '$lib/state/draft.svelte';
import { interaction, moment } from './recorded';

describe('picks of Imperial', () => {
  let name = $state('no orders');
  let draft: OfferDraft;
  let acting: Acting;
  let end: () => void;
  let sent = $state(false);
  let acts: unknown[] = [];
  const show = (next: string) => {
    name = next;
    draft.follow(moment('imperial', name).picture.interaction);
    flushSync();
  };
  beforeEach(() => {
    acts = [];
    draft = new Draft<Offer>();
    end = $effect.root(() => {
      acting = new Acting(() => {
        const { picture, seats } = moment('imperial', name);
        return {
          interaction: interaction<Declared>('imperial', name),
          view: picture.view as unknown as ImperialView,
          draft,
          live: true,
          sent,
          seats,
          onact: () => acts.push({ ...draft.values }),
          ondo: () => {},
        };
      });
    });
  });
  afterEach(() => end());

  it('do not stay for the next fleet', () => {
    show('no orders');
    acting.takeUnit(1);
    acting.pickTarget('eastern_med');
    expect(acting.order?.to).toBe('eastern_med');
    show('one order'); // of the other fleet, from another screen
    expect([acting.order, acting.open, draft.isTouched]).toEqual([null, null, false]);
  });

  it('do not stay for the armies: the first of them is at hand, no place is open', () => {
    show('one order');
    acting.takeUnit(1);
    show('two orders');
    expect(acting.unit).toEqual(acting.waiting[0]);
    const busy = acting.targets.find((to) => acting.reach.filter((order) => order.to === to).length > 1)!;
    acting.pickTarget(busy);
    expect(acting.open).toBe(busy);
    show('plan');
    expect([acting.open, acting.choices]).toEqual([null, []]);
  });

  it('do not stay for the next import', () => {
    show('import');
    acting.pickImport('army', 'london');
    acting.spots.find((spot) => spot.at === 'london')!.tap();
    show('one import');
    expect([acting.values(acting.importUnit), acting.open]).toEqual([{}, null]);
  });

  it('are kept for the next unit of an import, on the map and in the list', () => {
    const early = (tap: () => void) => {
      show('import');
      sent = true;
      tap();
      show('one import');
      expect([acts, acting.open]).toEqual([[], null]);
      sent = false;
      flushSync();
    };
    early(() => acting.spots.find((spot) => spot.at === 'london')!.tap());
    expect(acting.open).toBe('london');
    early(() => acting.pickImport('army', 'london'));
    expect(acts).toEqual([{ type: 'army', at: 'london' }]);
  });

  it('are kept for the next unit where a place is tapped before the server has answered', () => {
    show('no orders');
    sent = true;
    acting.pickTarget('ionian_sea');
    show('one order');
    expect(acts).toEqual([]);
    sent = false;
    flushSync();
    expect(acts).toMatchObject([{ to: 'ionian_sea' }]);
  });

  it('stay while the decision is the same', () => {
    show('no orders');
    acting.pickTarget('ionian_sea');
    show('no orders');
    expect(acting.order?.to).toBe('ionian_sea');
  });
});

describe('the map of Imperial', () => {
  it('is led to what matters while it is small, and whole again once it has grown', () => {
    const camera = new Camera();
    [camera.width, camera.height] = [360, 200];
    camera.attend(['london', 'dublin'], true);
    expect(camera.isWhole).toBe(false);
    [camera.width, camera.height] = [830, 580];
    camera.attend(['london', 'dublin'], false);
    expect(camera.isWhole).toBe(true);
    camera.zoomBy(2); // by hand, which is left alone
    camera.attend(['vienna'], false);
    expect(camera.isWhole).toBe(false);
  });
});
