import type { Entry } from "#contracts/entry.ts";
import { TIME_UNITS } from "#contracts/kinds/visa.ts";
import * as words from "#i18n/en/site/papers.ts";
import { plural } from "#i18n/fill.ts";

type Time = Pick<Entry<"visa">["time"], "min" | "max" | "unit">;

/** "15 to 25 working days"; empty: nobody knows it. */
export function timeWords({ min, max, unit }: Time): string {
  const known = TIME_UNITS.find((one) => one === unit);
  const [from, to] = [min || max, max || min].map(Number);
  if (!known || !from || !to) return "";
  const { range, exactly } = words.times[known];
  return from === to ? plural(exactly, to) : plural(range, to, { from });
}
