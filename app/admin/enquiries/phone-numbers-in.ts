export type Part = { text: string; isNumber: boolean };

/** Digits of any script, with what people put between them. */
const RUNS = /[+(]?\p{Nd}[\p{Nd} \u00a0().\-\u2010\u2011\u2013/]*\p{Nd}/gu;

/** With its country or its area before it. */
const BEGINS_LIKE_ONE = /^[+(0\u09e6\u0660\u06f0]/;
const LEAST_DIGITS = 7;

/** Without: years, ages and sums are no numbers of phones. */
const LEAST_DIGITS_ALONE = 10;
const BEGINS_WITH_A_GROUP = /^\p{Nd}{3}/u;

/** What people wrote, cut where a phone number begins and ends. */
export function phoneNumbersIn(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: run, index } of text.matchAll(RUNS)) {
    if (!isPhone(run)) continue;
    parts.push({ text: text.slice(end, index), isNumber: false }, { text: run, isNumber: true });
    end = index + run.length;
  }
  return [...parts, { text: text.slice(end), isNumber: false }].filter((part) => part.text !== "");
}

function isPhone(run: string): boolean {
  const digits = run.match(/\p{Nd}/gu)?.length ?? 0;
  return BEGINS_LIKE_ONE.test(run)
    ? digits >= LEAST_DIGITS
    : digits >= LEAST_DIGITS_ALONE && BEGINS_WITH_A_GROUP.test(run);
}
