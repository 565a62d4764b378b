/** An opponent beside people who write on paper: only its sheet is on the device, and it is called when they are done. */
import { useEffect, useMemo, type ReactNode } from 'react';
import { View } from 'react-native';

import type { Seat } from '../../../../engine/types';
import { useSteady } from '../../../../ui/useSteady';
import { useText } from '../../../../text/locale';
import { Button, Panel, PlayerBadge, T, useTheme } from '../../../../ui';
import type { SeatPlayer } from '../../../table';
import { Ruled } from '../../../kit/Ruled';
import { sheetOf } from '../../bot';
import type { Paper } from '../../bot/paper';
import { endClauses } from '../../rules/because';
import type { Sheet } from '../../rules/types';
import type { Props } from '../props';
import { markKey, type CellMark } from '../sheet/SheetGrid';
import { SheetPanel } from '../sheet/SheetPanel';
import { tableText } from '../../words/table';

export interface Papers {
  bots: readonly { player: SeatPlayer; paper: Paper }[];
  sheets: ReadonlyMap<Seat, Sheet>;
  /** Whose dice are awaited, where that is an opponent that nobody has called yet. */
  waiting: SeatPlayer | null;
}

export function usePapers({ view, players, draft, call }: Props): Papers {
  const bots = useMemo(
    () =>
      players.flatMap((player) =>
        player.bot ? [{ player, paper: sheetOf(view, player.seat, player.bot) }] : [],
      ),
    [players, view],
  );
  const sheets = useMemo(
    () => new Map(bots.map(({ player, paper }) => [player.seat, paper.sheet] as const)),
    [bots],
  );
  const acts = !draft && players[view.active]?.bot ? players[view.active] : undefined;
  // Its throw lies there: what becomes of it is its own decision.
  const decides = acts !== undefined && view.phase === 'keep';
  const goOn = useSteady(() => call?.());
  useEffect(() => {
    if (decides) goOn();
  }, [decides, goOn, view]);
  return { bots, sheets, waiting: acts && view.phase === 'dice' ? acts : null };
}

interface PartProps {
  props: Props;
  papers: Papers;
}

export function NextRoll({ props, papers: { waiting } }: PartProps): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  if (!waiting) return null;
  return (
    <View style={{ gap: space.s }}>
      <Ruled clause="Q-3.1" openClause={props.openClause}>
        {words.botNext(waiting.name)}
      </Ruled>
      <Button game="qwinto" label={words.nextRoll} onPress={() => props.call?.()} />
    </View>
  );
}

export function BotSheets({ props, papers, width }: PartProps & { width: number }): ReactNode {
  const words = useText(tableText);
  const { space } = useTheme();
  if (papers.bots.length === 0) return null;
  const people = props.players.filter(({ bot }) => !bot);
  return (
    <>
      <Panel label={words.onPaper} style={{ gap: space.s }}>
        <T variant="bodyStrong">{words.onPaper}</T>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.m }}>
          {people.map((player) => (
            <PlayerBadge key={player.seat} {...player} size={28} named />
          ))}
        </View>
      </Panel>
      {papers.bots.map(({ player, paper }) => (
        <BotSheet key={player.seat} {...{ props, player, paper, width }} />
      ))}
    </>
  );
}

interface BotSheetProps {
  props: Props;
  player: SeatPlayer;
  paper: Paper;
  width: number;
}

function BotSheet({ props, player, paper, width }: BotSheetProps): ReactNode {
  const words = useText(tableText);
  const { sheet, last } = paper;
  const marks = useMemo(() => {
    const made = new Map<string, CellMark>();
    if (last?.type === 'write') made.set(markKey(last), { look: 'written' });
    return made;
  }, [last]);
  const did = last ? props.words.move(last, props.say, props.setup) : words.onlyHere;
  return (
    <SheetPanel
      player={player}
      width={width}
      sheet={sheet}
      marks={marks}
      active={props.view.active === player.seat}
      state={endClauses(sheet).length > 0 ? words.botEnds(player.name) : did}
      openClause={props.openClause}
    />
  );
}
