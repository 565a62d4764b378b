/** The replay's page: the table first, on a wide screen the words beside it, the slider always in reach. */
import { useNavigation } from '@react-navigation/native';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { ScrollView, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { movesThatCount } from '../../../src/match/played';
import type { KeptMatch } from '../../../src/match/types';
import { common } from '../../../src/games/common';
import { useText } from '../../../src/text/locale';
import {
  Aside,
  Button,
  Panel,
  Screen,
  TopBar,
  useRoomy,
  useTheme,
  useTrayWidth,
  useWide,
} from '../../../src/ui';
import { botsText } from '../../bots/text';
import { useGoBack } from '../../useGoBack';
import { howItEnded } from '../match/howItEnded';
import { sayNames } from '../match/names';
import { matchText } from '../match/text';
import { useBook } from '../match/useBook';
import { useOccasion } from '../match/useOccasion';
import { Alternatives } from './Alternatives';
import { Controls } from './Controls';
import { Gains, gainsAt } from './Gains';
import { Happened } from './Happened';
import { Nearby } from './Nearby';
import { PointsPanel, PointsRow } from './Points';
import { StepTable } from './StepTable';
import { isCoached, leadChanges, stepAt } from './steps';
import { replayText } from './text';
import { tellMove } from './told';
import { usePlayback } from './usePlayback';

const Coach = lazy(() => import('./Coach'));
const Costly = lazy(() => import('./Costly'));
const NONE: readonly number[] = [];

/** Of a screen where the words fit below the table. */
const TALL = 740;
const FEW_GAINS = 2;
/** Points and log side by side. */
const WORDS = 540;

export function Replay({ match, start }: { match: KeptMatch; start: number }): ReactNode {
  const words = useText(replayText);
  const shared = useText(common);
  const ending = useText(matchText);
  const bots = useText(botsText);
  const goBack = useGoBack();
  const occasion = useOccasion(match.info);
  const navigation = useNavigation();
  const { colors, radii, shadow, space, leftHanded } = useTheme();
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  const roomy = useRoomy();
  const wide = useWide();
  const tray = useTrayWidth();
  const aside = roomy ? Math.max(tray, Math.min(WORDS, width * 0.46)) : tray;
  const { info } = match;
  const { words: game } = useBook(info.game);
  const moves = useMemo(() => movesThatCount(match.log), [match]);
  const playback = usePlayback(moves.length, start);
  const step = useMemo(() => stepAt(moves, playback.number), [moves, playback.number]);
  const say = useMemo(() => sayNames(info.players), [info.players]);
  const leads = useMemo(() => leadChanges(match.standings()), [match]);
  const [costly, setCostly] = useState(NONE);
  if (!step) return null;
  const told = { match, step, words: game, say };
  const sentence = step.line ? tellMove(told, step.line.move) : words.beginning;
  const gains = gainsAt(told);
  const happened = <Happened {...told} sentence={sentence} playing={playback.playing} />;
  const brought = <Gains {...told} gains={gains} />;
  // Without hands it would be a list of arithmetic. Another step is another list: it is folded again.
  const alternatives =
    info.mode === 'virtual' ? (
      <Alternatives key={step.number} {...told} {...(!roomy && { room: height * 0.26 })} />
    ) : null;
  const coach = isCoached(match) ? (
    <Suspense fallback={null}>
      <Coach key={`coach ${step.number}`} {...told} moves={moves} />
      <Costly match={match} moves={moves} onFound={setCostly} />
    </Suspense>
  ) : null;
  const controls = (
    <Controls
      playback={playback}
      sentence={sentence}
      game={info.game}
      players={info.players}
      leads={leads}
      costly={costly}
      wide={roomy}
    />
  );
  // Lines of what it brought, and the fold of what else was possible.
  const taken = 40 * gains.length + (alternatives ? 64 : 0) + (coach ? 120 : 0);
  const margins = { padding: space.m, gap: space.m };
  // A tray that leaves room for the table.
  const tall = height >= TALL && gains.length <= FEW_GAINS;
  return (
    <Screen
      scroll={false}
      bleed
      maxWidth={Infinity}
      bottomInset={false}
      header={
        <TopBar
          title={words.title}
          subtitle={[shared.games[info.game], occasion, howItEnded(info, ending)]
            .filter(Boolean)
            .join(' · ')}
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
        <>
          <View style={{ flex: 1, flexDirection: leftHanded ? 'row-reverse' : 'row' }}>
            <ScrollView tabIndex={0} style={{ flex: 1 }} contentContainerStyle={margins}>
              <Aside value={aside}>
                <StepTable {...told} />
              </Aside>
            </ScrollView>
            <ScrollView
              tabIndex={0}
              style={{ width: aside, flexGrow: 0 }}
              contentContainerStyle={margins}
            >
              <Panel style={{ gap: space.m }}>
                {happened}
                {brought}
                {alternatives}
              </Panel>
              {coach}
              <View style={{ flexDirection: 'row', gap: space.m }}>
                <View style={{ width: 172 }}>
                  <PointsPanel {...told} />
                </View>
                <Nearby {...told} moves={moves} onGo={playback.go} taken={taken} />
              </View>
            </ScrollView>
          </View>
          <View
            role="region"
            aria-label={words.controls}
            style={{ padding: space.m, paddingTop: 0 }}
          >
            <Panel style={{ paddingTop: space.s, marginBottom: insets.bottom }}>{controls}</Panel>
          </View>
        </>
      ) : wide ? (
        <View style={{ flex: 1, flexDirection: leftHanded ? 'row-reverse' : 'row' }}>
          <ScrollView tabIndex={0} style={{ flex: 1 }} contentContainerStyle={margins}>
            <PointsRow {...told} />
            <StepTable {...told} />
          </ScrollView>
          <View style={{ width: aside, padding: space.m, gap: space.s }}>
            <ScrollView tabIndex={0} style={{ flex: 1 }} contentContainerStyle={{ gap: space.m }}>
              {happened}
              {brought}
              {alternatives}
              {coach}
            </ScrollView>
            <View role="region" aria-label={words.controls}>
              {controls}
            </View>
          </View>
        </View>
      ) : (
        <View style={{ flex: 1 }}>
          <PointsRow {...told} />
          <ScrollView tabIndex={0} style={{ flex: 1 }} contentContainerStyle={margins}>
            <StepTable {...told} />
            {tall ? null : (
              <Panel style={{ gap: space.m }}>
                {brought}
                {alternatives}
              </Panel>
            )}
            {coach}
          </ScrollView>
          <View
            role="region"
            aria-label={words.controls}
            style={{
              gap: space.s,
              backgroundColor: colors.paper,
              borderTopLeftRadius: radii.sheet,
              borderTopRightRadius: radii.sheet,
              boxShadow: shadow('sheet'),
              paddingHorizontal: space.l,
              paddingTop: space.m,
              paddingBottom: space.m + insets.bottom,
            }}
          >
            {happened}
            {tall ? brought : null}
            {tall ? alternatives : null}
            {controls}
          </View>
        </View>
      )}
    </Screen>
  );
}
