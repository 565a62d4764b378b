/** Virtual or real dice beside paper sheets: throw, keep, tell the sum; at the end the sheets come in. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useMatchDraft } from '../../../../match/useDraft';
import { useText } from '../../../../text/locale';
import { Button, Panel, PlayerBadge, T, useCramped, useTheme } from '../../../../ui';
import { RowMark } from '../../../../ui/drawings/Die';
import { QWINTO_ROWS } from '../../../../ui/theme/tokens';
import { NumberLink } from '../../../kit/NumberLink';
import { RefusalNote } from '../../../kit/RefusalNote';
import type { Roll, Row } from '../../rules/types';
import { DiceTray } from '../dice/DiceTray';
import { useRollTray } from '../dice/RollTray';
import { ThrowCount } from '../dice/ThrowCount';
import { useThrow } from '../dice/useThrow';
import { Layout } from '../Layout';
import { tableText } from '../../words/table';
import type { Props } from '../props';
import { usePanelWidth } from '../usePanelWidth';
import { BotSheets, NextRoll, usePapers } from './OnPaper';
import { SheetsEntry } from './SheetsEntry';
import { usePaper } from './usePaper';

export function ScoreTable(props: Props): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  const width = usePanelWidth();
  const { view, draft } = props;
  const thrower = useThrow(props);
  const papers = usePapers(props);
  const paper = usePaper(props, papers.sheets);
  const [entering, setEntering] = useMatchDraft('entering sheets', () => draft?.type === 'sheets');
  const { tray, action } = useRollTray({
    props,
    thrower,
    keepHint: <KeepHint dice={view.dice} sum={view.sum ?? 0} />,
  });
  if (entering && view.phase === 'dice')
    return <SheetsEntry props={props} paper={paper} onBack={() => setEntering(false)} />;
  const uncalled = papers.waiting !== null && !thrower.tumble;
  const last = view.rolls[view.rolls.length - 1];
  const between = view.phase === 'dice' && last !== undefined;
  return (
    <Layout
      middle={
        <View style={{ gap: space.m, alignSelf: 'center', width }}>
          <DiceTray
            dice={between ? last.dice : view.dice}
            values={between ? last.values : view.values}
            sum={between ? last.sum : view.sum}
            tumble={thrower.tumble}
            onSkip={thrower.skip}
            title={
              thrower.tumble
                ? undefined
                : between
                  ? words.lastRoll(props.say.name(last.seat))
                  : view.dice.length === 0
                    ? words.nobodyThrew
                    : undefined
            }
          />
          {view.phase === 'keep' && !thrower.tumble ? (
            <ThrowCount openClause={props.openClause} />
          ) : null}
          {between && !thrower.tumble ? (
            <T color="inkSoft" align="center">
              {words.writeOnPaper}
            </T>
          ) : null}
          {view.phase === 'dice' && !draft && !thrower.tumble ? (
            <Button
              kind="quiet"
              icon="tally"
              label={words.finish}
              onPress={() => setEntering(true)}
            />
          ) : null}
          <BotSheets props={props} papers={papers} width={width} />
          <Rolls props={props} hideLast={thrower.tumble !== null} />
        </View>
      }
      tray={
        <>
          {props.refused ? <RefusalNote {...props} refusal={props.refused.refusal} /> : null}
          {uncalled ? null : tray}
        </>
      }
      action={uncalled ? <NextRoll props={props} papers={papers} /> : action}
    />
  );
}

function Marks({ dice }: { dice: readonly Row[] }): ReactNode {
  const { scheme } = useTheme();
  return (
    <View style={{ flexDirection: 'row', gap: 4 }}>
      {dice.map((row) => (
        <RowMark key={row} row={row} size={18} color={QWINTO_ROWS[row][scheme].band} />
      ))}
    </View>
  );
}

function KeepHint({ dice, sum }: { dice: readonly Row[]; sum: number }): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  return (
    <View style={{ flexDirection: 'row', gap: space.s, alignItems: 'center' }}>
      <T variant="bodyStrong" color="legalText">
        {words.mayGo(sum)}
      </T>
      <Marks dice={dice} />
      <T>{words.inOneField}</T>
    </View>
  );
}

/** Newest first: what was rolled, in case a pencil was slow. */
function Rolls({ props, hideLast }: { props: Props; hideLast: boolean }): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  const { rolls } = props.view;
  const shown = rolls.slice(0, hideLast ? -1 : undefined);
  if (shown.length === 0) return null;
  return (
    <Panel label={words.rolls} style={{ gap: space.xs }}>
      <T variant="heading" heading={2}>
        {words.rolls}
      </T>
      {shown
        .map((roll, i) => <RollLine key={i} number={i + 1} roll={roll} props={props} />)
        .reverse()}
    </Panel>
  );
}

/** Below this width, in letters of the usual size, a name needs the room of a word. */
const CRAMPED = 340;

function RollLine(props: { number: number; roll: Roll; props: Props }): ReactNode {
  const { number, roll } = props;
  const words = useText(tableText);
  const { colors, space } = useTheme();
  const cramped = useCramped(CRAMPED);
  const { players, openClause, correct } = props.props;
  const player = players[roll.seat];
  if (!player) return null;
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: space.s,
        minHeight: 40,
        borderTopWidth: 1,
        borderColor: colors.line,
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s, flexShrink: 1 }}>
        <T variant="label" color="inkFaint" style={{ minWidth: cramped ? 26 : 74 }}>
          {cramped ? number : words.rollNumber(number)}
        </T>
        <PlayerBadge name={player.name} colour={player.colour} size={24} named />
      </View>
      <View style={{ flexDirection: 'row', alignItems: 'center', marginLeft: 'auto' }}>
        <Marks dice={roll.dice} />
        <NumberLink
          value={roll.sum}
          variant="numM"
          label={words.sumOf(roll.sum)}
          clause="Q-3.4"
          openClause={openClause}
          onCorrect={correct && (() => correct({ nth: number - 1 }))}
        />
      </View>
    </View>
  );
}
