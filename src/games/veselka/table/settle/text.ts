/** Words over the keys of Settle for «Веселка». */
import { defineText } from '../../../../text/define';

export const keysText = defineText({
  uk: {
    top: 'Зверху колоди',
    run: 'Комбінація',
    keys: 'Колір карти',
    rainbow: 'Веселка',
    rainbowKeys: 'Кольори у веселці',
    last: 'Остання карта',
    afterSwap: 'Це була заміна',
    colours: (name: string) => `Кольорів у веселці, ${name}`,
    count: (n: number) => `Кольорів: ${n}`,
  },
  ru: {
    top: 'Сверху колоды',
    run: 'Комбинация',
    keys: 'Цвет карты',
    rainbow: 'Радуга',
    rainbowKeys: 'Цвета в радуге',
    last: 'Последняя карта',
    afterSwap: 'Это была замена',
    colours: (name: string) => `Цветов в радуге, ${name}`,
    count: (n: number) => `Цветов: ${n}`,
  },
  en: {
    top: 'Top of the pile',
    run: 'Run',
    keys: 'Colour of the card',
    rainbow: 'Rainbow',
    rainbowKeys: 'Colours in the rainbow',
    last: 'Last card',
    afterSwap: 'It was a swap',
    colours: (name: string) => `Colours in the rainbow, ${name}`,
    count: (n: number) => `Colours: ${n}`,
  },
});
