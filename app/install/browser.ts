/** Phones get the app from a shop: there is nothing to put on the home screen. */
import { NOWHERE, type Installing } from './installing';

export const installing: Installing = NOWHERE;
