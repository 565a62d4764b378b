/**
 * What a game brings, as its door (`<game>/game.ts`) shows it. Light: everything heavy stands behind a `Load` and
 * becomes a part of its own in the browser. Types, and the function that makes a door.
 */
import type { Bot } from '../bots/kit/types';
import type { GameRules, Mode, Refusal, ScoreLine } from '../engine/types';
import type { Shape } from '../ui/drawings/shape';
import type { GameLook } from '../ui/theme/look';
import type { Catalogues, Locale } from '../text/define';
import type { BotWords } from './botWords';
import type { GameBox } from './box';
import type { ClauseEntry, HouseReadings, HouseSeats, RulingEntry } from './clauses';
import type { Example, Scene } from './example';
import type { FigureSource, GameFigures } from './figures';
import type { Finished, GameFact } from './facts';
import type { MakeKeepsake } from './keepsake';
import type { Lessons } from './lessons';
import { once, type Load } from './once';
import type { PadNumber } from './padNumber';
import type { SettleWords } from './settle';
import type { Sights } from './sights';
import type {
  AftermathProps,
  BoxPieceProps,
  EndingProps,
  HowToProps,
  OnCurtainProps,
  OwnHandProps,
  PartOf,
  SettleBook,
  TableProps,
  LoggedProps,
  TriedProps,
} from './table';
import type { GameWords } from './words';

/** What the shell must know before rules and table are loaded. A test compares it with the rules themselves. */
export interface GameEntry {
  seats: { min: number; max: number };
  /**
   * In a dealt match: the phases in which a player sees what the others may not. Then the device goes from
   * hand to hand under a curtain; in every other phase it lies open on the table.
   */
  secret: readonly string[];
  /** In a dealt match players hold cards that are theirs to look at, also out of turn. */
  hands: boolean;
  /** Phases in which everyone chooses and all choices are turned up together: until then none is told. */
  together: readonly string[];
  /** Phases whose chance waits for a hand (dice, a row turned up); everywhere else the deck plays by itself. */
  byHand: readonly string[];
  /** The chosen first player also deals. */
  firstDeals: boolean;
  /** Dice and sheets instead of cards: the modes are worded differently. */
  dice: boolean;
}

/** Most games: cards in hands, nothing simultaneous, a deck that plays by itself. */
export const CARDS = {
  hands: true,
  together: [],
  byHand: [],
  firstDeals: false,
  dice: false,
} as const;

/** What stands there after a move. */
export interface After {
  over: boolean;
  /** All that can follow now is an act the app makes by itself. */
  forced: boolean;
}

/** The course of a dealt match: what is looked at first, what is on its way, what needs no asking, what stays seen. */
export interface Flow<Move = unknown, View = unknown> {
  /** After this move the open table stays as it was until somebody waves it on. Gets its view before the move. */
  lingers?(before: View, move: Move, after: After): boolean;
  /**
   * After this decision and so many draws by the generator things are still on their way to their places, and the
   * device stays in the same hands for that moment.
   */
  flies?(move: Move, drawn: number): boolean;
  /** After this decision the deck gives cards to whoever made it: they see them before the device is passed on. */
  brings?(move: Move): boolean;
  /** Where this is all that somebody can do, the app does it. */
  forces?(move: Move): boolean;
  /** This move has shown what was hidden; undoing it asks first. `phase`: the one it led to. */
  reveals?(move: Move, mode: Mode, phase: string): boolean;
  /** What this move laid lies there still, on the open table as it is now: it may be named. */
  lies?(move: Move, now: View): boolean;
  /** In a dealt match: as the others may be told it, where whoever made it knows more. */
  outside?(move: Move): Move;
  /** In a dealt match: how a chair says a move of the state it imagines, where it does not know what it names. */
  says?(move: Move, offers: readonly Move[]): unknown;
}

/** A score line drawn, where a drawing says more than words: the beads of a bet. */
export interface DrawnLine {
  /** What stands before it: «2» for the second deal. */
  before: string;
  /** How many of them where they are too many to be drawn one by one: «7×». */
  count: string;
  /** On a grid 24 high. */
  shapes: readonly Shape[];
  width: number;
}

export type DrawLine = (line: ScoreLine) => DrawnLine | null;

/** The game for the rulebook, the log and the refusals: everything but the rules themselves. */
export interface GameBook<Move = unknown> {
  words: Catalogues<GameWords<Move>>;
  clauses: readonly ClauseEntry[];
  rulings: readonly RulingEntry[];
  house: HouseReadings;
  /** Which of them only some tables can meet. */
  houseSeats?: HouseSeats;
  /** By question of Settle: the rules it decides by. */
  settles?: Readonly<Record<string, readonly string[]>>;
  /** The earlier move a refused one contradicts, by its place among the moves that count. */
  contradicts?(refusal: Refusal, moves: readonly Move[]): number | null;
  /** The moves that broke a rule and that the table let stand, by their places among those that count. */
  letStand?(moves: readonly Move[]): readonly number[];
  /** Facts of its score lines that grow from entry to entry: the line stays the same one. */
  growing?: readonly string[];
  /** The moves a number rests on beside those that changed its line, by their places among those that count. */
  behind?(number: PadNumber, moves: readonly Move[]): readonly number[];
  /** The clause behind a refusal that is only a matter of whose turn it is; null where there is none. */
  turnClause?(refusal: Refusal): string | null;
}

