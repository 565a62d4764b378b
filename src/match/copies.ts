/** A match that was played on differently in two places is kept twice. */
import { sha256Hex } from '../storage/chain';

/** The same parted match gets the same id each time: taking it in twice changes nothing. */
export function idOfCopy({ id, head }: { id: string; head: string }): string {
  return sha256Hex(`${id}\n${head}`).slice(0, 32);
}
