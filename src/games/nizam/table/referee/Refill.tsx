/** Real cards fall into the holes, in reading order: touched in the order the deck gave them. */
import { useState, type ReactNode } from 'react';

import { useText } from '../../../../text/locale';
import { T } from '../../../../ui';
import { TableLayout } from '../../../../ui/components/TableLayout';
import type { Kind } from '../../../gems/rules/kinds';
import { PEARL } from '../../../gems/rules/grid';
import { Actions } from '../../../gems/table/Actions';
import { Palette } from '../../../gems/table/Palette';
import { gridText } from '../../../gems/words/table';
import { TrayHead } from '../../../gems/table/TrayHead';
import { useSend } from '../../../kit/useSend';
import { RefusalNote } from '../../../kit/RefusalNote';
import type { NizamMove, TableView } from '../../rules/types';
import { OpenTable } from '../parts/OpenTable';
import type { PlayProps } from '../props';
import { tableText } from '../../words/table';

/** The view as it will be when these cards lie. */
function filled(view: TableView, cards: readonly Kind[]): TableView {
  let next = 0;
  const grid = view.grid.map((gem) => {
    if (gem !== null) return gem;
    const card = cards[next] ?? null;
    next += 1;
    return card;
  });
  return { ...view, grid, runs: [] };
}

export function Refill(props: PlayProps): ReactNode {
  const { view, turn, openClause, judge } = props;
  const texts = useText(tableText);
  const common = useText(gridText);
  const [cards, setCards] = useState<readonly Kind[]>(
    props.draft?.type === 'refill' ? props.draft.cards : [],
  );
  const { busy, send } = useSend<NizamMove>(props);
  const count = turn.count ?? 0;
  const left = count - cards.length;
  const move: NizamMove = { type: 'refill', cards };
  const verdict = left <= 0 ? judge(move) : null;
  return (
    <TableLayout
      middle={<OpenTable table={{ ...props, view: filled(view, cards) }} />}
      tray={
        <>
          <TrayHead hint={texts.refill.title} clause="N-4.6" openClause={openClause} />
          <Palette
            onPress={(gem) => {
              if (gem !== PEARL && left > 0) setCards([...cards, gem]);
            }}
          />
          {verdict && !verdict.ok ? (
            <RefusalNote
              refusal={verdict}
              words={props.words}
              say={props.say}
              openClause={openClause}
            />
          ) : (
            <T variant="label" color="inkSoft">
              {texts.refill.how}
            </T>
          )}
        </>
      }
      action={
        <Actions
          small={
            cards.length > 0
              ? {
                  icon: 'undo',
                  label: texts.action.refillBack,
                  onPress: () => setCards(cards.slice(0, -1)),
                }
              : null
          }
          primary={{
            game: 'nizam',
            busy,
            label: props.draft ? common.action.correct : texts.action.refill,
            note: cards.length > 0 ? common.gems(cards) : undefined,
            disabled: left > 0 || !verdict?.ok,
            reason: left > 0 ? texts.refill.left(left) : undefined,
            onPress: () => send(move),
          }}
        />
      }
    />
  );
}
