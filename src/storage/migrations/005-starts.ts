/** Other copies of a match are found by what was promised when it began. */
export const version = 5;

export const up = `
CREATE INDEX matches_by_start ON matches (commitment);
`;
