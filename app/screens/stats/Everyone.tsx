/** Everyone who finished a match, as the chips ask; one tap to a player's own page, one to the last evening. */
import { useNavigation } from '@react-navigation/native';
import { useCallback, useState, type ReactNode } from 'react';

import { common } from '../../../src/games/common';
import { useAnswer, usePlayers } from '../../../src/match/hooks';
import { contest, eveningsIn } from '../../../src/stats';
import type { Store } from '../../../src/storage';
import { dotted } from '../../../src/text/format';
import { useText } from '../../../src/text/locale';
import {
  EmptyState,
  Panel,
  Screen,
  TopBar,
  useTheme,
  useWide,
  type TopBarProps,
} from '../../../src/ui';
import { BlankSheet } from '../../../src/ui/drawings/empty';
import type { Routes } from '../../routes';
import { useScreenTitle } from '../../useScreenTitle';
import { EveningRows } from '../evening/EveningRows';
import { eveningText } from '../evening/text';
import { boundsOf } from '../history/choice';
import { historyText } from '../history/text';
import { readAsked, writeAsked, EVERYTHING, type Asked } from './asked';
import { AskedChips } from './AskedChips';
import { ContestCharts } from './ContestCharts';
import { statsText } from './text';

/** Among so many of the latest matches the last evening is found. */
const LATEST = 30;

const askLatest = async (store: Store) =>
  eveningsIn((await store.history({ finished: true }, { limit: LATEST })).rows).slice(0, 1);

export function Everyone(props: { params: Routes['Stats']; back: TopBarProps['back'] }): ReactNode {
  const words = useText(statsText);
  const navigation = useNavigation();
  const { space } = useTheme();
  const wide = useWide();
  const [now] = useState(Date.now);
  const { in: inGame, people, when } = props.params ?? {};
  const asked = readAsked({ in: inGame, people, when });
  const ask = useCallback(
    (store: Store) => {
      const { game, people: named, when: period } = readAsked({ in: inGame, people, when });
      return contest(store, { game, people: named, since: boundsOf(period, now).from ?? 0 });
    },
    [inGame, people, when, now],
  );
  const answer = useAnswer(ask);
  const players = usePlayers();
  const latest = useAnswer(askLatest);
  const subtitle = useSaid(asked, players ?? []);
  useScreenTitle(subtitle ? `${words.title}: ${subtitle}` : words.title);
  const choose = (next: Asked): void => navigation.setParams(writeAsked(next));
  const isNone = answer !== null && answer.matches === 0;
  const isAll = subtitle === '';
  return (
    <Screen
      maxWidth={wide ? 1080 : 720}
      header={<TopBar title={words.title} subtitle={subtitle || undefined} back={props.back} />}
      contentStyle={{ gap: space.m }}
    >
      {isNone && isAll ? null : (
        <AskedChips asked={asked} players={players ?? []} onChange={choose} />
      )}
      {isNone ? (
        <EmptyState
          drawing={<BlankSheet />}
          sentence={isAll ? words.nobody : words.noMatches}
          action={
            isAll
              ? { label: words.start, onPress: () => navigation.navigate('NewMatch') }
              : { label: words.toAllGames, onPress: () => choose(EVERYTHING) }
          }
        />
      ) : null}
      {answer && players && !isNone ? (
        <>
          <ContestCharts contest={answer} players={players} asked={asked} now={now} />
          {latest && latest.length > 0 ? <LastEvening evenings={latest} /> : null}
        </>
      ) : null}
    </Screen>
  );
}

function LastEvening({ evenings }: { evenings: ReturnType<typeof eveningsIn> }): ReactNode {
  const words = useText(eveningText);
  return (
    <Panel label={words.latest} style={{ paddingVertical: 4, paddingHorizontal: 4 }}>
      <EveningRows evenings={evenings} />
    </Panel>
  );
}

/** «Промінь · Оля, Тарас · Цього року»; nothing where everything is asked for. */
function useSaid(
  { game, people, when }: Asked,
  players: readonly { id: string; name: string }[],
): string {
  const { games } = useText(common);
  const { periods } = useText(historyText);
  const names = players.filter(({ id }) => people.includes(id)).map(({ name }) => name);
  return dotted([game ? games[game] : '', names.join(', '), when ? periods[when] : '']);
}
