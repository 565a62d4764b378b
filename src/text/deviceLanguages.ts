/** The languages of the device, the favourite first, as two-letter codes. */
import { getLocales } from 'expo-localization';

export function deviceLanguages(): string[] {
  return getLocales().flatMap(({ languageCode }) => languageCode ?? []);
}
