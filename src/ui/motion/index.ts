/** Things that move on a table. See README.md; imported by its own path, never by the first screen. */
export { boxOf, leaveFrom, type Box } from './flights';
export { Landing, type LandingProps } from './Landing';
export type { Frame, Motion } from './motion';
export { loadMover } from './mover';
export { Moving, type MovingProps } from './Moving';
export { Stage, useFly } from './Stage';
export { Tumbling } from './Tumbling';
export { useTumble } from './useTumble';
export { endMotion, onMotionEnd } from './touches';
