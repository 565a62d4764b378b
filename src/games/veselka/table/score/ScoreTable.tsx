/** Real cards, the app keeps the score: a turn is the length of a run and what went into the rainbow, or a swap. */
import type { ReactNode } from 'react';

import { useSayUnentered } from '../../../../match/unentered';
import { useTurnDraft } from '../../../../match/useDraft';
import type { Wording } from '../../../../text/define';
import { useText } from '../../../../text/locale';
import { signed } from '../../../../text/plural';
import { T, useCramped } from '../../../../ui';
import { TableLayout } from '../../../../ui/components/TableLayout';
import type { Kind } from '../../../gems/rules/kinds';
import { RefusalNote } from '../../../kit/RefusalNote';
import { runPoints } from '../../rules/because';
import type { VeselkaMove } from '../../rules/types';
import { Actions } from '../parts/Actions';
import { AgreedStop } from '../parts/AgreedStop';
import { LapBanner } from '../parts/LapBanner';
import { NumberTiles } from '../parts/NumberTiles';
import type { VeselkaTable } from '../props';
import { RainbowPanel } from '../parts/RainbowPanel';
import { TrayHead } from '../../../gems/table/TrayHead';
import { useSend } from '../../../kit/useSend';
import { tableText } from '../../words/table';
import type { uk } from '../../words/uk/table';
import { KeepChoice } from './KeepChoice';

type Tally = Extract<VeselkaMove, { type: 'tally' }>;

export function ScoreTable(props: VeselkaTable): ReactNode {
  const { toAct } = props.view;
  return toAct === null ? null : <TurnEntry {...props} seat={toAct} />;
}

/** Runs the table may write down, in order of length; a length of 0 is a swap. */
function lengthsOf(offers: readonly VeselkaMove[]): number[] {
  const lengths = new Set<number>();
  for (const move of offers) if (move.type === 'tally' && move.length > 0) lengths.add(move.length);
  return [...lengths];
}

interface Entry {
  length: number | null;
  keep: Kind | null;
}

const EMPTY: Entry = { length: null, keep: null };

function entryOf(draft: Tally | null): Entry {
  return draft && draft.length > 0 ? { length: draft.length, keep: draft.keep } : EMPTY;
}

function tallyDraft(draft: VeselkaMove | undefined): Tally | null {
  return draft?.type === 'tally' ? draft : null;
}

function TurnEntry(props: VeselkaTable & { seat: number }): ReactNode {
  const { seat, view, players, judge, refused, words, say, openClause } = props;
  const texts = useText(tableText);
  const cramped = useCramped();
  const { busy, send } = useSend(props);
  const draft = tallyDraft(props.draft);
  const [{ length, keep }, setEntry] = useTurnDraft('tally', String(seat), entryOf(draft), EMPTY);
  const lengths = lengthsOf(props.offers(seat));
  const entered: Tally = { type: 'tally', seat, length: length ?? lengths[0] ?? 0, keep };
  const verdict = judge(entered);
  const refusal = verdict.ok ? refused?.refusal : verdict;
  const change = (to: Entry): void => {
    if (refused) props.dismissRefusal();
    setEntry(to);
  };
  const correcting = props.draft !== undefined;
  const primary = written(length, correcting, texts);
  const typed = verdict.ok ? { move: entered, label: primary.label } : 'half';
  useSayUnentered(correcting || length === null ? null : typed);
  return (
    <TableLayout
      middle={
        <>
          <LapBanner {...props} />
          <RainbowPanel {...props} />
          <AgreedStop {...props} />
        </>
      }
      tray={
        <>
          <TrayHead
            player={players[seat]}
            hint={texts.score.ask}
            clause="V-2.5"
            openClause={openClause}
          />
          {draft?.length === 0 ? (
            <T variant="label" color="legalText">
              {texts.score.wasSwap}
            </T>
          ) : null}
          <NumberTiles
            label={texts.score.ask}
            tiles={lengths.map((n) => ({
              value: n,
              spoken: texts.score.length(n, runPoints(n)),
              note: signed(runPoints(n)),
            }))}
            perRow={cramped ? 3 : 6}
            value={length}
            onChange={(to) => change({ length: to, keep })}
          />
          <KeepChoice
            owned={view.players[seat]?.rainbow ?? []}
            value={keep}
            refused={!verdict.ok}
            onChange={(to) => change({ length, keep: to })}
          />
          {refusal ? (
            <RefusalNote refusal={refusal} words={words} say={say} openClause={openClause} />
          ) : null}
        </>
      }
      action={
        <Actions
          quiet={{
            icon: 'swap',
            label: correcting ? texts.action.wasSwap : texts.action.swap,
            onPress: () => send({ type: 'tally', seat, length: 0, keep: null }),
            disabled: busy,
          }}
          primary={{ ...primary, onPress: () => send(entered), busy }}
        />
      }
    />
  );
}

function written(
  length: number | null,
  correcting: boolean,
  texts: Wording<typeof uk>,
): { label: string; spoken?: string; disabled: boolean } {
  if (correcting) return { label: texts.action.correct, disabled: length === null };
  if (length === null) return { label: texts.score.choose, disabled: true };
  const worth = runPoints(length);
  return {
    label: texts.score.save(worth),
    spoken: texts.score.saveSpoken(length, worth),
    disabled: false,
  };
}
