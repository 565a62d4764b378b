/**
 * A game's table on real rules, without store or shell: what is pressed is judged, what is accepted is
 * played. Knows no game.
 */
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { useState, type ComponentType, type ReactNode } from 'react';

import type { GameRules, Mode, Rng, Seat, Setup, Verdict, Viewer } from '../../src/engine/types';
import type { RefusedPlay, SeatPlayer, TableProps } from '../../src/games/table';
import type { GameWords } from '../../src/games/words';
import type { Locale } from '../../src/text/define';
import { Looks } from './surroundings';

export interface TableOptions<State, Move, View> {
  rules: GameRules<State, Move, View>;
  Table: ComponentType<TableProps<View, Move>>;
  words: GameWords<Move>;
  setup: Setup;
  /** Played before the table is shown. */
  moves?: readonly Move[];
  /** In whose hands the device is; without it the actor's in a dealt match, else it lies open. */
  viewer?: Viewer;
  /** The entry being corrected: accepted moves are recorded, not played. */
  draft?: Move;
  /** Chosen from advice: the inputs begin with it. */
  advised?: Move;
  hints?: boolean;
  locale?: Locale;
  rng?: Rng;
}

export interface PlayedTable<State, Move> {
  /** Everything that reached the rules, accepted or not. */
  tried: Move[];
  /** Clauses of what was refused. */
  refused: string[];
  /** Rules that were opened. */
  opened: string[];
  state(): State;
}

const NAMES = ['Оля', 'Тарас', 'Соломія', 'Євген', 'Марко', 'Їжак'];

export function playersOf(seats: number): SeatPlayer[] {
  return NAMES.slice(0, seats).map((name, seat) => ({ seat, name, colour: seat + 1 }));
}

/** Plays moves by the front door; a refused one is a mistake of the test. */
export function playOut<State, Move, View>(
  rules: GameRules<State, Move, View>,
  setup: Setup,
  moves: readonly Move[],
): State {
  return moves.reduce((state, move) => {
    const verdict = rules.judge(state, move);
    if (!verdict.ok) throw new Error(`${JSON.stringify(move)} refused by ${verdict.clause}`);
    return rules.apply(state, move);
  }, rules.begin(setup));
}

export function renderTable<State, Move, View>(
  options: TableOptions<State, Move, View>,
): PlayedTable<State, Move> {
  const { rules, Table, words, setup, draft } = options;
  const players = playersOf(setup.seats);
  let latest = playOut(rules, setup, options.moves ?? []);
  const played: PlayedTable<State, Move> = {
    tried: [],
    refused: [],
    opened: [],
    state: () => latest,
  };

  function Harness(): ReactNode {
    const [state, setState] = useState(latest);
    const [refused, setRefused] = useState<RefusedPlay<Move> | null>(null);
    const turn = rules.turn(state);
    const viewer: Viewer =
      options.viewer ??
      (setup.mode === 'virtual' && draft === undefined ? (turn.actors[0] ?? 'table') : 'table');
    // As a match does: judged as it stands, whatever picture the move was made from.
    const now = (): State => (draft === undefined ? latest : state);
    const accept = (move: Move): void => {
      latest = rules.apply(now(), move);
      if (draft === undefined) setState(latest);
    };
    const attempt = (move: Move): Promise<Verdict> => {
      played.tried.push(move);
      const verdict = rules.judge(now(), move);
      if (verdict.ok) {
        setRefused(null);
        accept(move);
      } else {
        played.refused.push(verdict.clause);
        setRefused({ move, refusal: verdict });
      }
      return Promise.resolve(verdict);
    };
    return (
      <Table
        setup={setup}
        mode={setup.mode}
        players={players}
        turn={turn}
        standing={rules.standing(state)}
        view={rules.view(state, viewer)}
        viewer={viewer}
        offers={(seat: Seat) => rules.offers(state, seat)}
        judge={(move) => rules.judge(state, move)}
        foresee={(move) => rules.standing(rules.apply(state, move))}
        attempt={attempt}
        draw={() => {
          if (options.rng) accept(rules.chance(state, options.rng));
          return Promise.resolve();
        }}
        refused={refused}
        dismissRefusal={() => setRefused(null)}
        {...(draft === undefined ? {} : { draft })}
        {...(options.advised === undefined ? {} : { advised: options.advised })}
        words={words}
        say={{ name: (seat) => players[seat]?.name ?? '' }}
        hints={options.hints ?? true}
        openClause={(clause) => played.opened.push(clause)}
      />
    );
  }

  render(<Harness />, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <Looks locale={options.locale ?? 'uk'}>{children}</Looks>
    ),
  });
  return played;
}

/** Lets what was pressed reach the rules and come back. */
export function settle(): Promise<void> {
  return act(async () => {
    await Promise.resolve();
  });
}

export interface Shown<Move> extends Pick<
  TableOptions<unknown, Move, unknown>,
  'moves' | 'draft' | 'hints' | 'locale' | 'viewer'
> {
  mode: Mode;
  seats?: number;
  house?: Setup['house'];
}

/** A game's table as its tests show it: two at the table, the first begins, in Ukrainian. */
export function tableOf<State, Move, View>(
  rules: GameRules<State, Move, View>,
  Table: ComponentType<TableProps<View, Move>>,
  text: Readonly<Record<Locale, GameWords<Move>>>,
): (options: Shown<Move>) => PlayedTable<State, Move> {
  return ({ mode, seats = 2, house, locale = 'uk', ...rest }) =>
    renderTable({
      rules,
      Table,
      words: text[locale],
      setup: { seats, first: 0, mode, ...(house && { house }) },
      locale,
      ...rest,
    });
}

export async function press(
  role: 'button' | 'radio' | 'link' | 'checkbox' | 'switch',
  name: string | RegExp,
): Promise<void> {
  fireEvent.press(screen.getByRole(role, { name }));
  await settle();
}

/** By label only: quicker than by role among many. */
export async function touch(label: string | RegExp, at = 0): Promise<void> {
  const found = screen.getAllByLabelText(label)[at];
  if (!found) throw new Error(`nothing is called ${String(label)}`);
  fireEvent.press(found);
  await settle();
}