/** Components in files of their own; `kit/part.tsx` shows them. */
export interface Parts<Move = unknown, View = unknown> {
  table: PartOf<TableProps<View, Move>>;
  ending: PartOf<EndingProps<View>>;
  howTo: PartOf<HowToProps>;
  /** An example of the rulebook, drawn. */
  drawn: PartOf<{ scene: Scene<Move, View> }>;
  /** For games whose flow says that a move lingers. */
  aftermath: PartOf<AftermathProps<View, Move>>;
  onCurtain: PartOf<OnCurtainProps<View>>;
  /** For games in which players have a hand of their own (`GameEntry.hands`). */
  ownHand: PartOf<OwnHandProps<View>>;
  tried: PartOf<TriedProps<View, Move>>;
  /** What a move moved, small: for the log. */
  logged: PartOf<LoggedProps<View, Move>>;
  /** Of the game that keeps the box. */
  boxPiece: PartOf<BoxPieceProps>;
}

/** Not every game has all of them. */
type Optional = 'aftermath' | 'onCurtain' | 'ownHand' | 'tried' | 'logged' | 'boxPiece';
const PARTS: readonly (keyof Parts)[] = [
  'table',
  'ending',
  'howTo',
  'drawn',
  'aftermath',
  'onCurtain',
  'ownHand',
  'tried',
  'logged',
  'boxPiece',
];

/** What stands behind a game's door, each of it a part of its own in the browser. */
export interface Rooms<State = unknown, Move = unknown, View = unknown> {
  /** Rules, flow and facts are what a match needs: one part for the three. */
  rules: Load<GameRules<State, Move, View>>;
  flow: Load<Flow<Move, View>>;
  facts: Load<(match: Finished) => GameFact[]>;
  book: Load<GameBook<Move>>;
  examples: Load<readonly Example<Move>[]>;
  /** What examples of views claim. */
  sights: Load<Catalogues<Sights>>;
  /** The game's own figures in the statistics. */
  figures: Load<(source: FigureSource, locale: Locale) => GameFigures>;
  /** Questions without a match, where the game has some. */
  settle?: Load<SettleBook>;
  /** Their words alone, for whoever only asks what there is to ask. */
  settleWords?: Load<Catalogues<SettleWords>>;
  /** What lies in the real box. */
  box: Load<GameBox>;
  /** Its score lines as drawings; null for one that stays words. */
  drawnLine?: Load<DrawLine>;
  /** The window of a finished match and what decided it; without one the end shows plain rays. */
  keepsake?: Load<MakeKeepsake>;
  /** Who takes an empty chair. */
  bot?: Load<Bot>;
  /** What is said of its thoughts, to whoever asks for advice and to whoever looks back. */
  botWords?: Load<Catalogues<BotWords>>;
  /** What a first match teaches, and when. */
  lessons?: Load<Lessons>;
  parts: Omit<Parts<Move, View>, Optional> & Partial<Pick<Parts<Move, View>, Optional>>;
}

/** A game knows its own moves and views; the registry forgets them. */
export function defineRooms<State, Move, View>(rooms: Rooms<State, Move, View>): Rooms {
  return rooms as unknown as Rooms;
}

export interface GameNames {
  title: string;
  /** Where there is little room. */
  short: string;
}

/** What the first screen has of a game. */
interface Door<Id extends string> {
  id: Id;
  names: Catalogues<GameNames>;
  look: GameLook;
  entry: GameEntry;
  /** Under which game the real box is kept, when several share it. */
  boxKeptWith?: string;
}

type Always = 'rules' | 'flow' | 'facts' | 'book' | 'examples' | 'sights' | 'figures' | 'box';
const ROOMS = [
  'rules',
  'flow',
  'facts',
  'book',
  'examples',
  'sights',
  'figures',
  'box',
  'bot',
  'botWords',
  'lessons',
  'settle',
  'settleWords',
  'drawnLine',
  'keepsake',
] as const satisfies readonly (keyof Rooms)[];

/** A game as the app knows it. Whatever it loads is loaded once. */
export interface Game<Id extends string = string> extends Door<Id>, Pick<Rooms, Always> {
  bot: Load<Bot | null>;
  botWords: Load<Catalogues<BotWords> | null>;
  lessons: Load<Lessons | null>;
  settle: Load<SettleBook | null>;
  settleWords: Load<Catalogues<SettleWords> | null>;
  drawnLine: Load<DrawLine | null>;
  keepsake: Load<MakeKeepsake | null>;
  /** Those that a game has not got show nothing. */
  parts: Parts;
}

export function defineGame<Id extends string>(door: Door<Id>, open: Load<Rooms>): Game<Id> {
  const through = <N extends string>(
    names: readonly N[],
    find: (rooms: Rooms, name: N) => Load<unknown> | undefined,
    otherwise: unknown,
  ): object =>
    Object.fromEntries(
      names.map((name) => [
        name,
        once(async () => {
          const load = find(await open(), name);
          return load ? load() : otherwise;
        }),
      ]),
    );
  return {
    ...door,
    ...through(ROOMS, (rooms, name) => rooms[name], null),
    parts: through(PARTS, (rooms, name) => rooms.parts[name], NOTHING),
  } as Game<Id>;
}

const NOTHING = { default: () => null };
