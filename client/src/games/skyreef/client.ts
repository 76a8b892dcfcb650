import { cardClient } from '$lib/cardtable/client';
import Board from './Board.svelte';
import './mat.css';
import Result from './Result.svelte';
import { table } from './table';

export const client = cardClient(table, { Board, Result });
