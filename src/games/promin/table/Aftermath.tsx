/**
 * The complete trick in a dealt match, for all eyes: no hand is on the screen now. The view never shows a
 * collected trick (A-P17), so it is built from the view before its last card.
 */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../text/locale';
import { Button, useTheme } from '../../../ui';
import { TableLayout } from '../../../ui/components/TableLayout';
import { Stage } from '../../../ui/motion';
import type { AftermathProps } from '../../table';
import type { ClauseId } from '../rules/clauses';
import type { Move, View as ProminView } from '../rules/types';
import { DealHead } from './parts/DealHead';
import { TakenTrick } from './parts/TakenTrick';
import { fullTrick } from './parts/trick';
import { tableText } from '../words/table';

export default function Aftermath(props: AftermathProps<ProminView, Move, ClauseId>): ReactNode {
  const { before, move, onGoOn } = props;
  const texts = useText(tableText);
  const { space } = useTheme();
  const trick = before.phase === 'play' && move.type === 'play' ? fullTrick(before, move) : null;
  if (!trick) return null;
  return (
    <Stage>
      <TableLayout
        middle={
          <View style={{ gap: space.m, flexGrow: 1 }}>
            <DealHead {...props} view={before} trick={trick.number} />
            <View style={{ flexGrow: 1, justifyContent: 'center' }}>
              <TakenTrick {...props} trick={trick} />
            </View>
          </View>
        }
        tray={<Button game="promin" label={texts.trick.goOn} onPress={onGoOn} />}
      />
    </Stage>
  );
}
