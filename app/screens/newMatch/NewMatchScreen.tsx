/** A match is set up: game, way of playing, people, order, starter. Knows no particular game's rules. */
import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import type { GameId } from '../../../src/engine/types';
import { appRolls, gameEntry, isGameId } from '../../../src/games/catalogue';
import { usePlayers } from '../../../src/match/hooks';
import { common } from '../../../src/text/common';
import { useText } from '../../../src/text/locale';
import {
  Button,
  Chip,
  Panel,
  Screen,
  Sheet,
  T,
  useTheme,
  useToast,
  useRoomy,
} from '../../../src/ui';
import { useGoBack } from '../../useGoBack';
import { useScreenTitle } from '../../useScreenTitle';
import { AddPlayer } from './AddPlayer';
import { BoxHint } from './BoxHint';
import { FairChance } from './FairChance';
import { GameHeader } from './GameHeader';
import { GameChoice } from './GameChoice';
import { HouseChoice } from './HouseChoice';
import { ModeChoice } from './ModeChoice';
import { RoundTable } from './RoundTable';
import { SeatList } from './SeatList';
import { move, recolour, seat, seatProblem, unseat, type Draft } from './draft';
import { newMatchText } from './text';
import { useDraft, type DraftHandle } from './useDraft';
import { useFairChance, type PreparedSeed } from './useFairChance';
import { useLot } from './useLot';

type Words = (typeof newMatchText)['uk'];

export default function NewMatchScreen({
  route,
}: StaticScreenProps<{ game?: string } | undefined>): ReactNode {
  const asked = route.params?.game;
  const [choosing, setChoosing] = useState(!isGameId(asked));
  const handle = useDraft(isGameId(asked) ? asked : 'promin');
  const words = useText(newMatchText);
  const names = useText(common).games;
  const { draft } = handle;
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
          }}
        />
      </Sheet>
    </>
  );
}

function useBegin(
  handle: DraftHandle,
  words: Words,
  fair: PreparedSeed | null,
): { busy: boolean; begin(): void } {
  const navigation = useNavigation();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const begin = () => {
    if (busy) return;
    setBusy(true);
    const added = fair?.chance ? { chance: fair.chance, words: fair.words } : undefined;
    handle.begin(added).then(
      (id) =>
        navigation.reset({
          index: 1,
          routes: [{ name: 'Tabs' }, { name: 'Match', params: { id } }],
        }),
      () => {
        setBusy(false);
        toast.show({ text: words.startFailed, icon: 'info' });
      },
    );
  };
  return { busy, begin };
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

function Setup({ handle, words, onOtherGame }: SetupProps): ReactNode {
  const { draft, setMode } = handle;
  const goBack = useGoBack();
  const { space } = useTheme();
  const wide = useRoomy();
  const rolls = appRolls(draft.game, draft.mode);
  const fair = useFairChance(rolls);
  const { busy, begin } = useBegin(handle, words, rolls ? fair : null);
  const reason = whyNot(draft, words);
  const entry = gameEntry(draft.game);
  return (
    <Screen
      maxWidth={wide ? 1080 : 720}
      header={
        <GameHeader
          game={draft.game}
          note={words.title}
          onClose={goBack}
          onOtherGame={onOtherGame}
        />
      }
      footer={
        <Button
          game={draft.game}
          label={words.start(draft.players.length)}
          busy={busy}
          disabled={reason !== undefined}
          reason={reason}
          onPress={begin}
        />
      }
      contentStyle={{
        gap: space.l,
        flexDirection: wide ? 'row' : 'column',
        alignItems: wide ? 'flex-start' : 'stretch',
      }}
    >
      <View style={{ gap: space.l, flex: wide ? 1 : undefined }}>
        <ModeChoice
          label={words.how}
          game={draft.game}
          words={entry.dice ? words.modesDice : words.modes}
          value={draft.mode}
          onChange={setMode}
        />
        <BoxHint draft={draft} onVirtual={() => setMode('virtual')} />
        {rolls ? (
          <FairChance
            commitment={fair.chance?.commitment ?? null}
            added={fair.words}
            onAdd={fair.add}
            onRemove={fair.remove}
          />
        ) : null}
        <HouseChoice
          game={draft.game}
          seats={draft.players.length}
          value={draft.house}
          onChange={(house) => handle.change((d) => ({ ...d, house }))}
        />
      </View>
      <View style={{ flex: wide ? 1 : undefined }}>
        <People handle={handle} words={words} />
      </View>
    </Screen>
  );
}

function People({ handle, words }: Omit<SetupProps, 'onOtherGame'>): ReactNode {
  const { draft, change } = handle;
  const { space } = useTheme();
  const known = usePlayers();
  const lot = useLot();
  const [adding, setAdding] = useState(false);
  const entry = gameEntry(draft.game);
  const starter = draft.players[draft.first];
  const open = adding || draft.players.length < entry.seats.min;
  return (
    <Panel label={words.who} style={{ gap: space.m }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' }}>
        <T variant="heading" heading={2}>
          {words.who}
        </T>
        {open ? null : (
          <Chip
            icon="plus"
            label={words.addPlayer}
            spoken={words.addPlayerLabel}
            onPress={() => setAdding(true)}
          />
        )}
      </View>
      {draft.players.length > 1 ? (
        <RoundTable
          players={draft.players}
          first={draft.first}
          lit={lot.lit}
          around={words.around}
          label={words.whoStarts}
          starterLabel={words.chooseStarter}
          onStarter={(first) => change((d) => ({ ...d, first }))}
        />
      ) : null}
      {draft.players.length > 1 && starter ? (
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.m }}>
          <T style={{ flex: 1 }} color="inkSoft" aria-live="polite">
            {lot.lit !== null
              ? words.drawing
              : entry.firstDeals
                ? words.startsAndDeals(starter.name)
                : words.starts(starter.name)}
          </T>
          <Chip
            icon="spin"
            label={words.lot}
            onPress={() =>
              lot.draw(draft.players.length, (first) => change((d) => ({ ...d, first })))
            }
          />
        </View>
      ) : null}
      <SeatList
        players={draft.players}
        words={words}
        onMove={(from, to) => change((d) => move(d, from, to))}
        onRemove={(index) => change((d) => unseat(d, index))}
        onRecolour={(index) => change((d) => recolour(d, index))}
      />
      {open ? (
        <AddPlayer
          words={words}
          seated={draft.players}
          known={known ?? []}
          max={entry.seats.max}
          onAdd={(player) => {
            // Whoever adds one usually adds the next: the field stays where it is.
            setAdding(true);
            change((d) => seat(d, { id: player.id, name: player.name, colour: player.colour }));
          }}
        />
      ) : null}
    </Panel>
  );
}
