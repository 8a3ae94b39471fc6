import type { Entry } from "#contracts/entry.ts";
import type { WaitsFor } from "#contracts/waits-for.ts";
import * as words from "#i18n/en/site/told-when.ts";
import { fill } from "#i18n/fill.ts";
import { daysWords } from "./day-words.ts";

type Days = Pick<Entry<"departure">, "leavesOn" | "returnsOn">;

/** The days that are asked for, and of what the visitor will be told. */
export function tellingWords({ leavesOn, returnsOn }: Days, waitsFor: WaitsFor | null): string {
  const days = daysWords(leavesOn, returnsOn);
  return waitsFor ? fill(words.weTellYou[waitsFor], { days }) : days;
}
