import { daysBetween } from "#contracts/days.ts";
import type { EntryWrite } from "#contracts/entry.ts";
import { ADULT_PRICES, DEPARTING_IDS } from "#contracts/kinds/departure.ts";
import { linesOf } from "#contracts/kinds/inclusions.ts";
import type { FieldMistake } from "#contracts/mistakes.ts";
import { nightsOf, nightsOnTheWay } from "#contracts/nights.ts";
import { asIssue } from "#contracts/zod-mistake.ts";
import { InputError } from "#server/errors/parse-input.ts";

const MOST_NIGHTS = 120;

export type DepartureBody = Omit<EntryWrite<"departure">, "version">;

type Misplaced = { path: string; mistake: FieldMistake };

/** What contradicts itself. */
export const mistakesOf = (body: DepartureBody): Misplaced[] => [
  ...misfits(body),
  ...noPrices(body),
  ...wrongDifferences(body),
];

/** A room for nothing would stand as the lowest price on the home page. Of a child it may be so. */
const noPrices = (body: DepartureBody): Misplaced[] =>
  ADULT_PRICES.filter((name) => body[name] !== "" && Number(body[name]) === 0).map((path) => ({
    path,
    mistake: { code: "no-price" },
  }));

/** Each line once, and of the package's list alone. */
function wrongDifferences({ package: id, differs }: DepartureBody): Misplaced[] {
  const [departing] = DEPARTING_IDS.filter((one) => one === id);
  const lines: readonly string[] = departing ? linesOf(departing) : [];
  return differs.flatMap(({ line }, index): Misplaced[] => {
    const path = `differs.${index}.line`;
    if (!lines.includes(line)) {
      return [{ path, mistake: { code: "bad-choice", choices: lines.join(", ") } }];
    }
    const isTwice = differs.findIndex((other) => other.line === line) < index;
    return isTwice ? [{ path, mistake: { code: "given-twice" } }] : [];
  });
}

function misfits({ leavesOn, returnsOn, stays }: DepartureBody): Misplaced[] {
  const days = daysBetween(leavesOn, returnsOn);
  if (days < 0) return [{ path: "returnsOn", mistake: { code: "back-before-out" } }];
  if (days < 1 || days > MOST_NIGHTS) {
    return [{ path: "returnsOn", mistake: { code: "not-so-long", most: MOST_NIGHTS } }];
  }
  const nights = nightsOf(stays);
  const isFitting = stays.length === 0 || nightsOnTheWay(nights, days) !== null;
  return isFitting ? [] : [{ path: "stays", mistake: { code: "nights-do-not-fit", nights, days } }];
}

/** @throws InputError */
export async function refuseContradictions(_: unknown, body: DepartureBody): Promise<void> {
  const issues = mistakesOf(body).map(({ path, mistake }) => ({
    ...{ code: "custom" as const, path: path.split("."), message: asIssue(mistake) },
  }));
  if (issues.length > 0) throw new InputError(issues);
}
