/** The rulebook: the screen's own words. The rules themselves are each game's. */
import type { Wording } from '../../../../src/text/define';
import { english } from '../../../../src/text/plural';
import type { uk } from './uk';

export const en: Wording<typeof uk> = {
  title: 'Rules',
  choose: 'Game',
  search: 'Search the rules',
  searchIn: (game: string) => `Search: ${game}`,
  noClause: 'There is no such clause here.',
  clear: 'Clear the search',
  clauses: (n: number) => `${n} ${english(n, 'clause', 'clauses')}`,
  nothing: 'No such word here.',
  nearest: 'The rules have no such word. The nearest in spelling:',
  everywhere: (n: number) => `In other games: ${n}`,
  settle: 'Settle who is right',
  openSettle: (question: string) => `Settle: ${question}`,
  openQuestions: 'Open questions',
  openQuestionsHint:
    'Here the printed rules are silent or ambiguous. This is how the referee rules, and why.',
  refinement: (id: string) => `ruling ${id}`,
  readRefinement: (id: string) => `Read ruling ${id}`,
  reason: 'Why',
  otherwise: 'The table may agree otherwise',
  touches: 'Concerns clauses',
  share: (id: string) => `Share clause ${id}`,
  copied: 'Link copied',
  spokenClause: (id, title) => `Clause ${id}. ${title}`,
  spokenRuling: (id, question) => `Ruling ${id}. ${question}`,
  verdicts: {
    play: { accepted: 'Allowed', refused: 'Not allowed' },
    setup: { accepted: 'Allowed', refused: 'Not allowed' },
    count: { accepted: 'This counts', refused: 'This does not count' },
    view: { accepted: 'This is so', refused: 'This is never so' },
  },
  before: 'Before that',
  moment: 'Rules of this moment',
  players: ['Olia', 'Taras', 'Ira', 'Marko', 'Sonia', 'Lev'],
};
