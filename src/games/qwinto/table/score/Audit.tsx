/**
 * What is wrong with the sheets and what the rules do about it: the number is erased, or, when
 * only the rolls speak against it, the rolls are left out of the check.
 */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Chip, Toggle, useTheme } from '../../../../ui';
import { RowMark } from '../../../../ui/drawings/Die';
import { QWINTO_ROWS } from '../../../../ui/theme/tokens';
import { RefusalNote } from '../../../kit/RefusalNote';
import { Ruled } from '../../../kit/Ruled';
import { speaksFromRolls } from '../../rules/because';
import { placeNumber } from '../asking';
import { tableText } from '../../words/table';
import type { Props } from '../props';
import { cellsOf, seatOf, stands, type Paper } from './usePaper';

export function Audit({ props, paper }: { props: Props; paper: Paper }): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  const { refusal } = paper;
  const againstRolls = refusal !== null && speaksFromRolls(refusal);
  const offersUncheck = props.view.rolls.length > 0 && (againstRolls || paper.otherDice);
  if (!refusal && !offersUncheck) return null;
  return (
    <View style={{ gap: space.s }}>
      {refusal ? <RefusalNote {...props} refusal={refusal} /> : null}
      {refusal ? <Erasures props={props} paper={paper} /> : null}
      {offersUncheck ? (
        <Toggle
          label={words.uncheck}
          note={words.uncheckHint}
          value={paper.otherDice}
          onChange={paper.setOtherDice}
        />
      ) : null}
    </View>
  );
}

function Erasures({ props, paper }: { props: Props; paper: Paper }): ReactNode {
  const words = useText(tableText);
  const { space, scheme } = useTheme();
  const { refusal, sheet } = paper;
  if (!refusal || seatOf(refusal) !== paper.seat) return null;
  const cells = cellsOf(refusal).filter((cell) => stands(sheet, cell));
  if (cells.length === 0) return null;
  return (
    <View style={{ gap: space.xs }}>
      <Ruled variant="label" color="inkSoft" clause="Q-4.2" openClause={props.openClause}>
        {words.lateError}
      </Ruled>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s }}>
        {cells.map((cell) => (
          <Chip
            key={`${cell.row} ${cell.column}`}
            icon="trash"
            mark={<RowMark row={cell.row} size={15} color={QWINTO_ROWS[cell.row][scheme].band} />}
            label={words.eraseCell(cell.number, words.cell(cell.row, placeNumber(cell)))}
            onPress={() => paper.erase(cell)}
          />
        ))}
      </View>
    </View>
  );
}
