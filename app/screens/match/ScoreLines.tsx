/** A total as a sum of lines, each with the clause it rests on: 10 − 5 + 30 = 35. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { ScoreLine } from '../../../src/engine/types';
import type { GameId } from '../../../src/games';
import type { SeatPlayer } from '../../../src/games/table';
import type { GameWords, Say } from '../../../src/games/words';
import { useText } from '../../../src/text/locale';
import { minus } from '../../../src/text/plural';
import { T, useTheme } from '../../../src/ui';
import { useDrawnLines } from './DrawnLineRow';
import { PointLine } from './PointLine';
import { matchText } from './text';
import { useOpenClause } from './useOpenClause';

/** «10 − 5 + 30»: at most this many terms, a longer sum says only its total. */
const TERMS = 6;

function sumText(lines: readonly ScoreLine[]): string {
  const points = lines.map((line) => line.points).filter((n) => n !== 0);
  if (points.length < 2 || points.length > TERMS) return '';
  return points
    .map((n, i) => (i === 0 ? minus(n) : n < 0 ? ` − ${-n}` : ` + ${n}`))
    .join('')
    .concat(' =');
}

export interface ScoreLinesProps {
  game: GameId;
  player: SeatPlayer;
  total: number;
  lines: readonly ScoreLine[];
  words: GameWords;
  say: Say;
  /** What leads from a line to the entry it rests on; null where there is nothing to correct. */
  correcting?(line: ScoreLine): (() => void) | null;
}

export function ScoreLines(props: ScoreLinesProps): ReactNode {
  const { game, player, total, lines, words, say, correcting } = props;
  const texts = useText(matchText);
  const openClause = useOpenClause(game);
  const drawnOf = useDrawnLines(game, words, say);
  const { space } = useTheme();
  return (
    <View role="region" aria-label={texts.sumOf(player.name)} style={{ gap: space.s }}>
      {lines.length === 0 ? (
        <T variant="label" color="inkSoft">
          {texts.noLines}
        </T>
      ) : null}
      {lines.map((line, i) => (
        <PointLine
          key={i}
          words={words.line(line, say)}
          drawn={drawnOf(line)}
          clause={line.clause}
          points={line.points}
          first={i === 0}
          openClause={openClause}
          onCorrect={correcting?.(line) ?? undefined}
        />
      ))}
      {lines.length > 1 ? (
        <View
          style={{
            flexDirection: 'row',
            alignItems: 'baseline',
            justifyContent: 'flex-end',
            flexWrap: 'wrap',
            gap: space.s,
          }}
        >
          <T variant="numS" color="inkSoft">
            {sumText(lines)}
          </T>
          <T variant="numM">{minus(total)}</T>
        </View>
      ) : null}
    </View>
  );
}
