/** The end: winner or winners, how a tie was broken, everyone's sum of lines, and what next. */
import { useNavigation } from '@react-navigation/native';
import { Suspense, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { appRolls } from '../../../src/games/catalogue';
import type { GameBook } from '../../../src/games/library';
import { ENDINGS } from '../../../src/games/tables';
import type { GameWords } from '../../../src/games/words';
import { rematch } from '../../../src/match/create';
import { useStore } from '../../../src/match/hooks';
import type { Match } from '../../../src/match/types';
import { common } from '../../../src/text/common';
import { useText } from '../../../src/text/locale';
import {
  Button,
  Dialog,
  Icon,
  IconButton,
  ListRow,
  Screen,
  useNextFrame,
  useRoomy,
  useTheme,
  useToast,
} from '../../../src/ui';
import { useScreenTitle } from '../../useScreenTitle';
import { useShowMatch } from '../../useShowMatch';
import { EndHero } from './EndHero';
import { EndTitle } from './EndTitle';
import { joinNames, sayNames } from './names';
import { Podium, places } from './Podium';
import { ScoreLines } from './ScoreLines';
import { ShareSheet } from './ShareSheet';
import { SoloRecord } from './SoloRecord';
import { matchText } from './text';
import { useOpenClause } from './useOpenClause';

export interface MatchEndProps {
  match: Match;
  book: GameBook;
  words: GameWords;
}

export function useHeadline(match: Match): string {
  const words = useText(matchText);
  const { standing, info } = match;
  if (info.setup.seats === 1) return words.solo(standing.points[0] ?? 0);
  const names = standing.winners.flatMap((seat) => info.players[seat]?.name ?? []);
  if (names.length === 1) return words.winner(names[0] ?? '');
  return names.length === info.players.length
    ? words.draw
    : words.winners(joinNames(names, words.and));
}

export function MatchEnd({ match, words }: MatchEndProps): ReactNode {
  const shared = useText(common);
  const navigation = useNavigation();
  const { space } = useTheme();
  const column = useRoomy() ? 1080 : 720;
  const { info, standing } = match;
  const headline = useHeadline(match);
  const [sharing, setSharing] = useState(false);
  useScreenTitle(shared.games[info.game]);
  const all = places(info.players, standing);
  // Who has won is said first; how it came about follows in the next frames.
  const detailed = useNextFrame();
  const home = () => navigation.navigate('Tabs', { screen: 'Table' });
  return (
    <Screen
      maxWidth={column}
      header={<EndHero match={match} column={column} onClose={home} />}
      footer={<EndActions match={match} onShare={() => setSharing(true)} />}
      contentStyle={{ gap: space.l }}
    >
      <EndTitle>{headline}</EndTitle>
      {info.players.length > 1 ? (
        <Podium
          places={all}
          onWhy={(seat) => navigation.navigate('Standings', { id: info.id, seat: String(seat) })}
        />
      ) : (
        <SoloRecord match={match} />
      )}
      {detailed ? <Details match={match} places={all} words={words} /> : null}
      <ShareSheet
        match={match}
        headline={headline}
        open={sharing}
        onClose={() => setSharing(false)}
      />
    </Screen>
  );
}

interface DetailsProps {
  match: Match;
  places: ReturnType<typeof places>;
  words: GameWords;
}

/** How it came about: the game's own part, every line of everyone's points, and ways to look back. */
function Details({ match, places: all, words }: DetailsProps): ReactNode {
  const texts = useText(matchText);
  const navigation = useNavigation();
  const { space } = useTheme();
  const { info, standing } = match;
  const openClause = useOpenClause(info.game);
  const say = sayNames(info.players);
  const Ending = ENDINGS[info.game];
  return (
    <>
      <Suspense fallback={null}>
        <Ending
          setup={info.setup}
          players={info.players}
          standing={standing}
          view={match.view('table')}
          words={words}
          say={say}
          openClause={openClause}
        />
      </Suspense>
      {all.map(({ player, points }) => (
        <ScoreLines
          key={player.seat}
          game={info.game}
          player={player}
          total={points}
          lines={standing.lines.filter((line) => line.seat === player.seat)}
          words={words}
          say={say}
        />
      ))}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s }}>
        <Button
          kind="quiet"
          icon="play"
          label={texts.replay}
          onPress={() => navigation.navigate('Replay', { id: info.id })}
          style={{ flexGrow: 2, flexShrink: 1 }}
        />
        <Button
          kind="quiet"
          icon="clock"
          label={texts.log}
          onPress={() => navigation.navigate('Log', { id: info.id })}
          style={{ flexGrow: 1, flexShrink: 1 }}
        />
      </View>
      {appRolls(info.game, info.mode) ? (
        <ListRow
          title={texts.fairness}
          note={texts.fairnessOpen}
          before={<Icon name="lock" />}
          onPress={() => navigation.navigate('Fairness', { id: info.id })}
        />
      ) : null}
    </>
  );
}

function EndActions({ match, onShare }: { match: Match; onShare(): void }): ReactNode {
  const texts = useText(matchText);
  const navigation = useNavigation();
  const showMatch = useShowMatch();
  const store = useStore();
  const toast = useToast();
  const { space, textScale } = useTheme();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const { info } = match;
  const next = info.players[(info.setup.first + 1) % info.setup.seats];
  const again = () => {
    if (!store || busy) return;
    setBusy(true);
    rematch(store, info.id).then(
      ({ id }) => showMatch(id),
      () => {
        setBusy(false);
        toast.show({ text: texts.saveFailed, icon: 'info' });
      },
    );
  };
  const undo = () => {
    setAsking(false);
    match.undo().catch(() => toast.show({ text: texts.saveFailed, icon: 'info' }));
  };
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s, alignItems: 'center' }}>
      <IconButton tile icon="share" label={texts.share} onPress={onShare} />
      <IconButton
        tile
        icon="chart"
        label={texts.chart}
        onPress={() => navigation.navigate('Standings', { id: info.id })}
      />
      <IconButton
        tile
        icon="undo"
        label={texts.undo}
        disabled={!match.canUndo}
        onPress={() => setAsking(true)}
      />
      <View style={{ flexGrow: 1, flexBasis: 170 * textScale }}>
        <Button
          game={info.game}
          icon="reroll"
          label={texts.rematch}
          note={next && info.setup.seats > 1 ? texts.rematchStarter(next.name) : undefined}
          busy={busy}
          onPress={again}
        />
      </View>
      <Dialog
        open={asking}
        title={texts.undo}
        message={texts.undoEnd}
        confirm={{ label: texts.undoIt, onPress: undo }}
        cancel={{ label: texts.undoKeep, onPress: () => setAsking(false) }}
        game={info.game}
      />
    </View>
  );
}
