/** Real cards, every play judged: gems are tapped into a run on the circle, against the top card. */
import type { ReactNode } from 'react';

import { useText } from '../../../../text/locale';
import { KINDS, type Kind } from '../../../gems/rules/kinds';
import { kindIndex } from '../../../gems/rules/notation';
import { LONGEST_RUN } from '../../rules/circle';
import { OpenTable } from '../parts/OpenTable';
import type { VeselkaTable } from '../props';
import { readRun } from '../parts/reading';
import { RunTurn } from '../parts/RunTurn';
import { useRun } from '../parts/useRun';
import { useTurnState } from '../parts/useTurnState';
import { tableText } from '../../words/table';
import { afterDraw } from './afterDraw';
import { DealTop } from './DealTop';
import { SwapCount } from './SwapCount';

export function RefereeTable(props: VeselkaTable): ReactNode {
  const { phase, toAct } = props.view;
  if (phase === 'deal') return <DealTop {...props} />;
  if (toAct === null) return null;
  return <RefereedTurn {...props} seat={toAct} />;
}

/** Two cards that are surely still in the box fill a probe without a fault of their own. */
function spareKinds(seen: readonly number[]): Kind[] {
  const rare = KINDS.slice().sort((a, b) => (seen[kindIndex(a)] ?? 0) - (seen[kindIndex(b)] ?? 0));
  return rare.slice(0, 2);
}

function RefereedTurn(props: VeselkaTable & { seat: number }): ReactNode {
  const { seat, view, hints, draft } = props;
  const texts = useText(tableText);
  const entry = useRun(seat, draft);
  const [swapping, setSwapping] = useTurnState(seat, draft?.type === 'swap', false);
  const { cards } = entry;
  const reading = readRun(props, seat, cards, spareKinds(view.seen ?? []), entry.wish);
  const { fault, nexts, lays } = reading;
  const tap = (kind: Kind): void => {
    if (cards[cards.length - 1] === kind) entry.takeBack();
    else if (cards.length < LONGEST_RUN) entry.add(kind);
    // One too many: the rules say so, with their clause.
    else void props.attempt({ type: 'run', seat, cards: [...cards, kind], keep: false });
  };
  const lit = hints && !swapping ? nexts : [];
  const middle = (
    <OpenTable
      roomy
      table={props}
      circle={{
        top: view.top,
        cards: swapping ? [] : cards,
        lit,
        faultAt: swapping ? null : (fault?.at ?? null),
        onPress: swapping ? undefined : tap,
      }}
      run={swapping ? undefined : { lays, onTakeBack: entry.takeBack }}
    />
  );
  if (swapping)
    return (
      <SwapCount table={props} middle={middle} seat={seat} onBack={() => setSwapping(false)} />
    );
  return (
    <RunTurn
      table={props}
      middle={middle}
      seat={seat}
      entry={entry}
      reading={reading}
      onSwap={() => setSwapping(true)}
      afterwards={lays ? afterDraw(view, cards.length, texts) : null}
    />
  );
}
