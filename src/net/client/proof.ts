/** At the end every phone can tell whether the table kept its promise; what it saw first is what counts. */
import { commitTo } from '../../match/chance';
import type { Heard } from '../protocol/types';
import type { Remembered } from './seat';

/** The seed is the one whose fingerprint was shown at the beginning, and this phone's own word was mixed in. */
export function isAsPromised(
  { seed, words }: Heard['seed'],
  { commitment, word }: Readonly<Partial<Remembered>>,
): boolean {
  return commitTo(seed) === commitment && (word === undefined || words.includes(word));
}
