/** What the top of a pile is called when tasks fly to it: every task makes it another place. */
export const topPlace = (seat: number, tasks: number): string => `tasks ${seat} ${tasks}`;
