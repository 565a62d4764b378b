/** The buttons of a deck of cards; apart from the other controls, so that the first screen does without them. */
import { defineText } from '../../text/define';

export const deckText = defineText({
  uk: {
    next: 'Далі',
    skip: 'Пропустити',
    place: (n: number, of: number) => `${n} з ${of}`,
  },
  ru: {
    next: 'Дальше',
    skip: 'Пропустить',
    place: (n: number, of: number) => `${n} из ${of}`,
  },
  en: {
    next: 'Next',
    skip: 'Skip',
    place: (n: number, of: number) => `${n} of ${of}`,
  },
});
