/** A commitment as people read it aloud: in groups of four, the first three of them for a short look. */
const GROUP = /.{1,4}/g;
const SHORT = 12;

export function fingerprint(commitment: string): string {
  return (commitment.match(GROUP) ?? []).join(' ');
}

export function shortFingerprint(commitment: string): string {
  return fingerprint(commitment.slice(0, SHORT));
}
