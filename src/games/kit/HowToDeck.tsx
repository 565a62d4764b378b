/** The first time at a table: its aim, how a turn is entered on its own components, and its end. */
import type { ReactNode } from 'react';

import type { Mode } from '../../engine/types';
import type { GameId } from '..';
import { common } from '../common';
import type { Catalogues } from '../../text/define';
import { useText } from '../../text/locale';
import { CardDeck } from '../../ui/components/CardDeck';
import { howToText } from './howToText';

export interface HowToWords {
  aim: string;
  /** What the people at the table enter, by mode. */
  turn: Readonly<Record<Mode, string>>;
  end: string;
}

export interface HowToDeckProps {
  game: GameId;
  mode: Mode;
  words: Catalogues<HowToWords>;
  aim: ReactNode;
  turn: ReactNode;
  end: ReactNode;
  onClose(): void;
}

export function HowToDeck(props: HowToDeckProps): ReactNode {
  const { game, mode, aim, turn, end, onClose } = props;
  const words = useText(props.words);
  const titles = useText(howToText);
  const { games } = useText(common);
  return (
    <CardDeck
      title={`${games[game]}. ${mode === 'virtual' ? titles.play : titles.enter}`}
      game={game}
      done={titles.done}
      onClose={onClose}
      cards={[
        { title: titles.aim, sentence: words.aim, drawing: aim },
        { title: titles.turn, sentence: words.turn[mode], drawing: turn },
        { title: titles.end, sentence: words.end, drawing: end },
      ]}
    />
  );
}
