// Made by `rondel schema --typescript`; do not edit.
export const PROTOCOL = 1;

/** A `Phrase` or a text on the wire; the client puts every phrase into words as it arrives. */
export type Words = string;

/** The command is on disk and will not be lost; the update may come before or after. */
export interface Ack {
  type: "ack";
  id: string;
  v: number;
  repeated?: boolean;
}

/** A move, an answer, a request, or `undo`, `redo`, `undo_answer`, `bar`, `dismiss`. */
export interface Act {
  type: "command";
  id: string;
  seat: number;
  name: string;
  args?: Record<string, unknown> | null;
  version?: number | null;
  as_host?: boolean;
}

export interface ActionDone {
  table: TableInfo;
  link?: SeatLink | null;
  other?: string;
}

/** How a finished match swung. */
export interface Analysis {
  status: "done" | "failed" | "none" | "running";
  done?: number;
  total?: number;
  points?: ChancePoint[];
  turning_points?: TurningPoint[];
  moments?: TurningPoint[];
  reason?: string;
}

export type AnyTableAction = StartTable | ChangeTable | PauseTable | ResumeTable | TakeSeat | LeaveSeat | KickSeat | PutBot | GiveBack | HandOver | TransferHost | GrantHost | RevokeHost | TakeHost | RenameSeat | Resign | OfferDraw | Rematch | EndTable | ArchiveTable | MuteChat | ReportChat;

/** Host, after the end: off everybody's list; history stays readable. */
export interface ArchiveTable {
  type: "archive";
}

/** What could this seat do? First a nudge; asked again with `ideas`, decisions with reasons. */
export interface AskHint {
  type: "hint";
  id: string;
  seat: number;
  ideas?: boolean;
}

/** Lines of the log before one that is known. */
export interface AskLog {
  type: "log";
  id: string;
  before: number;
}

/** The decision bar: what is left of it, and how often it has been full. */
export interface Bar {
  left_ms: number;
  cycle?: number;
}

/** A board that could not be shown, as the browser saw it: for whoever runs the server. */
export interface BoardFailure {
  what: string;
  file?: string;
  line?: number;
}

/** A value that may be chosen, or the reason why not. */
export interface Candidate {
  value: unknown;
  label: Words;
  enabled?: boolean;
  reason?: Words;
  preview?: Words;
}

/** The answer to `narrow`; None when everything is chosen. */
export interface Candidates {
  type: "candidates";
  id: string;
  input: Input | null;
}

/** How likely each seat was to win after a decision, and what followed of itself. */
export interface ChancePoint {
  v: number;
  chances: number[];
}

/** Host, before the start: what is None stays. Clock and undo policy apply to the match when it starts. */
export interface ChangeTable {
  type: "change";
  options?: Record<string, unknown> | null;
  seats?: number | null;
  clock?: string | ClockSettings | null;
  undo?: "consent" | "free" | "host" | "latest" | "off" | "own" | null;
  undo_shown?: boolean | null;
  undo_learned?: boolean | null;
  undo_once?: boolean | null;
  hints?: boolean | null;
  watchers_heard?: boolean | null;
  rollback_by?: "host" | "seats" | null;
  pause_by?: "host" | "seats" | null;
  visibility?: "link" | "private" | "public" | null;
  name?: string | null;
}

/** Something somebody said at the table. */
export interface ChatLine {
  number: number;
  person: string;
  name: string;
  seat: number | null;
  at: number;
  text?: string;
  phrase?: string;
  v?: number;
  room?: "table" | "watchers";
  to?: number;
}

export interface ChatPage {
  lines: ChatLine[];
}

export interface Chatted {
  type: "chat";
  line: ChatLine;
}

export interface CheckOptions {
  seats: number;
  options?: Record<string, unknown>;
}

export interface Checked {
  ok: boolean;
  reason?: Words;
  options?: Record<string, unknown>;
}

/** By the token of a seat link, or by room code, seat and PIN. */
export interface ClaimSeat {
  token?: string;
  code?: string;
  seat?: number | null;
  pin?: string | null;
}

