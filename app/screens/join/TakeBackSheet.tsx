/** Somebody wants an act taken back: everyone here is asked at once, on their own phones, and one no is enough. */
import { useEffect, useRef, type ReactNode } from 'react';
import { View } from 'react-native';

import type { Match } from '../../../src/match/types';
import type { TableSeat } from '../../../src/net/client/seat';
import { useText } from '../../../src/text/locale';
import { Button, Icon, Panel, PlayerBadge, Sheet, T, useTheme, useToast } from '../../../src/ui';
import { ThinkingDots } from '../match/ThinkingDots';
import { tableText } from './tableText';
import { useSeen } from './useTable';

export function TakeBackSheet({ seat, match }: { seat: TableSeat; match: Match }): ReactNode {
  const { question, viewer, people } = useSeen(seat);
  const words = useText(tableText).ask;
  const { colors, space } = useTheme();
  useRefusedNote(question !== null, match.seq);
  if (!question || !people) return null;
  const { what, by, of, agreed, crosses } = question;
  const name = people.chairs[by]?.name ?? '';
  const isMine = by === viewer;
  const title = isMine ? (what === 'undo' ? words.mine : words.mineRedo) : words[what](name);
  const count = agreed.filter((place) => of.includes(place)).length;
  const mayAnswer = viewer !== 'table' && !agreed.includes(viewer);
  const answer = (yes: boolean) => (): void => seat.connection.say('agree', { yes });
  const wordOf = (place: number): string => {
    if (place === by) return words.asks;
    if (agreed.includes(place)) return words.agrees;
    return place === viewer ? words.yours : words.thinks;
  };
  return (
    <Sheet
      open
      title={title}
      footer={
        mayAnswer ? (
          <>
            <Button game={match.info.game} icon="undo" label={words.yes} onPress={answer(true)} />
            <Button kind="quiet" label={words.no} onPress={answer(false)} />
          </>
        ) : null
      }
    >
      <T color="inkSoft">{crosses ? words.seen : words.hidden}</T>
      <Panel raised bare>
        {of.map((place) => {
          const person = people.chairs[place];
          if (!person) return null;
          const isYes = agreed.includes(place);
          return (
            <View
              key={place}
              style={{ flexDirection: 'row', alignItems: 'center', gap: space.m, padding: space.m }}
            >
              <PlayerBadge name={person.name} colour={person.colour} size={32} decorative />
              <T variant="bodyStrong" style={{ flex: 1 }}>
                {person.name}
              </T>
              <T variant="label" color={isYes ? 'goodText' : 'inkSoft'}>
                {wordOf(place)}
              </T>
              {isYes ? (
                <Icon name="check" size={22} color={colors.good} />
              ) : place === viewer ? (
                <Awaited />
              ) : (
                <ThinkingDots />
              )}
            </View>
          );
        })}
      </Panel>
      <View aria-hidden style={{ flexDirection: 'row', gap: space.xs }}>
        {of.map((place, i) => (
          <View
            key={place}
            style={{
              flex: 1,
              height: 8,
              borderRadius: 4,
              backgroundColor: i < count ? colors.good : colors.paperEdge,
            }}
          />
        ))}
      </View>
      <View role="status">
        <T variant="label" color="inkSoft">
          {words.count(count, of.length)}
        </T>
      </View>
    </Sheet>
  );
}

/** Where this phone's own word is still to come. */
function Awaited(): ReactNode {
  const { colors } = useTheme();
  return (
    <View
      style={{
        width: 26,
        height: 26,
        borderRadius: 13,
        borderWidth: 2,
        borderStyle: 'dashed',
        borderColor: colors.legal,
        backgroundColor: colors.legalFill,
      }}
    />
  );
}

/** The question has gone and nothing was taken back: somebody has said no. */
function useRefusedNote(isOpen: boolean, seq: number): void {
  const words = useText(tableText).ask;
  const toast = useToast();
  const before = useRef({ isOpen, seq });
  useEffect(() => {
    const { isOpen: was, seq: at } = before.current;
    before.current = { isOpen, seq: isOpen && !was ? seq : isOpen ? at : seq };
    if (was && !isOpen && at === seq) toast.show({ text: words.refused, icon: 'info' });
  }, [isOpen, seq, toast, words]);
}
