/**
 * Words that ask rather than name («хто», «можна», «як»): an answer need not have them, but a phrase that has them too
 * is a little nearer.
 */
import type { Locale } from '../text/define';

const ASKING_WORTH = 0.27;

const ASKING: Readonly<Record<Locale, string>> = {
  uk: `усе взагалі скіко скіки скока скоко сколько всього всі усі всім шоб а або але б би був була було були в вже від він вона воно вони все всі ви де для до є ж за з зі із і й його її
    їх та те той того тому ти тут це цей ця цю ці чи чий чия що щоб щодо як яка яке який які яку якого якій яким коли куди
    ли мене мені ми може можна можно можу міг мій моя моє мою мого моєї на над нам нас наш о об по при про
    свій своя свою свої себе скільки скілки собі так така таке такий там тоді треба у уже хто хтось чому якщо я буде бути
    мусить мушу потрібно слід дозволено робити робить роблять зробити тепер зараз ще під час просто ніж правила правило навіщо нащо`,
  ru: `вообще скока скоко тока всем всего а бы был была было были в вам вас весь во вот все вы где да для до его ее если есть еще же за здесь и из
    или им их к как какая какие какой какое какую каком ко когда кого кому кто ли меня мне мной мои мой мою моя может можно
    могу мы на над надо нам нас него нее но ну нужно о об он она они оно от по почему при про с
    свой свою своя свои себе сколько со так такая такой там тебе то тогда того тот тут ты у уже что чтобы чья чей это эта этот
    эту я будет быть куда следует разрешено делать делает сделать теперь сейчас просто чем правила правило а зачем`,
  en: `dont gonna wanna a about all allowed am an and any anyone are as at be been but by can could did do does
    for from get gets got had has have he her him his how i if in into is it its just let many may me mine much my need
    now of off on or our shall she should so some someone somebody than that the their them then there they this to up us was
    we were what when where which who whom whose why will with would you your happens mean rule rules ok okay even per only`,
};

const SETS: Readonly<Record<Locale, ReadonlySet<string>>> = {
  uk: new Set(ASKING.uk.split(/\s+/)),
  ru: new Set(ASKING.ru.split(/\s+/)),
  en: new Set(ASKING.en.split(/\s+/)),
};

export function worthOf(word: string, locale: Locale): number {
  return isAsking(word, locale) || /^\D$/.test(word) ? ASKING_WORTH : 1;
}

/** Asks rather than names: found words like these are not marked. */
export function isAsking(word: string, locale: Locale): boolean {
  return SETS[locale].has(word);
}