export type ClientMessage = Hello | AskLog | Act | Narrow | Weigh | Look | AskHint | Say | Here | Resync | Ping;

/** What the table agreed on. Times are measured in any case; the kind says what is shown and what has a limit. */
export interface ClockSettings {
  kind?: "byo-yomi" | "canadian" | "count-up" | "fischer" | "none" | "per-move" | "per-step";
  shown?: "total" | "turn";
  bank_ms?: number;
  limit_ms?: number;
  turn_bonus_ms?: number;
  periods?: number;
  gift_ms?: number;
  increment_ms?: number;
  increment_per?: "decision" | "turn";
  increment_first?: boolean;
  cap?: "initial" | "none" | "previous";
  round_ms?: number;
  reset_ms?: number;
  budget_ms?: number;
  penalty?: "bot" | "default" | "forfeit" | "nothing" | "point";
  undo?: "restart" | "resume";
  bar_ms?: number;
  bar_repeat?: boolean;
  watch_ms?: number | null;
  idle_ms?: number;
}

/** Everything about me goes; in matches I am 'somebody'. */
export interface DeleteMe {
  sure: boolean;
}

/** It worked, and there is nothing more to say. */
export interface Done {
  ok?: boolean;
  text?: Words;
}

/** A penalty that is due from `at` on, until a `timeout` entry for the seat carries it out. */
export interface Due {
  at: number;
  seat: number;
  penalty: "bot" | "default" | "forfeit" | "nothing" | "point";
}

/** Host: the match is over, nobody wins. Before the start: close the table. */
export interface EndTable {
  type: "end";
  reason?: string;
}

/** What every refusal over HTTP looks like. */
export interface ErrorBody {
  code: string;
  text: Words;
  params?: Record<string, unknown>;
}

/** Something that can be taken away from a match: `/api/tables/{table}/exports/{name}`. */
export interface ExportInfo {
  name: string;
  label: Words;
  only_over?: boolean;
}

export interface ForgotPassword {
  email: string;
}

export interface Fork {
  at: number;
  seat?: number | null;
  bot?: string;
  counted?: number[] | null;
  hotseat?: boolean;
}

/** A game one can set up. */
export interface GameInfo {
  name: string;
  title: string;
  version: string;
  summary: string;
  stage: string;
  seats: [number, number];
  minutes: [number, number];
  table: TableDefaults;
  options?: OptionField[];
  schema?: Record<string, unknown>;
  presets?: Record<string, Record<string, unknown>>;
  preset_titles?: Record<string, string>;
  bots?: string[];
  usual_bot?: string;
  hints?: boolean;
  offers_draw?: boolean;
  exports?: ExportInfo[];
  has_reference?: boolean;
  has_lesson?: boolean;
  view?: ViewPart | null;
  web?: GameWeb | null;
  open_tables?: number;
}

export interface GameList {
  games: GameInfo[];
  clocks: Record<string, ClockSettings>;
  phrases: Record<string, string>;
  reactions?: string[];
}

/** What the finished matches of a game add up to. */
export interface GameStatistics {
  game: string;
  matches: number;
  entries: number;
  minutes: number;
  wins?: Record<string, number>;
  reasons?: Record<string, number>;
  events?: Record<string, number>;
  scores?: Record<string, number>;
}

/** What a game's package brings for the browser; all of it lies below `base`. */
export interface GameWeb {
  base: string;
  board?: string;
  cover?: string;
  rules?: Record<string, string>;
}

/** Who held the seat, or the host: the bot stands up again. */
export interface GiveBack {
  type: "give_back";
  seat: number;
}

/** Host: somebody who sits is a host as well. */
export interface GrantHost {
  type: "grant_host";
  seat: number;
}

/** Who holds the seat, or the host: the next one to open the seat link that is returned has it for good. */
export interface HandOver {
  type: "hand_over";
  seat: number;
}

/** An event: something to animate. */
export interface Happened {
  v: number;
  name: string;
  params?: Record<string, unknown>;
  decides?: boolean;
}

