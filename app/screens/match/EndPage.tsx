/** The page of a finished match: window and words one above the other, on a wide screen beside each other. */
import { useNavigation } from '@react-navigation/native';
import { useMemo, useState, type ReactNode } from 'react';
import { useWindowDimensions, View } from 'react-native';

import type { GameId } from '../../../src/games';
import type { Decided, Keepsake } from '../../../src/games/keepsake';
import type { GameWords } from '../../../src/games/words';
import { keptOf } from '../../../src/match/holding';
import type { KeptMatch, Match } from '../../../src/match/types';
import { dotted } from '../../../src/text/format';
import { useText } from '../../../src/text/locale';
import { ClauseTag, Icon, Panel, T, useNextFrame, useTheme, useWide } from '../../../src/ui';
import { LineChart } from '../../../src/ui/charts';
import { Picture } from '../../../src/ui/drawings/Picture';
import { Shapes } from '../../../src/ui/drawings/Shapes';
import { EndDetails } from './EndDetails';
import { EndTitle } from './EndTitle';
import { EndWindow, LONGEST } from './EndWindow';
import { chapterTicks, pointsByChapter } from './logChapters';
import { Podium, places } from './Podium';
import { SoloRecord } from './SoloRecord';
import { SPARK } from './spark';
import { matchText } from './text';
import { useOccasion } from './useOccasion';
import { useOpenClause } from './useOpenClause';

/** Narrow pages have the window above the words, wide ones beside them. */
const PHONE_WINDOW = 300;
const WIDE_WINDOW = 500;
const PODIUM = 620;
/** A match that ended so long ago is looked back on: nothing opens. */
const JUST_NOW = 20_000;

export interface EndPageProps {
  match: Match;
  words: GameWords;
  keepsake: Keepsake | null;
  headline: string;
  hurried: boolean;
  actions: ReactNode;
}

export function EndPage({
  match,
  words,
  keepsake,
  headline,
  hurried,
  actions,
}: EndPageProps): ReactNode {
  const texts = useText(matchText);
  const { space, colors } = useTheme();
  const wide = useWide();
  const { width, height } = useWindowDimensions();
  const kept = keptOf(match);
  const [justNow] = useState(() => Date.now() - (kept?.info.finishedAt ?? 0) < JUST_NOW);
  const opening = justNow && !hurried;
  const page = Math.min(width, wide ? 1180 : 720) - 2 * space.page;
  const align = wide ? 'left' : 'center';
  const column = wide ? (page - space.section) / 2 : page;
  const size = wide
    ? Math.min(WIDE_WINDOW, column, height - 150)
    : Math.min(PHONE_WINDOW, column * 0.84, Math.max(180, height * 0.32));
  const picture = (
    <View
      style={{
        width: wide ? column : '100%',
        alignItems: 'center',
        gap: space.m,
        paddingTop: wide ? space.l : space.xs,
      }}
    >
      <EndWindow
        // The match's own glass is new glass: it lights up when it is there.
        key={keepsake ? 'own' : 'plain'}
        match={match}
        keepsake={keepsake}
        size={size}
        opening={opening && keepsake !== null}
      />
      {wide && keepsake ? (
        <T
          variant="caption"
          color="inkSoft"
          align="center"
          style={{ maxWidth: 400, marginTop: space.l }}
        >
          {keepsake.legend}
        </T>
      ) : null}
      {wide && kept?.info.closing && !kept.info.forged ? (
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.xs }}>
          <Icon name="check" size={18} color={colors.good} />
          <T variant="label" color="inkSoft">
            {texts.closing(kept.info.closing)}
          </T>
        </View>
      ) : null}
    </View>
  );
  const told = (
    <View style={{ width: wide ? column : '100%', gap: wide ? space.l : space.m }}>
      <View style={{ gap: space.xs }}>
        <EndTitle room={column} align={align}>
          {headline}
        </EndTitle>
        {kept ? <Occasion match={kept} lasted={keepsake?.lasted ?? ''} align={align} /> : null}
        {kept?.info.endedEarly || kept?.info.late ? (
          <T align={align} color="inkSoft">
            {kept.info.endedEarly ? texts.endedEarly : texts.late}
          </T>
        ) : null}
      </View>
      {keepsake?.decided ? <DecidedCard game={match.info.game} decided={keepsake.decided} /> : null}
      <Steps match={match} keepsake={keepsake} width={Math.min(PODIUM, column)} opening={opening} />
      {wide ? <Chart match={kept} words={words} /> : null}
      {wide ? actions : null}
    </View>
  );
  return (
    <>
      <View
        style={{
          flexDirection: wide ? 'row' : 'column',
          gap: wide ? space.section : space.m,
          alignItems: wide ? 'center' : undefined,
        }}
      >
        {picture}
        {told}
      </View>
      <Later match={match} words={words} />
    </>
  );
}

