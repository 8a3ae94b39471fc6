import { daysBetween } from "#contracts/days.ts";
import type { EntryWrite } from "#contracts/entry.ts";
import type { FieldMistake } from "#contracts/mistakes.ts";
import { asIssue } from "#contracts/zod-mistake.ts";
import { InputError } from "#server/errors/parse-input.ts";

const MOST_NIGHTS = 120;

export type DepartureBody = Omit<EntryWrite<"departure">, "version">;

type Misplaced = { path: string; mistake: FieldMistake };

/** What contradicts itself. */
export function mistakesOf({ leavesOn, returnsOn, stays }: DepartureBody): Misplaced[] {
  const days = daysBetween(leavesOn, returnsOn);
  if (days < 0) return [{ path: "returnsOn", mistake: { code: "back-before-out" } }];
  if (days < 1 || days > MOST_NIGHTS) {
    return [{ path: "returnsOn", mistake: { code: "not-so-long", most: MOST_NIGHTS } }];
  }
  const nights = stays.reduce((sum, stay) => sum + Number(stay.nights), 0);
  // A night may be spent in the air.
  const isFitting = stays.length === 0 || (nights <= days && nights >= days - 2);
  return isFitting ? [] : [{ path: "stays", mistake: { code: "nights-do-not-fit", nights, days } }];
}

/** @throws InputError */
export async function refuseContradictions(_: unknown, body: DepartureBody): Promise<void> {
  const issues = mistakesOf(body).map(({ path, mistake }) => ({
    ...{ code: "custom" as const, path: [path], message: asIssue(mistake) },
  }));
  if (issues.length > 0) throw new InputError(issues);
}
