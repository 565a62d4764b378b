/**
 * An earlier entry is corrected on the game's own table, as it was before that entry. The correction then walks through
 * everything after it; what cannot stand is asked about, on the same table if it is changed.
 */
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import type { Refusal, Verdict } from '../../../src/engine/types';
import { OK } from '../../../src/engine/verdict';
import { gameOf } from '../../../src/games';
import { showPart } from '../../../src/games/kit/part';
import type { RefusedPlay } from '../../../src/games/table';
import { isResultMove } from '../../../src/match/late';
import type { Correction, KeptMatch, Moment } from '../../../src/match/types';
import { common } from '../../../src/games/common';
import { useText } from '../../../src/text/locale';
import {
  EmptyState,
  Icon,
  Screen,
  Seal,
  T,
  TopBar,
  Touch,
  useCramped,
  useTheme,
  useToast,
} from '../../../src/ui';
import { useGoBack } from '../../useGoBack';
import { useScreenTitle } from '../../useScreenTitle';
import { CorrectionWalk } from './CorrectionWalk';
import { matchText } from './text';
import { placeOf } from './WhatFollows';
import { useBook } from './useBook';
import { useTableProps } from './useTableProps';

const CorrectResult = lazy(() => import('../late/CorrectResult'));

export function Correcting({ match, seq }: { match: KeptMatch; seq: number }): ReactNode {
  const words = useText(matchText);
  const goBack = useGoBack();
  const line = match.log.find((entry) => entry.seq === seq);
  const moment = match.before(seq);
  if (!line?.move || !moment)
    return (
      <Screen centred>
        <EmptyState
          alone
          drawing={<Seal kind="brand" size={96} decorative />}
          sentence={words.nothingToCorrect}
          action={{ label: words.backToMatch, onPress: goBack }}
        />
      </Screen>
    );
  if (isResultMove(line.move))
    return (
      <Suspense fallback={null}>
        <CorrectResult match={match} seq={seq} was={line.move} />
      </Suspense>
    );
  return <Editor key={seq} match={match} seq={seq} />;
}

/** The entry that is being entered: the one it began with, one that can no longer stand, or one that is missing. */
interface Editing {
  moment: Moment;
  draft: unknown;
  adds?: true;
}

/** What is missing begins with nothing, and is entered as a correction is. */
const NOTHING_YET = {};

/** The correction under way: on a table, or on its walk through what follows. */
function useCorrection(match: KeptMatch, seq: number, onDone: () => void, onFailed: () => void) {
  const [correction, setCorrection] = useState<Correction | null>(null);
  // A table that enters several at once does not wait for the next picture.
  const latest = useRef<Correction | null>(null);
  // The picture of the match when the correction began: saving it changes the match under our feet.
  const [editing, setEditing] = useState<Editing | null>(() => ({
    moment: match.before(seq) ?? match,
    draft: match.log.find((entry) => entry.seq === seq)?.move ?? null,
  }));
  const [refused, setRefused] = useState<RefusedPlay<unknown> | null>(null);
  const save = (walked: Correction): Promise<void> => walked.save().then(onDone, onFailed);
  const goOn = (next: Correction): void => {
    latest.current = next;
    setCorrection(next);
    setEditing(null);
    // Nothing comes after it: there is nothing to look through.
    if (!next.question && next.passed.length === 1) void save(next);
  };
  const enter = (move: unknown): Correction | Refusal => {
    const { current } = latest;
    if (!current) return match.correct(seq, move);
    return current.answer(editing?.adds ? { add: move } : { move });
  };
  return {
    correction,
    editing,
    refused,
    dismissRefusal: () => setRefused(null),
    attempt: async (move: unknown): Promise<Verdict> => {
      const next = enter(move);
      setRefused('ok' in next ? { move, refusal: next } : null);
      if ('ok' in next) return next;
      goOn(next);
      return OK;
    },
    change: () =>
      correction?.question &&
      setEditing({ moment: correction.moment, draft: correction.question.entry.move }),
    add: () =>
      correction && setEditing({ moment: correction.moment, draft: NOTHING_YET, adds: true }),
    takeOut: (what: 'out' | 'all out') => {
      const next = correction?.answer(what);
      if (next && !('ok' in next)) goOn(next);
    },
    save: () => correction && void save(correction),
  };
}

