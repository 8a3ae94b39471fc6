import type { BodyOfKind } from "#contracts/kinds/kind.ts";
import { PAPER_NEEDS, type visaKind } from "#contracts/kinds/visa.ts";
import { locale } from "#i18n/en/language.ts";
import { times } from "#i18n/en/site/papers.ts";
import * as words from "#i18n/en/visa-log.ts";
import { fill, plural } from "#i18n/fill.ts";

type Visa = BodyOfKind<typeof visaKind>;
type Fee = Pick<Visa["government"], "amount" | "currency">;

/** What the title of a paper is, by its id. */
type Titles = ReadonlyMap<string, string>;

/** Of one time that it was made public; the rest is counted. */
const MOST_LINES = 12;

/** What a visitor who has read the list before should know: fees, time and papers, a sentence each. */
export function visaLog(before: Visa, after: Visa, titles: Titles): string[] {
  const lines = [
    ...changed(words.government, feeWords(before.government), feeWords(after.government)),
    ...changed(words.service, feeWords(before.service), feeWords(after.service)),
    ...otherFees(before, after),
    ...changed(words.time, timeWords(before.time), timeWords(after.time)),
    ...papers(before, after, titles),
  ];
  if (lines.length <= MOST_LINES) return lines;
  const shown = lines.slice(0, MOST_LINES - 1);
  return [...shown, fill(words.more, { count: lines.length - shown.length })];
}

const changed = (
  sentence: `${string}{before}${string}{after}`,
  before: string,
  after: string,
): string[] => (before === after ? [] : [fill(sentence, { before, after })]);

function otherFees(before: Visa, after: Visa): string[] {
  const known = new Map(before.others.map((fee) => [fee._id, fee]));
  return after.others.flatMap((fee) => {
    const was = known.get(fee._id);
    const texts = { before: feeWords(was ?? NO_FEE), after: feeWords(fee) };
    return texts.before === texts.after ? [] : [fill(words.other, { label: fee.label, ...texts })];
  });
}

const NO_FEE: Fee = { amount: "", currency: "" };

/** "1,480 MYR". */
const feeWords = ({ amount, currency }: Fee): string =>
  amount === "" ? words.notNamed : `${Number(amount).toLocaleString(locale)} ${currency}`;

function timeWords({ min, max, unit }: Visa["time"]): string {
  const { range, exactly } = times[unit as keyof typeof times] ?? times.days;
  if (min !== "" && max !== "" && min !== max) {
    return plural(range, Number(max), { from: Number(min) });
  }
  return min || max ? plural(exactly, Number(min || max)) : words.notNamed;
}

function papers(before: Visa, after: Visa, titles: Titles): string[] {
  const [was, is] = [needsIn(before), needsIn(after)];
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((id) => {
    const paper = titles.get(id);
    const [old, now] = [was.get(id), is.get(id)];
    if (!paper || old === now) return [];
    if (old === undefined) return [fill(words.added, { paper })];
    if (now === undefined) return [fill(words.removed, { paper })];
    return [fill(words.paper, { paper, before: old, after: now })];
  });
}

/** How much each paper is needed, by its id; of who answers otherwise it may be otherwise. */
function needsIn({ papers }: Visa): Map<string, string> {
  const ids = new Set(papers.map(({ requirement }) => requirement));
  const needsOf = (id: string) =>
    PAPER_NEEDS.filter((need) =>
      papers.some((paper) => paper.requirement === id && paper.need === need),
    );
  return new Map(
    [...ids].map((id) => [
      id,
      needsOf(id)
        .map((need) => words.needs[need])
        .join(words.or),
    ]),
  );
}
