/** The replay's page: the table first, on a wide screen the words beside it, the slider always in reach. */
import { useNavigation } from '@react-navigation/native';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { ScrollView, View } from 'react-native';

import type { KeptMatch } from '../../../src/match/types';
import { common } from '../../../src/games/common';
import { useText } from '../../../src/text/locale';
import { Button, Screen, TopBar, useRoomy, useTheme, useTrayWidth } from '../../../src/ui';
import { botsText } from '../../bots/text';
import { useGoBack } from '../../useGoBack';
import { howItEnded } from '../match/howItEnded';
import { sayNames } from '../match/names';
import { matchText } from '../match/text';
import { useBook } from '../match/useBook';
import { Alternatives } from './Alternatives';
import { Controls } from './Controls';
import { Gains } from './Gains';
import { Points } from './Points';
import { StepTable } from './StepTable';
import { isCoached, leadChanges, movesThatCount, stepAt } from './steps';
import { replayText } from './text';
import { tellMove } from './told';
import { usePlayback } from './usePlayback';

const Coach = lazy(() => import('./Coach'));

export function Replay({ match, start }: { match: KeptMatch; start: number }): ReactNode {
  const words = useText(replayText);
  const shared = useText(common);
  const ending = useText(matchText);
  const bots = useText(botsText);
  const goBack = useGoBack();
  const navigation = useNavigation();
  const { space, leftHanded } = useTheme();
  const roomy = useRoomy();
  const aside = useTrayWidth();
  const { info } = match;
  const { words: game } = useBook(info.game);
  const moves = useMemo(() => movesThatCount(match), [match]);
  const playback = usePlayback(moves.length, start);
  const step = useMemo(() => stepAt(moves, playback.number), [moves, playback.number]);
  const say = useMemo(() => sayNames(info.players), [info.players]);
  const leads = useMemo(() => leadChanges(match.standings()), [match]);
  if (!step) return null;
  const told = { match, step, words: game, say };
  const sentence = step.line ? tellMove(told, step.line.move) : words.beginning;
  const table = <StepTable {...told} />;
  const details = (
    <>
      {isCoached(match) ? (
        <Suspense fallback={null}>
          <Coach key={`coach ${step.number}`} {...told} moves={moves} />
        </Suspense>
      ) : null}
      <Points {...told} />
      <Gains {...told} />
      {/* Without hands it would be a list of arithmetic. Another step is another list: it is folded again. */}
      {info.mode === 'virtual' ? <Alternatives key={step.number} {...told} /> : null}
    </>
  );
  const controls = (
    <Controls
      playback={playback}
      sentence={sentence}
      game={info.game}
      players={info.players}
      leads={leads}
    />
  );
  const margins = { padding: space.m, gap: space.m };
  return (
    <Screen
      scroll={false}
      bleed
      maxWidth={Infinity}
      bottomInset={false}
      header={
        <TopBar
          title={words.title}
          subtitle={[shared.games[info.game], howItEnded(info, ending)].filter(Boolean).join(' · ')}
          back={{ label: shared.back, onPress: goBack }}
          {...(isCoached(match) && {
            action: (
              <Button
                kind="quiet"
                label={bots.coach.toSummary}
                onPress={() => navigation.navigate('Coach', { id: info.id })}
              />
            ),
          })}
        />
      }
    >
      {roomy ? (
        <View style={{ flex: 1, flexDirection: leftHanded ? 'row-reverse' : 'row' }}>
          <ScrollView tabIndex={0} style={{ flex: 1 }} contentContainerStyle={margins}>
            {table}
          </ScrollView>
          <View style={{ width: aside }}>
            <ScrollView tabIndex={0} style={{ flex: 1 }} contentContainerStyle={margins}>
              {details}
            </ScrollView>
            {controls}
          </View>
        </View>
      ) : (
        <View style={{ flex: 1 }}>
          <ScrollView tabIndex={0} style={{ flex: 1 }} contentContainerStyle={margins}>
            {table}
            {details}
          </ScrollView>
          {controls}
        </View>
      )}
    </Screen>
  );
}