/** Who has won is said first; how it came about follows in the next frames. */
function Later({ match, words }: Pick<EndPageProps, 'match' | 'words'>): ReactNode {
  const detailed = useNextFrame();
  return detailed ? (
    <EndDetails match={match} places={places(match.info.players, match.standing)} words={words} />
  ) : null;
}

interface OccasionProps {
  match: KeptMatch;
  lasted: string;
  align: 'left' | 'center';
}

/** «4 роздачі · 48 хв · Львів, 13 листопада» */
function Occasion({ match: { info }, lasted, align }: OccasionProps): ReactNode {
  const texts = useText(matchText);
  const occasion = useOccasion(info);
  const end = info.finishedAt ?? info.createdAt;
  const minutes = Math.round((end - info.createdAt) / 60_000);
  const parts = [lasted, minutes > 0 ? texts.minutes(minutes) : '', occasion];
  return (
    <T variant="label" color="inkSoft" align={align}>
      {dotted(parts)}
    </T>
  );
}

function DecidedCard({ game, decided }: { game: GameId; decided: Decided }): ReactNode {
  const { space, colors } = useTheme();
  const openClause = useOpenClause(game);
  return (
    <Panel label={decided.title}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.m }}>
        <Picture box={[24, 24]} size={26} label="" decorative>
          <Shapes
            shapes={[{ d: SPARK, fill: colors.legalGlow, stroke: colors.legal, strokeWidth: 1.2 }]}
          />
        </Picture>
        <View style={{ flex: 1 }}>
          <T variant="bodyStrong">{decided.title}</T>
          <T variant="label" color="inkSoft">
            {decided.note}
          </T>
        </View>
        <ClauseTag clause={decided.clause} onPress={openClause} />
      </View>
    </Panel>
  );
}

interface StepsProps {
  match: Match;
  keepsake: Keepsake | null;
  width: number;
  opening: boolean;
}

/** They rise when the window is lit. */
function Steps({ match, keepsake, width, opening }: StepsProps): ReactNode {
  const navigation = useNavigation();
  const { space, motion, touch } = useTheme();
  const kept = keptOf(match);
  const openClause = useOpenClause(match.info.game);
  const { info } = match;
  if (info.players.length === 1) return kept ? <SoloRecord match={kept} /> : null;
  return (
    <View style={{ gap: space.m }}>
      <Podium
        places={places(info.players, match.standing)}
        sums={keepsake?.sums ?? null}
        width={width}
        rises={opening ? motion.settle + LONGEST : null}
        {...(kept && {
          onWhy: (seat: number) =>
            navigation.navigate('Standings', { id: info.id, seat: String(seat) }),
        })}
      />
      {keepsake ? (
        <View
          style={{
            flexDirection: 'row',
            flexWrap: 'wrap',
            columnGap: space.m,
            justifyContent: 'center',
            // Two of them stand in one row of the narrowest usual phone.
            marginHorizontal: -space.s,
          }}
        >
          {keepsake.clauses.map(({ clause, note }) => (
            <View
              key={clause}
              style={{
                flexDirection: 'row',
                alignItems: 'center',
                gap: space.s,
                minHeight: touch.min,
                maxWidth: '100%',
              }}
            >
              <ClauseTag clause={clause} onPress={openClause} />
              <T variant="caption" color="inkSoft" style={{ flexShrink: 1 }}>
                {note}
              </T>
            </View>
          ))}
        </View>
      ) : null}
    </View>
  );
}

function Chart(props: { match: KeptMatch | null; words: GameWords }): ReactNode {
  const { match, words } = props;
  const texts = useText(matchText);
  const points = useMemo(() => (match ? pointsByChapter(match) : []), [match]);
  if (!match || points.length < 3) return null;
  return (
    <Panel label={texts.chartTitle}>
      <LineChart
        label={texts.chartTitle}
        named
        height={200}
        axis={words.stageName ?? texts.chartLap}
        ticks={chapterTicks(points.length)}
        series={match.info.players.map(({ name, colour, seat }) => ({
          name,
          colour,
          values: points.map((one) => one[seat] ?? 0),
        }))}
      />
    </Panel>
  );
}
