import { cardClient } from '$lib/cardtable/client';
import { addPhrases } from '$lib/games/tell.svelte';
import Board from './Board.svelte';
import './mat.css';
import { PHRASES, polish } from './phrases';
import Result from './Result.svelte';
import { table } from './table';

addPhrases('emberlode', PHRASES, polish);

export const client = cardClient(table, { Board, Result });