/** The first message on every socket. */
export interface Hello {
  type: "hello";
  protocol?: number;
  last?: number | null;
  role?: "player" | "screen" | "spectator";
  seats?: number[] | null;
  host?: boolean;
  paged?: boolean;
  sat?: boolean;
}

/** Is somebody looking? While they are, they get no mail. */
export interface Here {
  type: "here";
  looking: boolean;
  seen?: number | null;
}

/** What a seat could think about; made of nothing but what it may know. */
export interface Hint {
  seat: number;
  nudge: Words;
  offer?: string;
  free?: boolean;
  ideas?: Idea[];
}

/** The answer to `hint`; it takes as long as a bot thinks. */
export interface Hinted {
  type: "hint";
  id: string;
  version: number;
  hint: Hint;
}

/** The table of contents of a match. */
export interface History {
  version: number;
  log: LogEntry[];
  marks: HistoryMark[];
  outcome?: Outcome | null;
  viewers?: number[];
  bots?: string[];
  earlier?: boolean;
}

/** Where a step, phase, turn or round began. */
export interface HistoryMark {
  v: number;
  level: "command" | "entry" | "phase" | "round" | "segment" | "step" | "turn";
  label: Words;
  seat: number;
}

/** One of those who run the table, as the others at it see them. */
export interface HostInfo {
  person: string;
  name: string;
  seat?: number | null;
  me?: boolean;
}

/** A decision worth thinking about. */
export interface Idea {
  name: string;
  args: Record<string, unknown> | null;
  label: Words;
  chance: number;
  reasons?: Reason[];
  cost?: number;
  why?: Words;
}

/** One thing to fill in. */
export interface Input {
  name: string;
  kind: string;
  label?: Words;
  refers?: string;
  optional?: boolean;
  min?: number | null;
  max?: number | null;
  step?: number | null;
  total?: number | null;
  candidates?: Candidate[];
  items?: Item[];
  parts?: Input[];
  examples?: string[];
  pattern?: string;
  target_refers?: string;
  start?: unknown;
}

/** All of it, for one viewer. */
export interface Interaction {
  version: number;
  status: "acting" | "choosing" | "over" | "waiting";
  prompt: Words;
  task?: Words;
  waiting_for?: number[];
  committed?: number[];
  offers?: Offer[];
  undo?: Reversal | null;
  redo?: Reversal | null;
  position?: Place | null;
  paused?: Words;
  priority?: Priority | null;
  passing?: Passing[];
}

/** Something that needs a target. */
export interface Item {
  value: unknown;
  label: Words;
  targets: Candidate[];
}

/** Sit down, in one step, also as a stranger. */
export interface Join {
  name?: string;
  seat?: number | null;
}

/** Host: the seat is free again; in a running match a bot stands in. */
export interface KickSeat {
  type: "kick";
  seat: number;
  bot?: string;
}

/** Before the start: stand up. Later: a bot stands in until I come back. */
export interface LeaveSeat {
  type: "leave";
  seat: number;
  bot?: string;
}

/** What is said in a game's first match, in this order. */
export interface LessonPage {
  steps: LessonStep[];
}

/** One thing that is said. The catalogue has its words under `lesson-` and the id. */
export interface LessonStep {
  id: string;
  at?: string;
  offer?: string;
  fact?: string;
  does?: string;
}

/** What weighs more or less than usual among the lines of an entry. */
export interface LineNote {
  line: number;
  tone: "decides" | "light" | "loss" | "plain";
  losers?: number[];
}

/** One entry of the readable log. */
export interface LogEntry {
  v: number;
  seat: number;
  lines: Words[];
  at?: number;
  gone?: boolean;
  actor?: number | null;
  kept?: boolean;
  by?: string;
  notes?: LineNote[];
  begins?: Words[];
}

/** The answer to `log`: lines that come directly before the one it names. */
export interface LogPage {
  type: "log";
  id: string;
  log: LogEntry[];
  earlier?: boolean;
}

