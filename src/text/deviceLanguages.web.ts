/**
 * The browser's side of ./deviceLanguages. expo-localization also works out calendars, currencies and measures, and
 * that alone took a fifth of the first render.
 */
export function deviceLanguages(): string[] {
  return navigator.languages.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
}
