/**
 * Deck-outs of a real deck, counted by hand. The rules of this mode know no deck: the count lives here,
 * and only the end of the last deck is an entry.
 */
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { useMatchDraft } from '../../../../match/useDraft';
import { useText } from '../../../../text/locale';
import { Button, ClauseTag, Dialog, IconButton, Panel, T, useTheme } from '../../../../ui';
import { useSend } from '../../../parts/useSend';
import { SOLO_LIMIT } from '../../position';
import type { NizamMove } from '../../types';
import { DeckPips } from '../parts/DeckPips';
import type { ScoreProps } from '../parts/props';
import { tableText } from '../text';

const STOP: NizamMove = { type: 'stop' };

export function DeckOuts(props: ScoreProps): ReactNode {
  const { view, openClause } = props;
  const words = useText(tableText).outs;
  const { space } = useTheme();
  const [outs, setOuts] = useMatchDraft<number>('deck-outs', () => 0);
  const [asking, setAsking] = useState(false);
  const { busy, send } = useSend<NizamMove>(props);
  const last = outs + 1 >= view.seats;
  const ranOut = (): void => {
    if (last) setAsking(true);
    else setOuts(outs + 1);
  };
  return (
    <Panel label={words.title} style={{ gap: space.m }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.m }}>
        <DeckPips outs={outs} all={view.seats} />
        <T variant="bodyStrong" style={{ flex: 1 }}>
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
        message={words.message}
        confirm={{
          label: words.end,
          busy,
          onPress: () => {
            setAsking(false);
            send(STOP);
          },
        }}
        cancel={{ label: words.cancel, onPress: () => setAsking(false) }}
        game="nizam"
      />
    </Panel>
  );
}