export interface Login {
  email: string;
  password: string;
}

/** The match as it was after an entry; the live updates go on meanwhile. */
export interface Look {
  type: "look";
  id: string;
  at: number;
  seat?: number | null;
}

/** Who the client is. */
export interface Me {
  person?: string;
  name?: string;
  account?: boolean;
  email?: string;
  verified?: boolean;
  csrf?: string;
}

/** Host: nobody hears this person any more at this table. */
export interface MuteChat {
  type: "mute";
  person: string;
  muted?: boolean;
}

/** What the things are called that a game's state refers to. */
export interface NamesPage {
  names?: Record<string, Record<string, Words>>;
}

/** The next input's candidates, for an offer with `narrow`. */
export interface Narrow {
  type: "narrow";
  id: string;
  seat: number;
  name: string;
  chosen?: unknown[];
}

export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  seats?: number | null;
  seating?: Seating[];
  clock?: string | ClockSettings | null;
  undo?: "consent" | "free" | "host" | "latest" | "off" | "own" | null;
  undo_shown?: boolean | null;
  undo_learned?: boolean | null;
  undo_once?: boolean | null;
  hints?: boolean;
  watchers_heard?: boolean;
  rollback_by?: "host" | "seats" | null;
  pause_by?: "host" | "seats" | null;
  visibility?: "link" | "private" | "public";
  name?: string;
  my_name?: string;
  hotseat?: boolean;
  start?: boolean;
}

/** How somebody wants to be told that it is their turn. */
export interface NoticeSettings {
  mail?: boolean;
  webhook?: string;
  push?: boolean;
  language?: string;
}

/** Something a seat may do, or could do elsewhere and the reason why not now. */
export interface Offer {
  seat: number;
  name: string;
  label: Words;
  help?: Words;
  group?: "main" | "more" | "service";
  enabled?: boolean;
  reason?: Words;
  confirm?: Words;
  inputs?: Input[];
  rows?: unknown[][] | null;
  captions?: Words[];
  previews?: Words[];
  narrow?: boolean;
  question?: string;
}

/** Who holds the seat, where the game knows draws: offer one, accept (`yes`) or decline (`no`). */
export interface OfferDraw {
  type: "draw";
  seat: number;
  yes?: boolean;
}

/** Sit down to a game's first match: the one I am in the middle of, or a new one. */
export interface OpenLesson {
  my_name?: string;
  again?: boolean;
}

/** One option of a game, for a form. */
export interface OptionField {
  name: string;
  kind: "bool" | "choice" | "int" | "many" | "text";
  label: string;
  help?: string;
  default?: unknown;
  min?: number | null;
  max?: number | null;
  choices?: unknown[];
  labels?: string[];
  optional?: boolean;
  needs?: Record<string, unknown>;
}

/**
 * The end of a match.
 *
 *     >>> Outcome.win(1, "three in a row")
 *     Outcome(winners=(1,), reason='three in a row', scores=(), ranking=(), teams=())
 *     >>> Outcome.by_score([12, 30, 30], "most points").winners
 *     (1, 2)
 */
export interface Outcome {
  winners: number[];
  reason: Words;
  scores?: number[];
  ranking?: number[][];
  teams?: number[][];
}

/** What is passed for a seat by itself, in a game where priority goes round. */
export interface Passing {
  seat: number;
  kind?: "forced" | "off" | "quiet" | "until";
  stops?: string[];
  until?: string;
  idle?: boolean | null;
  turns_only?: boolean;
}

/** The answer to `look`. */
export interface Past {
  type: "past";
  id: string;
  at: number;
  seat: number | null;
  view: Record<string, unknown>;
  interaction: Interaction;
  events: Happened[];
}

export interface PastPicture {
  at: number;
  seat: number | null;
  view: Record<string, unknown>;
  interaction: Interaction;
  events: Happened[];
}

/** The table stands still. */
export interface Pause {
  since: number;
  reason?: string;
}

/** Host, or anybody who sits where the table says so: stop the clocks. */
export interface PauseTable {
  type: "pause";
  reason?: string;
}

