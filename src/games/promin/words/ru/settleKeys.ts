/** Слова над клавишами «Рассудить» для «Луча» по-русски. */
import type { Wording } from '../../../../text/define';
import type { uk } from '../uk/settleKeys';

export const ru: Wording<typeof uk> = {
  slot: (name, card) => `${name}: ${card}`,
  slotEmpty: 'карты ещё нет',
  leads: 'начинает',
  ledBy: (name) => `Взятку начинает ${name}`,
  led: 'Ведущий цвет',
  nobodyLed: 'Карта начинает взятку',
  hand: 'На руке',
  count: (colour, n) => `${colour} ${n}`,
  counts: (colour) => `Сколько на руке, ${colour} цвет`,
  played: 'Хотят сыграть',
  deal: 'Раздача',
  dealKey: (n) => `Раздача ${n}`,
  bid: 'Ставка',
  bidKey: (n) => `Ставка ${n}`,
  bidValue: (beads, shield) => `${beads}${shield ? ' со щитом' : ''}`,
  shield: 'Щит',
  won: 'Взято взяток',
  wonKey: (n) => `Взято ${n}`,
  points: (name) => `Очки, ${name}`,
  total: 'Всего',
  lastDeal: 'Раздача 4',
  totalOf: (name) => `${name}, всего`,
  lastOf: (name) => `${name}, раздача 4`,
  holder: 'Карта первого игрока',
  holderIs: (name) => `Карту первого игрока в раздаче 4 держит ${name}`,
  opens: 'открывает раздачу 4',
  openedBy: (name) => `Раздачу 4 открывает ${name}`,
  openerFirst: 'Стол договорился: среди равных считают от того, кто открывает раздачу 4',
};
