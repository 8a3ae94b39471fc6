import type { Mistake } from "./mistakes.ts";

/** Zod keeps a text for an issue: there the mistake is written down. */
export const asIssue = (mistake: Mistake): string => JSON.stringify(mistake);

/** @returns null for what zod says in words of its own */
export const mistakeOf = (message: string): Mistake | null =>
  message.startsWith('{"code":') ? JSON.parse(message) : null;
