/** Lines of the log as this phone was told them, in words. */
import type { GameId } from '../../../src/games';
import type { SeatPlayer } from '../../../src/games/table';
import type { Seen } from '../../../src/net/client/seat';
import type { ToldLine } from '../../../src/net/protocol/types';
import { useText } from '../../../src/text/locale';
import { sentenceOf } from '../match/logWords';
import { sayNames } from '../match/names';
import { matchText } from '../match/text';
import { useBook } from '../match/useBook';

type Asked = Pick<Seen, 'info' | 'people'> & { game: GameId };

export function useTelling({ game, info, people }: Asked): (line: ToldLine) => string {
  const words = useText(matchText);
  const { words: gameWords } = useBook(game);
  const chairs = people?.chairs ?? [];
  const players: SeatPlayer[] = chairs.map(({ seat, name, colour }) => ({ seat, name, colour }));
  const say = sayNames(players);
  return (line) => {
    const { kind, seat, bot = null } = line;
    if (kind === 'move' && line.move === null) return words.logVeiled(say.name(seat ?? 0));
    const person = chairs[seat ?? -1];
    const chair = kind === 'seat' && person ? { seat: person.seat, name: person.name, bot } : null;
    const setup = info?.setup ?? { seats: players.length, first: 0, mode: 'virtual' as const };
    const whole = { ...NOTHING, ...line, chair, bot };
    return sentenceOf(whole, { words, game: gameWords, say, setup, stood: false });
  };
}

const NOTHING = {
  drawn: false,
  hinted: false,
  by: null,
  agreed: [],
  undone: false,
  place: null,
  original: null,
  about: [],
  before: () => null,
  after: () => null,
  veiled: false,
  forced: false,
};
