/** A result that was entered afterwards is corrected as it was entered: totals, or the order. */
import { useState, type ReactNode } from 'react';

import { common } from '../../../src/games/common';
import type { ResultMove } from '../../../src/match/late';
import type { KeptMatch } from '../../../src/match/types';
import { useText } from '../../../src/text/locale';
import { Button, Panel, Screen, TopBar, useTheme, useToast } from '../../../src/ui';
import { useGoBack } from '../../useGoBack';
import { useScreenTitle } from '../../useScreenTitle';
import { judged, type Totals as Entered } from './result';
import { lateText } from './text';
import { Totals } from './Totals';
import { Placed } from './Placed';
import { useResultRules } from './useResultRules';

export interface CorrectResultProps {
  match: KeptMatch;
  seq: number;
  was: ResultMove;
}

export default function CorrectResult({ match, seq, was }: CorrectResultProps): ReactNode {
  const words = useText(lateText);
  const shared = useText(common);
  const goBack = useGoBack();
  const toast = useToast();
  const { space } = useTheme();
  const { players, game } = match.info;
  const rules = useResultRules(game);
  const names = players.map(({ name }) => name);
  const [totals, setTotals] = useState<Entered>(() =>
    'points' in was ? Object.fromEntries(names.map((name, i) => [name, was.points[i] ?? 0])) : {},
  );
  const [places, setPlaces] = useState<readonly number[]>('places' in was ? was.places : []);
  useScreenTitle(words.correcting);
  const result = judged(rules, names, totals);
  const move: ResultMove | null =
    'places' in was ? { type: 'result', places: [...places] } : result.move;
  const save = (): void => {
    const walk = move ? match.correct(seq, move) : null;
    if (!walk || 'ok' in walk) return;
    walk.save().then(
      () => {
        toast.show({ text: words.corrected, icon: 'check' });
        goBack();
      },
      () => toast.show({ text: words.failed, icon: 'info' }),
    );
  };
  return (
    <Screen
      header={
        <TopBar
          title={words.correcting}
          subtitle={shared.games[game]}
          back={{ label: shared.cancel, onPress: goBack, icon: 'close' }}
        />
      }
      footer={
        <Button
          game={game}
          icon="check"
          label={shared.save}
          disabled={move === null || ('points' in was && result.standing === null)}
          onPress={save}
        />
      }
      contentStyle={{ gap: space.m }}
    >
      <Panel label={words.totals}>
        {'points' in was && rules.final ? (
          <Totals
            final={rules.final}
            players={players}
            totals={totals}
            result={result}
            onChange={setTotals}
          />
        ) : (
          <Placed players={players} places={places} onChange={setPlaces} />
        )}
      </Panel>
    </Screen>
  );
}
