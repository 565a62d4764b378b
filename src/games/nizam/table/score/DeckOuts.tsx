/**
 * Deck-outs of a real deck, counted by hand. The rules of this mode know no deck: the count lives here,
 * and only the end of the last deck is an entry.
 */
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { useMatchDraft } from '../../../../match/useDraft';
import { useText } from '../../../../text/locale';
import { Button, ClauseTag, Dialog, IconButton, Panel, T, useTheme } from '../../../../ui';
import { useSend } from '../../../kit/useSend';
import { SOLO_LIMIT } from '../../rules/because';
import type { NizamMove } from '../../rules/types';
import { DeckPips } from '../parts/DeckPips';
import type { Unentered } from '../../../../match/unentered';
import { common } from '../../../../text/common';
import type { ScoreProps } from '../props';
import { tableText } from '../../words/table';

const STOP: NizamMove = { type: 'stop' };

export interface DeckOutsProps extends ScoreProps {
  /** Typed for this turn and not entered: the match does not end over it. */
  typed: Unentered | null;
}

export function DeckOuts(props: DeckOutsProps): ReactNode {
  const { view, openClause, typed } = props;
  const words = useText(tableText).outs;
  const { andEnd } = useText(common);
  const { space } = useTheme();
  const [outs, setOuts] = useMatchDraft<number>('deck-outs', () => 0);
  const [asking, setAsking] = useState(false);
  const { busy, sendAll } = useSend<NizamMove>(props);
  const last = outs + 1 >= view.seats;
  const ranOut = (): void => {
    if (last) setAsking(true);
    else setOuts(outs + 1);
  };
  return (
    <Panel label={words.title} style={{ gap: space.m }}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m }}>
        <DeckPips outs={outs} all={view.seats} />
        <T variant="bodyStrong" style={{ flexGrow: 1, flexShrink: 1, flexBasis: 120 }}>
          {words.count(outs, view.seats)}
        </T>
        {outs > 0 ? (
          <IconButton icon="minus" label={words.back} onPress={() => setOuts(outs - 1)} />
        ) : null}
        <ClauseTag clause="N-5.1" onPress={openClause} />
      </View>
      {view.seats === 1 ? (
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.m }}>
          <T variant="label" color="inkSoft" style={{ flex: 1 }}>
            {words.solo(SOLO_LIMIT)}
          </T>
          <ClauseTag clause="N-7.1" onPress={openClause} />
        </View>
      ) : null}
      <Button
        kind="quiet"
        icon={last ? 'flag' : 'deck'}
        label={words.ran}
        note={last ? words.end : undefined}
        busy={busy}
        onPress={ranOut}
      />
      <Dialog
        open={asking}
        title={words.asked}
        message={typed ? words.messageTyped : words.message}
        confirm={{
          label: typed ? andEnd(typed.label) : words.end,
          busy,
          onPress: () => {
            setAsking(false);
            sendAll(typed ? [typed.move as NizamMove, STOP] : [STOP]);
          },
        }}
        cancel={{ label: words.cancel, onPress: () => setAsking(false) }}
        game="nizam"
      />
    </Panel>
  );
}
