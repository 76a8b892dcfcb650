import type {
  ActionDone,
  Analysis,
  AnyTableAction,
  BoardFailure,
  ChatPage,
  Checked,
  Done,
  ErrorBody,
  GameList,
  GameStatistics,
  History,
  LessonPage,
  Me,
  NewTable,
  PastPicture,
  NamesPage,
  ReferencePage,
  SeatLink,
  NoticeSettings,
  TableList,
  TablePage,
  Verified,
} from '$lib/wire';
import { heard } from '$lib/i18n/catalogues';

/** A refusal of the server, with the sentence to show. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

/** Has the server ever answered this page, and what to do when the first question finds it away. */
export const reach = { isKnown: false, onaway: () => {} };

function csrf(): string {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith('rondel_csrf='));
  return found ? decodeURIComponent(found.slice('rondel_csrf='.length)) : '';
}

/** What the server answers, in words; `game`: whose words, where the answer has some. */
export async function call<T>(method: string, path: string, body?: unknown, game = ''): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (method !== 'GET') {
    // Whoever opens a seat's link first has no token yet: the first answer of the server brings it.
    if (!csrf()) await fetch('/api/me', { credentials: 'same-origin' }).catch(() => null);
    headers['x-rondel-csrf'] = csrf();
  }
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (body !== undefined) init.body = JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
    reach.isKnown = true;
  } catch {
    if (!reach.isKnown) reach.onaway();
    throw new Refusal('unreachable', '', 0);
  }
  if (answer.ok) return heard(game, (await answer.json()) as T);
  const why = (await answer.json().catch(() => ({ code: 'failed', text: answer.statusText }))) as ErrorBody;
  throw new Refusal(why.code, await heard(game, why.text), answer.status);
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;
const countedQuery = (seats: readonly number[]) =>
  `?${(seats.length ? seats : [-1]).map((seat) => `counted=${seat}`).join('&')}`;
const seatQuery = (seat: number | null) => (seat === null ? '' : `?seat=${seat}`);

export const api = {
  me: () => call<Me>('GET', '/me'),
  rename: (name: string) => call<Me>('POST', '/me', { name }),
  deleteMe: () => call<Done>('DELETE', '/me', { sure: true }),
  settings: () => call<NoticeSettings>('GET', '/me/settings'),
  saveSettings: (settings: NoticeSettings) => call<NoticeSettings>('PUT', '/me/settings', settings),
  mute: (person: string) => call<Done>('PUT', `/me/muted/${encodeURIComponent(person)}`),
  hear: (person: string) => call<Done>('DELETE', `/me/muted/${encodeURIComponent(person)}`),
  register: (email: string, password: string, name: string) => call<Me>('POST', '/accounts', { email, password, name }),
  login: (email: string, password: string) => call<Me>('POST', '/login', { email, password }),
  logout: () => call<Done>('POST', '/logout', {}),

  games: (language: string) => call<GameList>('GET', `/games?${new URLSearchParams({ language })}`),
  check: (game: string, seats: number, options: Record<string, unknown>) =>
    call<Checked>('POST', `/games/${encodeURIComponent(game)}/check`, { seats, options }, game),
  /** What is printed on the components of one kind, as it reads at a table. */
  reference: (game: string, kind: string, at: string, language: string) =>
    call<ReferencePage>(
      'GET',
      `/games/${encodeURIComponent(game)}/reference?${new URLSearchParams({ kind, table: at, language, limit: '500' })}`,
    ),
  /** What the things are called that its views refer to. */
  names: (game: string) => call<NamesPage>('GET', `/games/${encodeURIComponent(game)}/names`, undefined, game),
  boardFailed: (game: string, failure: BoardFailure) =>
    call<Done>('POST', `/games/${encodeURIComponent(game)}/board/failures`, failure),
  lesson: (game: string) => call<LessonPage>('GET', `/games/${encodeURIComponent(game)}/lesson`),
  openLesson: (game: string, my_name: string) =>
    call<TablePage>('POST', `/games/${encodeURIComponent(game)}/lesson`, { my_name }, game),
  statistics: (game: string) => call<GameStatistics>('GET', `/games/${encodeURIComponent(game)}/statistics`),

  myTables: (archived = false) => call<TableList>('GET', `/me/tables${archived ? '?archived=true' : ''}`),
  publicTables: () => call<TableList>('GET', '/tables'),
  create: (wanted: NewTable) => call<TablePage>('POST', '/tables', wanted, wanted.game),
  table: (id: string) => call<TablePage>('GET', table(id)),
  join: (id: string, name: string, seat: number | null) => call<TablePage>('POST', `${table(id)}/join`, { name, seat }),
  act: (id: string, action: AnyTableAction) => call<ActionDone>('POST', `${table(id)}/actions`, action),
  seatLink: (id: string, seat: number) => call<SeatLink>('POST', `${table(id)}/seats/${seat}/link`),
  claim: (token: string) => call<TablePage>('POST', '/claim', { token }),
  /**
   * A table that goes on from there against bots; without a level those that played stay, and the usual ones come for people.
   * Numbers of entries are as the seats count with which the asker looks at the table.
   */
  fork: (id: string, at: number, seat: number | null, counted: readonly number[], bot = '') =>
    call<TablePage>('POST', `${table(id)}/fork`, { at, seat, counted, bot }),
  history: (id: string, game: string, counted: readonly number[]) =>
    call<History>('GET', `${table(id)}/history${countedQuery(counted)}`, undefined, game),
  /** A position as it was, which is taken to be a view of the game the caller knows it is of. */
  past: <V extends object>(id: string, at: number, seat: number | null) =>
    call<Omit<PastPicture, 'view'> & { view: V }>('GET', `${table(id)}/history/${at}${seatQuery(seat)}`),
  analysis: (id: string, game: string) => call<Analysis>('GET', `${table(id)}/analysis`, undefined, game),
  /** Begins to work out how a finished match swung. */
  analyse: (id: string, game: string) => call<Analysis>('POST', `${table(id)}/analysis`, undefined, game),
  claimByPin: (code: string, seat: number, pin: string) => call<TablePage>('POST', '/claim', { code, seat, pin }),
  chat: (id: string) => call<ChatPage>('GET', `${table(id)}/chat`),
  verify: (id: string) => call<Verified>('GET', `${table(id)}/verify`),
};

export const qrAddress = (id: string) => `/api${table(id)}/qr.svg`;
export const fileAddress = (id: string) => `/api${table(id)}/file`;
export const exportAddress = (id: string, name: string) => `/api${table(id)}/exports/${encodeURIComponent(name)}`;
