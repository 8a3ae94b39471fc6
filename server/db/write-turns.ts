/**
 * One process after another writes into the SQLite file that they share, in the order in which they asked: SQLite
 * itself lets whoever tries at the right moment write, and others wait without end.
 * @param ms so long it is waited for
 * @returns what ends the turn; null: it was not had in that time
 */
export type WriteTurns = (ms: number) => Promise<(() => void) | null>;
