/** A code leads to the page's own origin: there is nothing to type. */
export function AddressPanel(): null {
  return null;
}
