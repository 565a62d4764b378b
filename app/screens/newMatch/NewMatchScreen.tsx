/** A match is set up: game, way of playing, people, order, starter. Knows no particular game's rules. */
import { CommonActions, useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { appRolls, firstGame, gameEntry, type GameId, isGameId } from '../../../src/games';
import { usePlayers } from '../../../src/match/hooks';
import { common } from '../../../src/games/common';
import { useText } from '../../../src/text/locale';
import { Button, Screen, Sheet, T, useRoomy, useTheme, useToast } from '../../../src/ui';
import { botsText } from '../../bots/text';
import { useGoBack } from '../../useGoBack';
import { useScreenTitle } from '../../useScreenTitle';
import { useShowMatch } from '../../useShowMatch';
import { Agreements } from './Agreements';
import { BoxHint } from './BoxHint';
import { EveryPhone } from './EveryPhone';
import { FairChance } from './FairChance';
import { GameHeader } from './GameHeader';
import { GameChoice } from './GameChoice';
import { ModeChoice } from './ModeChoice';
import { People } from './People';
import { againstBots, seatProblem, withTyped, type Draft } from './draft';
import { newMatchText } from './text';
import { useDraft, type DraftHandle } from './useDraft';
import { useFairChance, type PreparedSeed } from './useFairChance';
import { useHouse } from './useHouse';
import { useLot } from './useLot';

type Words = (typeof newMatchText)['uk'];

export default function NewMatchScreen({
  route,
}: StaticScreenProps<{ game?: string } | undefined>): ReactNode {
  const asked = route.params?.game;
  const [choosing, setChoosing] = useState(!isGameId(asked));
  const words = useText(newMatchText);
  const handle = useDraft(isGameId(asked) ? asked : firstGame(), words.offered);
  const names = useText(common).games;
  const { draft } = handle;
  const navigation = useNavigation();
  useScreenTitle(`${words.title}: ${names[draft.game]}`);
  return (
    <>
      <Setup handle={handle} words={words} onOtherGame={() => setChoosing(true)} />
      <Sheet open={choosing} onClose={() => setChoosing(false)} title={words.chooseGame}>
        <GameChoice
          players={draft.players.length}
          onChoose={(game: GameId) => {
            handle.setGame(game);
            setChoosing(false);
            // The address names the game, so that a reload opens the one that was chosen.
            navigation.dispatch(CommonActions.setParams({ game }));
          }}
        />
      </Sheet>
    </>
  );
}

function useBegin(
  handle: DraftHandle,
  table: Draft,
  words: Words,
  fair: PreparedSeed | null,
): { busy: boolean; begin(): void; learn(): void } {
  const showMatch = useShowMatch();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const bots = useText(botsText);
  const start = (...given: Parameters<DraftHandle['begin']>): void => {
    if (busy) return;
    setBusy(true);
    handle.begin(...given).then(showMatch, () => {
      setBusy(false);
      toast.show({ text: words.startFailed, icon: 'info' });
    });
  };
  return {
    busy,
    begin: () =>
      start(table, fair?.chance ? { chance: fair.chance, words: fair.words } : undefined),
    learn: () =>
      start(againstBots({ ...table, house: {} }, bots.names, words.offered, ['easy']), {
        lesson: true,
      }),
  };
}

function whyNot(draft: Draft, words: Words): string | undefined {
  const problem = seatProblem(draft);
  const have = draft.players.length;
  if (problem?.kind === 'few') return words.tooFew(problem.min, have);
  if (problem?.kind === 'many') return words.tooMany(problem.max, have);
  return undefined;
}

interface SetupProps {
  handle: DraftHandle;
  words: Words;
  onOtherGame(): void;
}

/** The widest the page gets, in one column and in two. */
const COLUMN = 720;
const TWO_COLUMNS = 1080;

function Setup({ handle, words, onOtherGame }: SetupProps): ReactNode {
  const { draft, setMode } = handle;
  const goBack = useGoBack();
  const { space } = useTheme();
  const wide = useRoomy();
  const rolls = appRolls(draft.game, draft.mode);
  const fair = useFairChance(rolls);
  const known = usePlayers() ?? [];
  const lot = useLot(draft.players.length);
  const [typed, setTyped] = useState('');
  const typedIn = withTyped(draft, typed, known);
  const house = useHouse(draft.game, typedIn.players.length, draft.house);
  const table: Draft = { ...typedIn, house: house.agreed };
  const { busy, begin, learn } = useBegin(handle, table, words, rolls ? fair : null);
  const reason = lot.lit !== null ? words.drawing : whyNot(table, words);
  const entry = gameEntry(draft.game);
  const column = wide ? TWO_COLUMNS : COLUMN;
  const count = table.players.length;
  const note = house.words?.counts;
  const full = count >= entry.seats.max ? words.full(entry.seats.max) : undefined;
  return (
    <Screen
      bleed
      maxWidth={Infinity}
      footer={
        <View style={{ width: '100%', maxWidth: COLUMN, alignSelf: 'center', gap: space.s }}>
          <Button
            game={draft.game}
            label={count < entry.seats.min ? words.startPlain : words.start(count)}
            busy={busy}
            disabled={reason !== undefined || !handle.ready}
            reason={reason}
            onPress={begin}
          />
          {note || full ? (
            <T variant="caption" color="inkSoft" align="center">
              {note ?? full}
            </T>
          ) : null}
        </View>
      }
    >
      <GameHeader
        game={draft.game}
        note={house.words?.facts ?? ''}
        column={column}
        onClose={goBack}
        onOtherGame={onOtherGame}
      />
      <View
        style={{
          width: '100%',
          maxWidth: column,
          alignSelf: 'center',
          paddingHorizontal: space.page,
          gap: space.m,
          flexDirection: wide ? 'row' : 'column',
          alignItems: wide ? 'flex-start' : 'stretch',
        }}
      >
        <View style={{ gap: space.m, flex: wide ? 1 : undefined }}>
          <ModeChoice
            label={words.how}
            game={draft.game}
            words={entry.dice ? words.modesDice : words.modes}
            value={draft.mode}
            onChange={setMode}
          />
          <BoxHint draft={draft} onVirtual={() => setMode('virtual')} />
        </View>
        <View style={{ flex: wide ? 1 : undefined }}>
          <People
            handle={handle}
            words={words}
            known={known}
            lot={lot}
            typed={typed}
            onType={setTyped}
            onLearn={learn}
          >
            {rolls ? (
              <FairChance
                commitment={fair.chance?.commitment ?? null}
                added={fair.words}
                onAdd={fair.add}
                onRemove={fair.remove}
              />
            ) : null}
            <Agreements
              game={draft.game}
              house={house}
              onChange={(next) => handle.change((d) => ({ ...d, house: next }))}
            />
            <EveryPhone table={table} />
          </People>
        </View>
      </View>
    </Screen>
  );
}
