/** When a phone counts as laid on its face. Pure: angles in, a verdict out. */

/** How far from lying flat still counts, in radians: about 30°. */
const TILT = 0.52;
/** So many readings in a row, that a phone turned over in the hand is not taken for one laid down. */
const READINGS = 2;

/** Angles in radians, as sensors give them: `roll` turns the screen away, `pitch` lifts its top. */
export function isFaceDown(roll: number, pitch: number): boolean {
  return Math.abs(roll) > Math.PI - TILT && Math.abs(pitch) < TILT;
}

/** Feeds on readings; calls once for each time the phone is laid down. */
export function faceDownWatch(onFaceDown: () => void): (faceDown: boolean) => void {
  let inARow = 0;
  return (faceDown) => {
    inARow = faceDown ? inARow + 1 : 0;
    if (inARow === READINGS) onFaceDown();
  };
}