function Editor({ match, seq }: { match: KeptMatch; seq: number }): ReactNode {
  const words = useText(matchText);
  const shared = useText(common);
  const goBack = useGoBack();
  const toast = useToast();
  const under = useCorrection(
    match,
    seq,
    () => {
      toast.show({ text: words.correctionSaved, icon: 'check' });
      goBack();
    },
    () => toast.show({ text: words.saveFailed, icon: 'info' }),
  );
  const { correction, editing, attempt, refused, dismissRefusal } = under;
  // Another table begins with what was entered, whatever was typed since.
  const [again, setAgain] = useState(0);
  const asItWas = (): void => {
    dismissRefusal();
    setAgain(again + 1);
  };
  useScreenTitle(words.correcting);
  const { words: game } = useBook(match.info.game);
  const [corrected] = correction?.passed ?? [];
  const place = corrected ? placeOf(corrected, game) : null;
  return (
    <Screen
      scroll={false}
      bleed
      maxWidth={Infinity}
      bottomInset={false}
      header={
        <>
          {editing ? (
            <TopBar
              title={words.correcting}
              subtitle={shared.games[match.info.game]}
              back={{ label: shared.cancel, onPress: goBack, icon: 'close' }}
            />
          ) : (
            <WalkBar
              subtitle={[shared.games[match.info.game], place].filter(Boolean).join(' · ')}
              onCancel={goBack}
            />
          )}
          {editing ? <Hint onAsItWas={asItWas} /> : null}
        </>
      }
    >
      {editing ? (
        <EditedTable
          key={`${String(correction?.passed.length)} ${again}`}
          match={match}
          correction={{ ...editing, attempt, refused, dismissRefusal }}
        />
      ) : correction ? (
        <CorrectionWalk
          match={match}
          correction={correction}
          onChange={under.change}
          onAdd={under.add}
          onOut={() => under.takeOut('out')}
          onAllOut={() => under.takeOut('all out')}
          onSave={under.save}
        />
      ) : null}
    </Screen>
  );
}

/** The walk's own bar: there is nothing to go back to, only to give up. */
function WalkBar({ subtitle, onCancel }: { subtitle: string; onCancel(): void }): ReactNode {
  const { walk } = useText(matchText);
  const { cancel } = useText(common);
  const { space } = useTheme();
  // Two words of large letters do not stand side by side on a narrow phone.
  const back = useCramped() ? ({ label: cancel, onPress: onCancel, icon: 'close' } as const) : null;
  if (back) return <TopBar title={walk.title} subtitle={subtitle} back={back} />;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center' }}>
      <View style={{ flex: 1 }}>
        <TopBar title={walk.title} subtitle={subtitle} />
      </View>
      <Touch
        onPress={onCancel}
        style={{
          minHeight: 48,
          maxWidth: '42%',
          paddingHorizontal: space.l,
          justifyContent: 'center',
        }}
      >
        <T variant="bodyStrong" color="legalText">
          {cancel}
        </T>
      </Touch>
    </View>
  );
}

interface EditedTableProps {
  match: KeptMatch;
  correction: Parameters<typeof useTableProps>[2];
}

function EditedTable({ match, correction }: EditedTableProps): ReactNode {
  const props = useTableProps(match, 'table', correction);
  return (
    <Suspense fallback={null}>{showPart(gameOf(match.info.game).parts.table, props)}</Suspense>
  );
}

function Hint({ onAsItWas }: { onAsItWas(): void }): ReactNode {
  const words = useText(matchText);
  const { colors, space } = useTheme();
  return (
    <View
      style={{
        flexDirection: 'row',
        gap: space.s,
        alignItems: 'center',
        paddingHorizontal: space.l,
        paddingVertical: space.s,
        backgroundColor: colors.legalFill,
      }}
    >
      <Icon name="pencil" size={18} color={colors.legalText} />
      <T variant="label" color="legalText" style={{ flex: 1 }}>
        {words.correctingHint}
      </T>
      <Touch
        onPress={onAsItWas}
        style={{ minHeight: 48, maxWidth: '42%', justifyContent: 'center' }}
      >
        <T variant="label" color="legalText" style={{ textDecorationLine: 'underline' }}>
          {words.asItWas}
        </T>
      </Touch>
    </View>
  );
}
