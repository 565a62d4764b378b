/** Renders a question as the Settle screen does: input, answer in words, tray; what is tapped comes back. */
import { fireEvent, screen } from '@testing-library/react-native';
import { useState, type ReactNode } from 'react';
import { Text, View } from 'react-native';

import type { SettleBook } from '../../src/games/table';
import type { Locale } from '../../src/text/define';
import { renderUi } from '../screens/ui/harness';

export interface SettleBench {
  position(): unknown;
  press(label: string | RegExp): void;
  /** The answer's sentences, headline first. */
  said(): string[];
}

export function renderQuestion(
  book: SettleBook,
  id: string,
  start?: unknown,
  locale: Locale = 'uk',
): SettleBench {
  const question = book.questions.find((one) => one.id === id);
  const Input = book.inputs[id];
  const Tray = book.trays?.[id];
  if (!question || !Input) throw new Error(`no question ${id}`);
  const words = book.words[locale];
  let now: unknown = start ?? question.empty;
  let said: string[] = [];
  function Bench(): ReactNode {
    const [position, setPosition] = useState<unknown>(now);
    const [focus, setFocus] = useState(0);
    now = position;
    const answer = question!.answer(position);
    const remarks =
      answer.kind === 'settled' ? [answer.headline, ...answer.steps] : [answer.remark];
    const name = (seat: number): string => `Гравець ${seat + 1}`;
    said = remarks.map((remark) => words.say(remark, name));
    const props = {
      position,
      onChange: setPosition,
      answer,
      name,
      focus,
      onFocus: setFocus,
    };
    return (
      <View>
        {Input ? <Input {...props} /> : null}
        <Text>{said.join(' ')}</Text>
        {Tray ? <Tray {...props} /> : null}
      </View>
    );
  }
  renderUi(<Bench />, locale);
  return {
    position: () => now,
    press(label) {
      // Keys speak their own text; the tray with them comes last.
      const found = screen.queryAllByLabelText(label)[0] ?? screen.queryAllByText(label).at(-1);
      if (!found) throw new Error(`nothing is called ${String(label)}`);
      fireEvent.press(found);
    },
    said: () => said,
  };
}
