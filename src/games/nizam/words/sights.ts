/** What this game’s examples of views claim, in three languages. */
import type { Catalogues } from '../../../text/define';
import type { Sights } from '../../sights';
import { en } from './en/sights';
import { ru } from './ru/sights';
import { uk } from './uk/sights';

export const sights: Catalogues<Sights> = { uk, ru, en };
