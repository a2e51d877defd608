// The JSON of the match page, as docs/web.md describes it. Only for the type check: it is not served.

export type Place = string;
export type Mark = [Place, string];

export interface Effect { glide?: [string, Place[]][]; gone?: string[] }

/** A move to send, and how it is shown before the server answers. */
export interface Sendable {
  move: string;
  commit?: "now" | "hold" | "ask";
  confirm?: string;
  label: string;
  places: Place[];
  form?: string;
  marks?: Mark[];
  path?: Place[];
  effect?: Effect;
}

export interface Option {
  id: string;
  label: string;
  places: Place[];
  say?: string;
  hot?: boolean;
  sticky?: boolean;
  group?: string;
  form?: string;
  then?: Node;
  draft?: string[];
  why?: string;
  move?: string;
  commit?: "now" | "hold" | "ask";
  confirm?: string;
  marks?: Mark[];
  path?: Place[];
  effect?: Effect;
}

export interface Form { cells: [number, number][]; svg: string }

export interface Node {
  prompt: string;
  options: Option[];
  mode?: "put";
  forms?: Record<string, Form>;
  /** The ids of the forms in clockwise order, beginning with the one drawn as in the tray. */
  turns?: string[];
  twin?: string;
  move?: string;
  commit?: "now" | "hold" | "ask";
  confirm?: string;
  /** The draft that the node belongs to, if the server kept one. */
  draft?: string[];
}

/** A node as the answer to a draft, with the boards and trays that show it. */
export interface Drafted extends Node { boards: Board[]; trays: Tray[] }

export interface Board {
  id: string;
  name: string;
  columns: number;
  rows: number;
  turn: number;
  home: null | "bottom" | "left" | "top" | "right";
  owner: null | number;
  near: boolean;
  svg: string;
  cells: Record<string, string>;
}

export interface Slot { svg: string; say: string; count: null | number; letter: null | string; faint?: boolean; gone?: boolean }
export interface Tray { id: string; name: string; seat: null | number; near: boolean; slots: Slot[] }

export interface Player { seat: number; name: string; label: string; level?: number | null; ready?: boolean | null; here: boolean; left?: boolean; out?: boolean; emblem: string }
export interface Proposal { id: string | number; kind: string; by: number; text: string; until: number | null; may: string[] }
export interface Entry { revision: number; seat: number | null; move: string; text: string; at: number | null }

export interface State {
  match: string | number;
  game: { id: string; name: string };
  title: string;
  revision: number;
  version: number;
  turn: number;
  over: null | { winners: number[]; reason: string };
  viewer: { seat: null | number; role: "player" | "spectator"; person: null | string; language: string };
  to_move: number[];
  players: Player[];
  now: number;
  deadline: null | number;
  /** Whether the match has a clock, even if it stands still. */
  timed: boolean;
  status: string;
  /** Why the clock of a running match stands still. */
  standstill?: string;
  boards: Board[];
  trays: Tray[];
  text: string;
  choices: null | Node;
  can: string[];
  /** The questions before final acts and answers, by act, and labels in place of the page's. */
  questions?: Record<string, { label?: string; ask: string }>;
  /** The key of the missed deadline that `claim` and `extend` are about. */
  time_up?: string;
  proposals: Proposal[];
  last: null | { seat: number | null; move: string; text: string };
  log: Entry[];
  since: null | { text: string };
  commitment: null | string;
  /** Whether a player who joined later gave a word, so that nobody could choose the deal. */
  has_later_word: boolean;
  rematch: null | { match: string; began: boolean; by: string; agreed: boolean };
  next: null | { match: string | number; title: string; deadline: number | null };
  event: null | { event: string; name: string };
  exercise?: Exercise;
}

/** The sentences of a puzzle or a lesson, its acts, and the links onward. */
export interface Exercise {
  lines: string[];
  acts: { act: string; label: string }[];
  share: null | { text: string; label: string };
  /** The page of the match that has begun. */
  opens?: string;
  next: null | { page: string; label: string };
}

export interface Hint { text: string; marks?: Mark[]; revision: null | number }
export interface Here { seats: number[]; spectators: number }

export interface ReplayPly { ply: number; seat: number | null; text: string; value?: number | null; verdict?: string | null; instead?: { move: string; text: string } | null }
export interface Replay { plies: ReplayPly[]; decided?: number | null; analyzed?: boolean }
/** The label and the emblem of a seat at a ply: a swap of colors changes them. */
export interface SeatLook { seat: number; label: string; emblem: string }
export interface Moment { boards: Board[]; trays: Tray[]; seats?: SeatLook[] }

export interface Entrant { name: string; emblem: string; left: boolean }
export interface EventCell { kind: "own" | "empty" | "open" | "won" | "shared" | "lost"; text: string }
export interface EventRow { entrant: number; place: number; score: null | string; cells: EventCell[] }
export interface EventGroup { title: null | string; headings: number[]; rows: EventRow[] }
export interface EventTable { match: null | string; entrants: number[]; over: boolean; text: string }
export interface ClubEvent {
  event: string;
  name: string;
  format: "league" | "swiss" | "ladder";
  stage: "open" | "running" | "over";
  version: number;
  now: number;
  ends: null | number;
  lines: string[];
  viewer: { entrant: null | number; language: string };
  entrants: Entrant[];
  titles: { standings: string; tables: string };
  groups: EventGroup[];
  tables: EventTable[];
}

export interface Failure { error: string; kind: string; state?: State; yours?: boolean; retry_after?: number }
