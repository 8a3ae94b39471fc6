import { refusalOf } from "#contracts/refusals.ts";

const AWAY = 503;

/** A database that is away: whoever follows it says so, once. */
export const isTold = (error: unknown): boolean => refusalOf(error)?.status === AWAY;
