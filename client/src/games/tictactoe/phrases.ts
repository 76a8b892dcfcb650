/** The sentences of the rules in German. */
import type { Phrase } from '$lib/games/tell.svelte';

export const PHRASES: readonly Phrase[] = [
  { en: 'Three in a row on a board of nine.', de: 'Drei in einer Reihe auf neun Feldern.' },
  { en: 'Take a free cell', de: 'Nimm ein freies Feld' },
  { en: 'Take a free cell.', de: 'Nimm ein freies Feld.' },
  { en: 'Mark', de: 'Zeichen setzen' },
  { en: 'Cell', de: 'Feld' },
  { en: 'cells', de: 'Felder' },
  { en: '{who} takes {cell}.', de: '{who} nimmt {cell}.' },
  { en: 'three in a row', de: 'drei in einer Reihe' },
  { en: 'the board is full', de: 'das Brett ist voll' },
  { en: 'your lines', de: 'deine Reihen' },
  { en: 'the other’s lines', de: 'die Reihen der anderen' },
  { en: 'the centre', de: 'die Mitte' },
  { en: 'three of yours', de: 'drei von dir' },
  { en: 'three of theirs', de: 'drei der anderen' },
];
