/**
 * What is said about a match beside its log. From this version on logs are of format 2: an app that does not know it
 * leaves the file alone.
 */
export const version = 4;

export const up = `
CREATE TABLE abouts (
  match TEXT PRIMARY KEY REFERENCES matches (id), played_at INTEGER, place TEXT NOT NULL, note TEXT NOT NULL,
  rev INTEGER NOT NULL, sum TEXT NOT NULL
);
`;