/**
 * A message as it travels: its key, and parameters that any reader can put into words.
 *
 *     A parameter is a number, a text that is the same in every language, ``{"say": key, "with": params}`` for another
 *     phrase, a list of such, ``{"and": list}``, ``{"or": list}``, ``{"series": list}``, or ``{"seat": number}``.
 *     ``{"ref": kind, "value": value}`` is something the game has yet to name. All of it is plain data, so that it is the
 *     same after a journey.
 */
export interface Phrase {
  say: string;
  with?: Record<string, unknown>;
}

/** Everything a viewer needs to draw the table now. */
export interface Picture {
  version: number;
  view: Record<string, unknown>;
  interaction: Interaction;
  clocks?: Reading | null;
  outcome?: Outcome | null;
  names?: string[];
  request?: Request | null;
  levels?: UndoLevel[];
}

/** Are you there? */
export interface Ping {
  type: "ping";
  id?: string;
}

/** Where the match is, for the phase strip. */
export interface Place {
  path: string[];
  labels: Words[];
  turn: number;
  round: number;
  seat: number;
  strip?: Stage[];
}

export interface Pong {
  type: "pong";
  id: string;
  now: number;
}

export interface PresenceChanged {
  type: "presence";
  presence: Present;
}

/** Who is there. */
export interface Present {
  connected?: number[];
  away?: number[];
  spectators?: number;
  screens?: number;
  hosts?: number;
  hosts_gone?: number;
}

/** An open priority window, and what comes of passing in it. */
export interface Priority {
  holder: number;
  participants: number[];
  passed?: number[];
  asks?: number;
  then?: "advance" | "resolve" | "stay";
  resolves?: Words;
  leads?: string;
  label?: Words;
  focus?: boolean;
}

/** The message could not be read, or this socket is about to be closed. */
export interface Problem {
  type: "error";
  code: string;
  text: Words;
  fatal?: boolean;
}

export interface PushKey {
  key: string;
}

/** What the browser's push service gave the client. */
export interface PushSubscription {
  endpoint: string;
  p256dh?: string;
  auth?: string;
}

/** Host: a bot takes a free seat, or stands in for somebody; for strangers only if they are away or out of time. */
export interface PutBot {
  type: "bot";
  seat: number;
  bot?: string;
}

/** All clocks at a moment, for display and statistics. */
export interface Reading {
  now: number;
  settings: ClockSettings;
  seats: SeatReading[];
  net_ms: number;
  table_ms: number;
  places: Record<string, number>;
  paused?: Pause | null;
  idle_at?: number | null;
  idle?: boolean;
}

/** Something that speaks for an idea or against it. */
export interface Reason {
  what: Words;
  change: number;
}

/** One card, board or rule as it is printed. */
export interface ReferenceItem {
  kind: string;
  id: string;
  name: Words;
  lines?: Words[];
  group?: string;
  in_play?: boolean;
  facts?: Record<string, string | number | boolean>;
}

/** What was found in a game's reference. */
export interface ReferencePage {
  count: number;
  items: ReferenceItem[];
  kinds: string[];
}

/** The command, or whatever carried this id, changed nothing. */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  text: Words;
  reason?: string;
  params?: Record<string, unknown>;
}

/** Make the guest I am an account; tables and seats stay. */
export interface Register {
  email: string;
  password: string;
  name?: string;
}

/** Anybody who sits, after the end: the same table again. */
export interface Rematch {
  type: "rematch";
  rotate?: boolean;
}

export interface Rename {
  name: string;
}

/** Who holds the seat. */
export interface RenameSeat {
  type: "rename";
  seat: number;
  name: string;
}

/** Anybody: show a line of the chat to whoever runs the server. */
export interface ReportChat {
  type: "report";
  line: number;
  text?: string;
}

/** An undo that waits for consent. */
export interface Request {
  v: number;
  seat: number;
  label: Words;
  waits_for: number[];
  agreed?: number[];
  barrier?: string;
  more?: number;
}

