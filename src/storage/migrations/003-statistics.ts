/** Indices that hold all that a question of the statistics asks: the table itself is not read. */
export const version = 3;

export const up = `
DROP INDEX results_by_player;
DROP INDEX results_by_game;
CREATE INDEX results_by_game ON match_results (player, counted, game, finished_at, match, seat, seats, rank, points, won, shared);
CREATE INDEX results_by_date ON match_results (player, counted, finished_at, match, seat, seats, game, rank, points, won, shared);
CREATE INDEX results_at_table ON match_results (match, player, seat, rank, points, won);
CREATE INDEX results_of_everyone ON match_results (game, counted, finished_at, player, seat, seats, won, shared);
`;
