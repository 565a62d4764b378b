/** What people do with the real deck after a turn: draw, and shuffle a new one when it runs out. */
import type { Wording } from '../../../../text/define';
import type { VeselkaView } from '../../rules/types';
import type { uk } from '../../words/uk/table';

export function afterDraw(view: VeselkaView, count: number, words: Wording<typeof uk>): string {
  const draw = `${words.hint.drawAfter(count)}.`;
  return view.deck !== null && view.deck <= count ? `${draw} ${words.hint.deckEnds}.` : draw;
}