export interface ResetPassword {
  token: string;
  password: string;
}

/** Who holds the seat: leave the match for good. */
export interface Resign {
  type: "resign";
  seat: number;
}

/** As `pause`. */
export interface ResumeTable {
  type: "resume";
}

/** The client noticed a gap, and wants everything after `last`. */
export interface Resync {
  type: "resync";
  last?: number | null;
}

/** What undo or redo would take back, or why it cannot. */
export interface Reversal {
  label?: Words;
  reason?: Words;
  consent?: number[];
  barrier?: Words;
  back_to?: Words;
}

/** Host: somebody, perhaps I myself, is a host no longer; one always remains. */
export interface RevokeHost {
  type: "revoke_host";
  person: string;
}

/** Something for the chat: a text, or the key of a canned phrase or of a reaction. */
export interface Say {
  type: "say";
  id: string;
  text?: string;
  phrase?: string;
  to?: number;
}

/** One seat as everybody sees it. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "free" | "person";
  name: string;
  bot?: string;
  style?: "" | "bold" | "careful";
  stands_in?: boolean;
  connected?: boolean;
  thinking?: boolean;
  away?: boolean;
  host?: boolean;
  left?: boolean;
  mine?: boolean;
}

/** How to have the same seat on another device. Making a new one revokes the old one. */
export interface SeatLink {
  seat: number;
  token: string;
  link: string;
  pin: string;
}

/** One seat's clock at a moment. */
export interface SeatReading {
  seat: number;
  running: boolean;
  turn_ms: number;
  total_ms: number;
  turns: number;
  longest_ms: number;
  left_ms?: number | null;
  overtime_ms?: number | null;
  spare?: number | null;
  deadline?: number | null;
  due?: Due | null;
  bar?: Bar | null;
  waits_ms?: number;
  out?: boolean;
}

/** Who sits on a seat of a new table. */
export interface Seating {
  kind?: "bot" | "free" | "me";
  name?: string;
  bot?: string;
}

export type ServerMessage = Welcome | LogPage | Update | TableChanged | PresenceChanged | Chatted | Ack | Refused | Candidates | Weighed | Past | Hinted | Pong | Problem;

/** One box of the phase strip. */
export interface Stage {
  address: string;
  label: Words;
  now?: boolean;
  visited?: boolean;
  optional?: boolean;
  passes?: boolean;
}

/** All that is at stake in a decision, the weightiest first. */
export interface Stakes {
  weights?: Weight[];
  unanswered?: boolean;
}

/** Host: begin the match. */
export interface StartTable {
  type: "start";
}

/** Seats, status, offers: anything about the table itself. */
export interface TableChanged {
  type: "table";
  now: number;
  table: TableInfo;
}

/** What a game proposes for its tables; whoever opens one may choose otherwise. */
export interface TableDefaults {
  seats?: number;
  clock?: ClockSettings;
  clocks?: Record<string, ClockSettings>;
  undo?: UndoPolicy;
  pause?: "host" | "seats";
  moves_resume?: boolean;
  host_plays_free?: boolean;
  host_absent_s?: number;
}

/** A table as one person sees it. */
export interface TableInfo {
  id: string;
  code: string;
  link: string;
  game: string;
  title: string;
  version: string;
  name: string;
  status: "archived" | "finished" | "open" | "paused" | "running";
  visibility: "link" | "private" | "public";
  seats: SeatInfo[];
  options: Record<string, unknown>;
  clock: ClockSettings;
  undo: "consent" | "free" | "host" | "latest" | "off" | "own";
  undo_shown?: boolean;
  undo_learned?: boolean;
  undo_once?: boolean;
  hints?: boolean;
  watchers_heard?: boolean;
  rollback_by?: "host" | "seats";
  pause_by?: "host" | "seats";
  may_pause?: boolean;
  hotseat?: boolean;
  created?: number;
  started?: number;
  finished?: number;
  updated?: number;
  entries?: number;
  waiting_for?: number[];
  waits_for_me?: boolean;
  deadline?: number | null;
  paused?: string;
  set_aside?: Words;
  closed?: Words;
  outcome?: Outcome | null;
  commitment?: string;
  seed?: string;
  spectators?: number;
  offers_draw?: boolean;
  draw?: number[];
  rematch?: string;
  forked_from?: string;
  lesson?: boolean;
  host?: boolean;
  hosts?: HostInfo[];
  host_absent_s?: number;
  can_start?: boolean;
  why_not_start?: Words;
}

