/** The threads of the table's cloth, for the table itself and for pictures that leave the app. */
export const CLOTH = { width: 168, height: 144 } as const;

/** They lie in bundles at uneven distances; the tile is large enough to hide the repeat. */
export const FINE = [
  2, 5, 13, 15, 28, 41, 43, 46, 60, 71, 84, 86, 97, 109, 112, 124, 136, 139,
] as const;
export const COARSE = [9, 35, 52, 78, 102, 130] as const;
export const BRIGHT = [20, 23, 56, 65, 92, 117] as const;

/** Both ways over a cloth of so many tiles. */
export function threads(at: readonly number[], across = 1, down = 1): string {
  const [width, height] = [CLOTH.width * across, CLOTH.height * down];
  const rows = tiles(down).flatMap((tile) =>
    at.map((y) => `M0 ${tile * CLOTH.height + y}.5H${width}`),
  );
  const columns = tiles(across).flatMap((tile) =>
    at.map((x) => `M${(tile + 1) * CLOTH.width - x - 6}.5 0V${height}`),
  );
  return [...rows, ...columns].join('');
}

const tiles = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
