/** A deal, a bid and what was won: three numbers and a shield. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Chip, useTheme } from '../../../../ui';
import { Beads } from '../../../../ui/drawings/Bead';
import { Field } from '../../../parts/settle/Field';
import type { SettleInputProps } from '../../../settles';
import { DEALS, TRICKS } from '../../scoring';
import type { BidPosition } from '../../settle/bid';
import { BidBeads } from '../parts/BidBeads';
import { NumberPad } from '../parts/NumberPad';
import { keysText } from './text';

type Props = SettleInputProps<BidPosition>;

const BID = 0;
const WON = 1;
const DEAL = 2;

const DEAL_KEYS = Array.from({ length: DEALS }, (_, i) => i + 1);
const COUNTS = Array.from({ length: TRICKS + 1 }, (_, i) => i);

export function BidInput({ position, answer, focus, onFocus }: Props): ReactNode {
  const words = useText(keysText);
  const { space } = useTheme();
  const { deal, beads, shield, won } = position;
  const made = answer.kind === 'settled' && answer.clause === 'P-5.3';
  const wrong = answer.kind === 'impossible';
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s }}>
      <Field
        label={words.deal}
        value={String(deal)}
        active={focus === DEAL}
        onPress={() => onFocus(DEAL)}
        style={{ flexGrow: 1, flexBasis: 80 }}
      />
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

export function BidTray({ position, onChange, focus, onFocus }: Props): ReactNode {
  const words = useText(keysText);
  const { deal, beads, shield, won } = position;
  if (focus === DEAL)
    return (
      <NumberPad
        label={words.deal}
        values={DEAL_KEYS}
        most={DEALS}
        keyLabel={words.dealKey}
        look={(n) => (n === deal ? 'chosen' : 'plain')}
        onPick={(n) => onChange({ ...position, deal: n })}
      />
    );
  if (focus === WON)
    return (
      <NumberPad
        label={words.won}
        values={COUNTS}
        keyLabel={words.wonKey}
        look={(n) => (n === won ? 'chosen' : 'plain')}
        onPick={(n) => onChange({ ...position, won: n })}
      />
    );
  return (
    <>
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
      <View style={{ flexDirection: 'row' }}>
        <Chip
          label={words.shield}
          mark={<Beads bets={0} shield size={18} decorative />}
          selected={shield}
          game="promin"
          onPress={() => onChange({ ...position, shield: !shield })}
        />
      </View>
    </>
  );
}
