/** A number of a pad or of the standings that somebody may find wrong. Types only. */
import type { ScoreLine, Seat } from '../engine/types';

/** A line of the standing, a player's total, or one of a list that only this game's table shows, by its place in it. */
export type PadNumber = { line: ScoreLine } | { total: Seat } | { nth: number };
