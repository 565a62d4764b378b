/** The table of «Драбинка» in three modes. It shows the view, offers cards, and decides nothing. */
import type { ReactNode } from 'react';
import { View } from 'react-native';

import { RefusalNote } from '../../../../src/games/kit/RefusalNote';
import { useSend } from '../../../../src/games/kit/useSend';
import type { TableProps } from '../../../../src/games/table';
import { useTurnDraft } from '../../../../src/match/useDraft';
import { useText } from '../../../../src/text/locale';
import { Button, Piece, T, useTheme } from '../../../../src/ui';
import { TableLayout } from '../../../../src/ui/components/TableLayout';
import { Stepper } from '../../../../src/ui/components/Stepper';
import { ID } from '../game';
import type { ClauseId } from '../rules/clauses';
import { DECK, HAND, type Move, type View as Seen } from '../rules/types';
import { tableText } from '../words';
import { Card } from './Card';
import { Ladder } from './Ladder';

type Props = TableProps<Seen, Move, ClauseId>;

export default function Table(props: Props): ReactNode {
  return props.mode === 'score' ? <Count {...props} /> : <Play {...props} />;
}

function Play(props: Props): ReactNode {
  const { view, players } = props;
  const { send } = useSend<Move>(props);
  const words = useText(tableText);
  const { space } = useTheme();
  if (view.phase !== 'play') {
    const laid = view.phase === 'over' ? view.laid : [];
    return <TableLayout middle={<Ladder {...props} laid={laid} />} />;
  }
  const seat = view.toPlay;
  const offered = props.offers(seat).flatMap((move) => (move.type === 'lay' ? [move.card] : []));
  const cards = view.own ?? (view.dealt ? [] : DECK);
  return (
    <TableLayout
      middle={<Ladder {...props} laid={view.laid} />}
      tray={
        <>
          <T variant="heading" heading={2}>
            {words.hint(players[seat]?.name ?? '')}
          </T>
          <View
            role="group"
            aria-label={view.dealt ? words.hand : words.cards}
            style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.m }}
          >
            {cards.map((card) => (
              <Piece
                key={card}
                label={words.card(card)}
                state={props.hints && offered.includes(card) ? 'legal' : 'plain'}
                onPress={() => send({ type: 'lay', seat, card })}
              >
                <Card card={card} />
              </Piece>
            ))}
          </View>
        </>
      }
    />
  );
}

function Count(props: Props): ReactNode {
  const { players } = props;
  const words = useText(tableText);
  const { space } = useTheme();
  const { busy, send } = useSend<Move>(props);
  const drafted = props.draft?.type === 'steps' ? props.draft.steps : players.map(() => 0);
  const [steps, setSteps] = useTurnDraft<readonly number[]>('steps', 'count', drafted, []);
  const entered: Move = { type: 'steps', steps };
  return (
    <TableLayout
      middle={<T color="inkSoft">{words.ask}</T>}
      tray={
        <View style={{ gap: space.m }}>
          {players.map(({ seat, name }) => (
            <View key={seat} style={{ gap: space.xs }}>
              <T>{name}</T>
              <Stepper
                label={words.steps(name)}
                value={steps[seat] ?? 0}
                max={HAND}
                onChange={(count) => setSteps(steps.map((old, i) => (i === seat ? count : old)))}
              />
            </View>
          ))}
          {props.refused ? <RefusalNote {...props} refusal={props.refused.refusal} /> : null}
        </View>
      }
      action={
        <Button
          game={ID}
          busy={busy}
          label={props.draft ? words.correct : words.save}
          onPress={() => send(entered)}
        />
      }
    />
  );
}
