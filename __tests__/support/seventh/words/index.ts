/** Everything «Драбинка» says, in the three languages. */
import type { SettleWords } from '../../../../src/games/settle';
import type { Sights } from '../../../../src/games/sights';
import { speak } from '../../../../src/games/speak';
import { defineText, type Catalogues } from '../../../../src/text/define';
import * as en from './en';
import * as ru from './ru';
import * as uk from './uk';

export const text = defineText({
  uk: speak(uk.rules),
  ru: speak(ru.rules),
  en: speak(en.rules),
});
export const tableText = defineText({ uk: uk.table, ru: ru.table, en: en.table });
export const howToWords = defineText({ uk: uk.howTo, ru: ru.howTo, en: en.howTo });
export const figureWords = defineText({ uk: uk.figures, ru: ru.figures, en: en.figures });
export const settleText: Catalogues<SettleWords> = { uk: uk.settle, ru: ru.settle, en: en.settle };
export const sights: Catalogues<Sights> = { uk: uk.sights, ru: ru.sights, en: en.sights };
