/** Which phase it is and who acts, in one line: «Ставить Оля», «Пишуть усі». For the table and for lists. */
import type { Mode, Turn } from '../../../src/engine/types';
import type { GameWords } from '../../../src/games/words';
import type { matchText } from './text';

type Words = (typeof matchText)['uk'];

export interface Asked {
  mode: Mode;
  /** By seat. */
  players: readonly { name: string }[];
}

/** Where everybody acts nobody is named. */
function namesOf({ actors }: Turn, players: Asked['players'], words: Words): string {
  if (actors.length > 1 && actors.length === players.length) return words.everyone;
  return words.and(actors.flatMap((seat) => players[seat]?.name ?? []));
}

export function turnSentence(turn: Turn, asked: Asked, game: GameWords, words: Words): string {
  const phase = game.phases[turn.phase] ?? '';
  const several = turn.actors.length > 1;
  const names = namesOf(turn, asked.players, words);
  const asks = turn.chance ? words.enterChance : words.enter;
  const own = game.turns?.[turn.phase]?.(names, several);
  if (asked.mode !== 'virtual' && turn.actors.length === 0) return `${phase} · ${asks}`;
  if (own !== undefined) return own;
  if (turn.actors.length === 0) return phase;
  return several ? words.acting(names) : words.acts(names);
}
