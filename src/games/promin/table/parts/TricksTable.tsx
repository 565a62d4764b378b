/**
 * The deal closed by what each player took: one number a player, the last one follows. Scored as soon as
 * a number is certain. Used when keeping score, and at a refereed table that stops entering cards.
 */
import { useDeferredValue, type ReactNode } from 'react';
import { View } from 'react-native';

import { useText } from '../../../../text/locale';
import { Button, T, useRoomy, useSteady, useTheme } from '../../../../ui';
import { RefusalNote } from '../../../parts/RefusalNote';
import { DEALS, TRICKS } from '../../scoring';
import { clockwise, nameOf, type PropsOf } from '../props';
import { tableText } from '../text';
import { DealHead } from './DealHead';
import { NumberPad } from './NumberPad';
import { Pad } from './Pad';
import { PlayLayout } from './PlayLayout';
import { TrickCards } from './TrickCards';
import { TrickRow, type TrickRowProps } from './TrickRow';
import { useSend } from '../../../parts/useSend';
import { useTricks, type Tricks } from './useTricks';

type TricksProps = PropsOf<'play'> & {
  /** A quiet way out, below the rows. */
  aside?: ReactNode;
};

const NUMBERS = Array.from({ length: TRICKS + 1 }, (_, n) => n);

export function TricksTable(props: TricksProps): ReactNode {
  const { view } = props;
  const { space } = useTheme();
  const wide = useRoomy();
  const tricks = useTricks(view, props.draft);
  const touched = (change: () => void): void => {
    if (props.refused) props.dismissRefusal();
    change();
  };
  const entry: Tricks = {
    ...tricks,
    enter: (seat, won) => touched(() => tricks.enter(seat, won)),
  };
  const ask = useSteady(entry.ask);
  const enter = useSteady(entry.enter);
  return (
    <TricksEntry
      {...props}
      tricks={entry}
      middle={
        <View style={{ gap: space.m }}>
          <DealHead view={view} players={props.players} openClause={props.openClause} />
          <Given sum={tricks.sum} />
          <Rows
            view={view}
            players={props.players}
            counts={tricks.counts}
            asked={tricks.asked}
            onAsk={ask}
            onEnter={enter}
            openClause={props.openClause}
          />
          {wide ? <Pad {...props} pad={view.pad} deal={view.deal} totals={view.totals} /> : null}
          {props.aside}
        </View>
      }
    />
  );
}

type RowsProps = Pick<TricksProps, 'view' | 'players' | 'openClause'> &
  Pick<Tricks, 'counts' | 'asked'> &
  Pick<TrickRowProps, 'onAsk' | 'onEnter'>;

// Who is asked next is answered first; the cards and rows follow in the next frame.

function Given({ sum }: { sum: number }): ReactNode {
  return <TrickCards given={useDeferredValue(sum)} />;
}

function Rows({ view, players, onAsk, onEnter, openClause, ...entered }: RowsProps): ReactNode {
  const counts = useDeferredValue(entered.counts);
  const asked = useDeferredValue(entered.asked);
  const { space } = useTheme();
  const wide = useRoomy();
  return (
    <View style={{ gap: space.s, ...(wide ? { flexDirection: 'row', flexWrap: 'wrap' } : null) }}>
      {clockwise(view.seats, view.opener).map((seat) => {
        const player = players[seat];
        const bid = view.bids[seat];
        const count = counts[seat];
        if (!player || !bid || !count) return null;
        return (
          <View key={seat} style={wide ? { flexGrow: 1, flexBasis: '45%' } : null}>
            <TrickRow
              player={player}
              bid={bid}
              deal={view.deal}
              before={view.totals[seat] ?? 0}
              won={count.won}
              asked={asked === seat}
              opens={seat === view.opener}
              onAsk={onAsk}
              onEnter={onEnter}
              openClause={openClause}
            />
          </View>
        );
      })}
    </View>
  );
}

function TricksEntry({
  tricks,
  middle,
  ...props
}: TricksProps & { tricks: Tricks; middle: ReactNode }): ReactNode {
  const { view, players, refused, mode, words, say, openClause } = props;
  const texts = useText(tableText);
  const { busy, send } = useSend(props);
  const { asked, won, rest, sum } = tricks;
  const status =
    rest > 0 ? texts.tricks.whose(rest) : rest < 0 ? texts.tricks.tooMany(sum) : texts.tricks.ready;
  return (
    <PlayLayout
      middle={middle}
      entry={
        <>
          {asked !== null ? (
            <>
              <T variant="heading" heading={2} aria-live="polite">
                {texts.tricks.ask(nameOf(players, asked))}
              </T>
              <NumberPad
                label={texts.tricks.ask(nameOf(players, asked))}
                values={NUMBERS}
                keyLabel={(n) => texts.tricks.number(nameOf(players, asked), n)}
                look={(n) =>
                  n === tricks.counts[asked]?.won
                    ? 'chosen'
                    : n > rest + (tricks.counts[asked]?.won ?? 0)
                      ? 'faded'
                      : 'plain'
                }
                disabled={busy}
                onPick={(n) => tricks.enter(asked, n)}
              />
            </>
          ) : null}
          {refused && mode === 'score' ? (
            <RefusalNote
              refusal={refused.refusal}
              words={words}
              say={say}
              openClause={openClause}
            />
          ) : (
            <T
              variant="label"
              align="center"
              color={rest < 0 ? 'illegalText' : rest > 0 ? 'legalText' : 'goodText'}
              aria-live="polite"
            >
              {status}
            </T>
          )}
        </>
      }
      actions={
        <Button
          game="promin"
          busy={busy}
          disabled={won === null}
          label={
            props.draft
              ? texts.saveCorrection
              : view.deal === DEALS
                ? texts.tricks.finish
                : texts.tricks.close
          }
          onPress={() => {
            if (won) send({ type: 'tricks', won });
          }}
        />
      }
    />
  );
}
