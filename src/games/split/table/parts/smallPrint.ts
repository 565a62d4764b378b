/** Figures printed on pieces: part of a drawing, so they do not grow with the letters around it. */
export const SMALL_PRINT = { fontSize: 12, lineHeight: 14 };
