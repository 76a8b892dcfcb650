/** The sentences of the rules in German. */
import type { Phrase } from '$lib/games/tell.svelte';

export const PHRASES: readonly Phrase[] = [
  {
    en: 'Bid in secret for lots that are worth more to you than you show.',
    de: 'Biete verdeckt auf Posten, die dir mehr wert sind, als du zeigst.',
  },
  { en: 'Lots', de: 'Posten' },
  { en: 'How many lots come up', de: 'So viele Posten kommen unter den Hammer' },
  { en: 'Coins', de: 'Münzen' },
  { en: 'What everybody starts with', de: 'Damit beginnen alle' },
  { en: 'Lots as a table', de: 'Posten als Tabelle' },
  { en: 'Short', de: 'Kurz' },
  { en: 'Bid in secret for the lot', de: 'Biete verdeckt auf den Posten' },
  { en: 'Bid in secret', de: 'Verdeckt bieten' },
  { en: 'Sale', de: 'Verkauf' },
  { en: 'sale', de: 'Verkauf' },
  { en: 'Lot', de: 'Posten' },
  { en: 'Lot {n}', de: 'Posten {n}' },
  { en: 'Bidding', de: 'Gebote' },
  { en: 'A lot is shown', de: 'Ein Posten wird gezeigt' },
  { en: 'Lot {n}, worth {worth}, is on the block.', de: 'Posten {n}, {worth} wert, kommt unter den Hammer.' },
  { en: '{who} takes lot {n} for {price}.', de: '{who} bekommt Posten {n} für {price}.' },
  {
    en: '{names} bid the same for lot {n}: nobody gets it.',
    de: '{names} bieten gleich viel für Posten {n}: niemand bekommt ihn.',
  },
  { en: 'most gathered', de: 'am meisten gesammelt' },
  { en: 'bidders', de: 'Bietende' },
  { en: 'coins', de: 'Münzen' },
  { en: 'tastes', de: 'Vorlieben' },
  { en: 'shelf', de: 'Regal' },
  { en: 'hidden', de: 'verdeckt' },
  { en: 'coming', de: 'kommt noch' },
  { en: 'shown', de: 'gezeigt' },
  { en: 'bids', de: 'Gebote' },
  { en: 'lots', de: 'Posten' },
];
