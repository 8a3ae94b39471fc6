import type { Times } from "#app/admin/times/times.ts";
import type { PartStanding, System } from "#contracts/system.ts";
import * as words from "#i18n/en/admin/system.ts";
import { fileSize } from "#i18n/file-size.ts";
import { fill, inDigits } from "#i18n/fill.ts";

/** Addresses and names in Latin letters keep their order among words from right to left. */
const isolated = (text: string) => `\u2066${text}\u2069`;

type Telling = Pick<Times, "dayAndTime"> & { zone: string };

const TOLD: Record<string, (value: never, telling: Telling) => string> = {
  bytes: (bytes: number) => fileSize(bytes),
  free: (bytes: number) => fileSize(bytes),
  whole: (bytes: number) => fileSize(bytes),
  at: (moment: string, { dayAndTime }) => dayAndTime(moment),
  engine: isolated,
  to: isolated,
  address: isolated,
  code: (code: string) => (code ? isolated(code) : ""),
};

/** What is known of a part, in a sentence. */
export function partSays({ what, facts }: PartStanding, telling: Telling): string {
  const params = Object.entries(facts).map(([name, value]) => {
    const tell = TOLD[name];
    return [name, tell ? tell(value as never, telling) : inDigits(value)];
  });
  const text: string = words.says[what];
  return fill(text, { zone: isolated(telling.zone), ...Object.fromEntries(params) }).trim();
}

/** What to do about it; null: nothing. */
export function partToDo({ part, what, state }: PartStanding): string | null {
  if (state !== "look") return null;
  const told: Partial<Record<string, string>> = words.toDo;
  return told[what] ?? words.failedToDo[part];
}

/** One sentence for all seven. */
export function summaryOf({ checkedAt, parts }: System, { clockTime }: Pick<Times, "clockTime">) {
  const count = { works: parts.filter(({ state }) => state === "works").length, all: parts.length };
  const isWell = parts.every(({ state }) => state !== "look");
  if (!checkedAt) return fill(words.summary.never, count);
  const moment = clockTime(checkedAt);
  return isWell
    ? fill(words.summary.well, { moment })
    : fill(words.summary.some, { ...count, moment });
}
