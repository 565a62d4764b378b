/** A deal, a bid and what was won: three numbers and a shield. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Chip, rowOfKeys, Segmented, T, useTheme } from '../../../../ui';
import { Beads } from '../drawings/Bead';
import { Field } from '../../../kit/settle/Field';
import type { SettleInputProps } from '../../../table';
import { DEALS, TRICKS } from '../../rules/scoring';
import type { BidPosition } from '../../settle/bid';
import { BidBeads } from '../parts/BidBeads';
import { NumberPad } from '../parts/NumberPad';
import { keysText } from '../../words/settleKeys';

type Props = SettleInputProps<BidPosition>;

const BID = 0;
const WON = 1;

const DEAL_KEYS = Array.from({ length: DEALS }, (_, i) => i + 1);
const COUNTS = Array.from({ length: TRICKS + 1 }, (_, i) => i);

export function BidInput({ position, answer, focus, onFocus }: Props): ReactNode {
  const words = useText(keysText);
  const { space } = useTheme();
  const { beads, shield, won } = position;
  const made = answer.kind === 'settled' && answer.clause === 'P-5.3';
  const wrong = answer.kind === 'impossible';
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s }}>
      <Field
        label={words.bid}
        value={beads === null ? null : words.bidValue(beads, shield)}
        active={focus === BID}
        tone={wrong ? 'wrong' : 'plain'}
        onPress={() => onFocus(BID)}
        style={{ flexGrow: 2, flexBasis: 130 }}
      >
        {beads === null ? null : <BidBeads bid={{ beads, shield }} />}
      </Field>
      <Field
        label={words.won}
        value={won === null ? null : String(won)}
        active={focus === WON}
        tone={made ? 'wins' : wrong ? 'wrong' : 'plain'}
        onPress={() => onFocus(WON)}
        style={{ flexGrow: 1, flexBasis: 80 }}
      />
    </View>
  );
}

/** The numbers are those of the chosen field; shield and deal stay in reach whichever it is. */
export function BidTray({ position, onChange, focus, onFocus }: Props): ReactNode {
  const words = useText(keysText);
  const { beads, won } = position;
  return (
    <>
      {focus === WON ? (
        <NumberPad
          label={words.won}
          values={COUNTS}
          keyLabel={words.wonKey}
          look={(n) => (n === won ? 'chosen' : 'plain')}
          onPick={(n) => onChange({ ...position, won: n })}
        />
      ) : (
        <NumberPad
          label={words.bid}
          values={COUNTS}
          keyLabel={words.bidKey}
          look={(n) => (n === beads ? 'chosen' : 'plain')}
          onPick={(n) => {
            onChange({ ...position, beads: n });
            onFocus(WON);
          }}
        />
      )}
      <ShieldAndDeal position={position} onChange={onChange} />
    </>
  );
}

function ShieldAndDeal({ position, onChange }: Pick<Props, 'position' | 'onChange'>): ReactNode {
  const words = useText(keysText);
  const { space } = useTheme();
  const { deal, shield } = position;
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s }}>
      <Chip
        label={words.shield}
        mark={<Beads bets={0} shield size={18} decorative />}
        selected={shield}
        game="promin"
        onPress={() => onChange({ ...position, shield: !shield })}
      />
      <View style={{ flexGrow: 1 }} />
      <T variant="label" color="inkSoft" aria-hidden>
        {words.deal}
      </T>
      <View style={{ width: rowOfKeys(DEALS) }}>
        <Segmented
          label={words.deal}
          options={DEAL_KEYS.map((value) => ({
            value,
            label: String(value),
            spoken: words.dealKey(value),
          }))}
          value={deal}
          onChange={(to) => onChange({ ...position, deal: to })}
        />
      </View>
    </View>
  );
}