export interface TableList {
  tables: TableInfo[];
}

export interface TablePage {
  table: TableInfo;
  me: Me;
  seats: number[];
}

/** Who sits, or anybody where nobody sits: be a host as well, when none has been there for a while. */
export interface TakeHost {
  type: "take_host";
}

/** Sit down on one more seat, before the start or where somebody left: for playing on one device. */
export interface TakeSeat {
  type: "take";
  seat: number;
  name?: string;
}

export interface TestNotice {
  channel: "mail" | "push" | "webhook";
}

/** Host: somebody who sits is a host from now on, instead of me. */
export interface TransferHost {
  type: "transfer";
  seat: number;
}

/** A decision that changed much. */
export interface TurningPoint {
  v: number;
  seat: number;
  for_seat: number;
  before: number;
  after: number;
  better?: Idea | null;
  cost?: number;
}

/**
 * A point one could go back to: `undo` with `to` this level.
 *
 *     `entry` is there where the viewer may go back to any entry from `after` on: `to` is then its number.
 */
export interface UndoLevel {
  level: "command" | "entry" | "phase" | "round" | "segment" | "step" | "turn";
  label: Words;
  reason?: Words;
  asks?: number[];
  after?: number;
}

/** What a table allows. */
export interface UndoPolicy {
  mode?: "consent" | "free" | "host" | "latest" | "off" | "own";
  shown?: boolean;
  learned?: boolean;
  once?: boolean;
  clock?: "restart" | "resume";
  rollback?: "host" | "seats";
}

/** Sent after every entry that the viewer may know of, and when clocks or the undo request change. */
export interface Update {
  type: "update";
  since: number;
  now: number;
  picture: Picture;
  log_from: number;
  log: LogEntry[];
  events: Happened[];
}

/** Does the match lead where it is said to lead? */
export interface Verified {
  ok: boolean;
  text: Words;
  seed: string;
  commitment: string;
  digest: string;
  entries: number;
  outcome?: Outcome | null;
}

export interface VerifyEmail {
  token: string;
}

/** One part of a view. A value that may be missing is null; one that may not be seen is `{"hidden": n}`. */
export interface ViewPart {
  kind: "dict" | "fact" | "list" | "seats" | "struct";
  sees?: "" | "nobody" | "others" | "owner" | "some";
  refers?: string;
  names?: Record<string, Words>;
  fields?: Record<string, ViewPart>;
  of?: ViewPart | null;
  keys?: ViewPart | null;
  width?: number;
  unshown?: boolean;
  per?: number;
}

export interface WebhookKey {
  key: string;
}

/** What would this decision of the seat, or of the host, bring? Nothing is done. */
export interface Weigh {
  type: "weigh";
  id: string;
  seat: number;
  name: string;
  args?: Record<string, unknown> | null;
}

/** The answer to `weigh`. */
export interface Weighed {
  type: "weighed";
  id: string;
  version: number;
  stakes: Stakes;
}

/** A stake as it is told. */
export interface Weight {
  text: Words;
  tone?: "gain" | "loss" | "note";
  name?: string;
  params?: Record<string, unknown>;
}

/** The answer to `hello` and `resync`: all there is to know. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  now: number;
  me: Me;
  table: TableInfo;
  presence: Present;
  seats: number[];
  role: "player" | "screen" | "spectator";
  picture: Picture | null;
  log_from: number;
  log: LogEntry[];
  events: Happened[];
  chat: ChatLine[];
  seen?: number | null;
  muted?: string[] | null;
  earlier?: boolean;
}
