/** How long a deleted match can be brought back. */
const DAY_MS = 24 * 60 * 60 * 1000;

export const KEPT_DAYS = 30;
export const KEPT_AFTER_DELETION_MS = KEPT_DAYS * DAY_MS;

/** Begun days count; on the last one it is still one, until the store is tidied up. */
export function daysLeft(deletedAt: number, now: number): number {
  const left = Math.ceil((deletedAt + KEPT_AFTER_DELETION_MS - now) / DAY_MS);
  return Math.min(KEPT_DAYS, Math.max(1, left));
}
