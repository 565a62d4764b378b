/** A total as a sum of lines, each with the clause it rests on: 10 − 5 + 30 = 35. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { GameId, ScoreLine } from '../../../src/engine/types';
import type { SeatPlayer } from '../../../src/games/table';
import type { GameWords, Say } from '../../../src/games/words';
import { useText } from '../../../src/text/locale';
import { minus } from '../../../src/text/plural';
import { Panel, T, useTheme } from '../../../src/ui';
import { PointLine } from './PointLine';
import { matchText } from './text';
import { useOpenClause } from './useOpenClause';

/** «10 − 5 + 30»: at most this many terms, a longer sum says only its total. */
const TERMS = 6;

export function sumText(lines: readonly ScoreLine[]): string {
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
}

export function ScoreLines({ game, player, total, lines, words, say }: ScoreLinesProps): ReactNode {
  const texts = useText(matchText);
  const openClause = useOpenClause(game);
  const { space } = useTheme();
  return (
    <Panel label={texts.sumOf(player.name)} style={{ gap: space.s }}>
      <View
        style={{ flexDirection: 'row', alignItems: 'baseline', flexWrap: 'wrap', gap: space.s }}
      >
        <T variant="heading" heading={2} style={{ flexGrow: 1 }}>
          {player.name}
        </T>
        <T variant="numS" color="inkSoft">
          {sumText(lines)}
        </T>
        <T variant="numL">{minus(total)}</T>
      </View>
      {lines.length === 0 ? (
        <T variant="label" color="inkSoft">
          {texts.noLines}
        </T>
      ) : null}
      {lines.map((line, i) => (
        <PointLine
          key={i}
          words={words.line(line, say)}
          clause={line.clause}
          points={line.points}
          first={i === 0}
          openClause={openClause}
        />
      ))}
    </Panel>
  );
}
