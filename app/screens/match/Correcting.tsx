/**
 * An earlier entry is corrected on the game's own table, as it was before that entry. Everything after it
 * is judged again; what would no longer be possible is shown before anything is saved.
 */
import { Suspense, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import type { Verdict } from '../../../src/engine/types';
import { TABLES } from '../../../src/games/tables';
import type { RefusedPlay } from '../../../src/games/table';
import type { CorrectionPlan, Match } from '../../../src/match/types';
import { common } from '../../../src/text/common';
import { useText } from '../../../src/text/locale';
import {
  Dialog,
  EmptyState,
  Icon,
  Screen,
  Seal,
  T,
  TopBar,
  useTheme,
  useToast,
} from '../../../src/ui';
import { useGoBack } from '../../useGoBack';
import { useScreenTitle } from '../../useScreenTitle';
import { sayNames } from './names';
import { matchText } from './text';
import { useBook } from './useBook';
import { useTableProps } from './useTableProps';

type Broken = Extract<CorrectionPlan, { possible: false; at: number }>;

export function Correcting({ match, seq }: { match: Match; seq: number }): ReactNode {
  const words = useText(matchText);
  const goBack = useGoBack();
  const line = match.log.find((entry) => entry.seq === seq);
  const moment = match.before(seq);
  if (!line?.move || !moment)
    return (
      <Screen centred>
        <EmptyState
          drawing={<Seal kind="brand" size={96} decorative />}
          sentence={words.nothingToCorrect}
          action={{ label: words.backToMatch, onPress: goBack }}
        />
      </Screen>
    );
  return <Editor key={seq} match={match} seq={seq} />;
}

/** The correction under way: tried, perhaps refused, perhaps waiting for a yes to what it costs. */
function useCorrection(match: Match, seq: number, onDone: () => void) {
  const [refused, setRefused] = useState<RefusedPlay<unknown> | null>(null);
  const [pending, setPending] = useState<{ move: unknown; plan: Broken } | null>(null);
  const attempt = async (move: unknown): Promise<Verdict> => {
    setRefused(null);
    const plan = match.planCorrection(seq, move);
    if (!plan.possible && plan.at === null) {
      setRefused({ move, refusal: plan.refusal });
      return plan.refusal;
    }
    if (!plan.possible) {
      setPending({ move, plan });
      return plan.refusal;
    }
    const verdict = await match.correct(seq, move);
    if (verdict.ok) onDone();
    return verdict;
  };
  const dropLater = async () => {
    if (!pending) return;
    setPending(null);
    const verdict = await match.correct(seq, pending.move, { dropLater: true });
    if (verdict.ok) onDone();
  };
  return {
    refused,
    dismissRefusal: () => setRefused(null),
    attempt,
    pending,
    dropLater,
    keep: () => setPending(null),
  };
}

function Editor({ match, seq }: { match: Match; seq: number }): ReactNode {
  const words = useText(matchText);
  const shared = useText(common);
  const { colors, space } = useTheme();
  const goBack = useGoBack();
  const toast = useToast();
  // The picture of the match when the correction began: saving it changes the match under our feet.
  const [{ moment, draft }] = useState(() => ({
    moment: match.before(seq) ?? match,
    draft: match.log.find((entry) => entry.seq === seq)?.move ?? null,
  }));
  const correction = useCorrection(match, seq, () => {
    toast.show({ text: words.correctionSaved, icon: 'check' });
    goBack();
  });
  const { info } = match;
  const { words: game } = useBook(info.game);
  const props = useTableProps(match, 'table', { ...correction, moment, draft });
  const Component = TABLES[info.game];
  const { pending } = correction;
  const say = sayNames(info.players);
  useScreenTitle(words.correcting);
  return (
    <Screen
      scroll={false}
      bleed
      maxWidth={Infinity}
      bottomInset={false}
      header={
        <>
          <TopBar
            title={words.correcting}
            subtitle={shared.games[info.game]}
            back={{ label: shared.cancel, onPress: goBack, icon: 'close' }}
          />
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
          </View>
        </>
      }
    >
      <Suspense fallback={null}>
        <Component {...props} />
      </Suspense>
      <Dialog
        open={pending !== null}
        title={words.correcting}
        message={
          pending
            ? `${words.correctionBreaks(pending.plan.dropped)} ${game.refusal(pending.plan.refusal, say)}`
            : ''
        }
        confirm={{
          label: words.correctionDrop,
          danger: true,
          onPress: () => void correction.dropLater(),
        }}
        cancel={{ label: words.correctionKeep, onPress: correction.keep }}
        game={info.game}
      />
    </Screen>
  );
}
