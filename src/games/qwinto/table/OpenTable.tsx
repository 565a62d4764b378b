/** Everyone's sheet on the device, real or dealt dice: one sheet at a time on a phone, all round a tray on a tablet. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../text/locale';
import { FACES, T, useTheme, useRoomy } from '../../../ui';
import { Die } from '../../../ui/drawings/Die';
import { DiceTray } from './dice/DiceTray';
import { useRollTray } from './dice/RollTray';
import { ThrowCount } from './dice/ThrowCount';
import { TILTS } from './dice/TumblingDie';
import { useThrow, type Thrower } from './dice/useThrow';
import { Layout } from './Layout';
import { PlayerTabs } from './PlayerTabs';
import { RoundTable } from './RoundTable';
import { SheetPanel } from './sheet/SheetPanel';
import { hasDecided, stateOf } from './states';
import { tableText } from '../words/table';
import { samePlace, type Props } from './props';
import { usePanelWidth } from './usePanelWidth';
import { asBefore, outlook } from './write/outlook';
import { useWriting, type Writing } from './write/useWriting';
import { WhereHint } from './write/WhereHint';
import { stepped, writeTray } from './write/WriteTray';

export function OpenTable(props: Props): ReactNode {
  const wide = useRoomy();
  const thrower = useThrow(props);
  const writing = useWriting(props);
  return wide ? (
    <RoundTable props={props} thrower={thrower} writing={writing} />
  ) : (
    <OneSheet props={props} thrower={thrower} writing={writing} />
  );
}

export interface OpenTableParts {
  props: Props;
  thrower: Thrower;
  writing: Writing;
}

function OneSheet({ props, thrower, writing }: OpenTableParts): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  const width = usePanelWidth();
  const { view, players } = props;
  const writes = view.phase === 'write' && !thrower.tumble;
  const seat = writing.shown;
  const choice = writes ? writing.choiceOf(seat) : null;
  const seen = thrower.tumble ? asBefore(props) : props;
  const look = outlook(seen, words, seat, choice);
  const player = players[seat];
  const place = choice === 'pass' ? null : choice;
  const chosen = writing.chosenBy(seat);
  const roll = useRollTray({
    props,
    thrower,
    keepHint: <WhereHint props={props} outlook={look} />,
  });
  const mayChoose = writes && view.entries[seat] === null;
  return (
    <Layout
      middle={
        <View style={{ gap: space.m, alignSelf: 'center', width }}>
          <OnTheTable props={props} thrower={thrower} />
          <PlayerTabs
            players={players}
            shown={seat}
            onShow={writing.show}
            active={view.active}
            isDone={(one) => hasDecided(view, one)}
            stateOf={(one) => stateOf(view, one, words)}
          />
          {player ? (
            <SheetPanel
              {...look}
              player={player}
              width={width}
              state={stateOf(view, seat, words)}
              active={mayChoose}
              openClause={props.openClause}
              {...(mayChoose
                ? {
                    onPress: (pressed) =>
                      chosen !== 'pass' && samePlace(pressed, chosen) && !props.draft
                        ? writing.commit(seat, pressed)
                        : writing.choose(seat, pressed),
                    onStep: (by) => {
                      const next = stepped(look, place, by);
                      if (next) writing.choose(seat, next);
                    },
                  }
                : {})}
            />
          ) : null}
        </View>
      }
      {...(writes ? writeTray({ props, writing, outlook: look }) : roll)}
    />
  );
}

function OnTheTable({ props, thrower }: Omit<OpenTableParts, 'writing'>): ReactNode {
  const { view } = props;
  if (view.phase === 'write' && !thrower.tumble) return <Rolled props={props} />;
  if (view.phase === 'dice' && !thrower.tumble) return null;
  return (
    <>
      <DiceTray
        dice={view.dice}
        values={view.values}
        sum={view.sum}
        tumble={thrower.tumble}
        onSkip={thrower.skip}
      />
      {view.phase === 'keep' && !thrower.tumble ? (
        <ThrowCount openClause={props.openClause} />
      ) : null}
    </>
  );
}

/** The roll everyone writes, small, above the sheets. */
function Rolled({ props }: { props: Props }): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  const { dice, values, sum } = props.view;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.s }}>
      {dice.map((row, i) => (
        <Die key={row} row={row} value={values[i]} size={54} tilt={TILTS[row]} />
      ))}
      <T
        allowFontScaling={false}
        style={{ fontFamily: FACES.displayBold, fontSize: 48, lineHeight: 54, marginLeft: space.s }}
      >
        {sum}
      </T>
      <T variant="bodyStrong" color="inkSoft" align="right" style={{ flex: 1 }}>
        {words.everyoneWrites(sum ?? 0)}
      </T>
    </View>
  );
}
