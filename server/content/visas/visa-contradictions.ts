import { shiftedDay } from "#contracts/days.ts";
import type { EntryWrite } from "#contracts/entry.ts";
import type { FieldMistake } from "#contracts/mistakes.ts";
import { answersNamed, NO_COUNTRIES } from "#contracts/papers-answers.ts";
import { ANY_ANSWER } from "#contracts/papers-path.ts";

export type VisaBody = Omit<EntryWrite<"visa">, "version">;

type Misplaced = { path: string; mistake: FieldMistake };

/** In which a visa contradicts itself, so that a list would be wrong, or not to be reached. @param now ms since 1970 */
export const mistakesOfVisa = (body: VisaBody, now: number): Misplaced[] => [
  ...takenLink(body),
  ...wrongAnswers(body),
  ...wrongPapers(body),
  ...wrongTime(body),
  ...futureReview(body, now),
];

/** A page of ours has that address already. */
const takenLink = ({ link }: VisaBody): Misplaced[] =>
  NO_COUNTRIES.includes(link) ? [{ path: "link", mistake: { code: "our-address" } }] : [];

function wrongAnswers({ profiles }: VisaBody): Misplaced[] {
  return profiles.flatMap(({ link }, index): Misplaced[] => {
    const path = `profiles.${index}.link`;
    if (link === ANY_ANSWER) return [{ path, mistake: { code: "our-address" } }];
    const isTwice = profiles.findIndex((other) => other.link === link) < index;
    return isTwice ? [{ path, mistake: { code: "given-twice" } }] : [];
  });
}

/** A paper of an answer that nobody can give would be asked of nobody. */
function wrongPapers({ papers, profiles }: VisaBody): Misplaced[] {
  const links = new Set(profiles.map(({ link }) => link));
  return papers.flatMap(({ profiles: only, need, set }, index): Misplaced[] => {
    const answer = answersNamed(only).find((one) => !links.has(one));
    if (answer !== undefined) {
      const mistake = { code: "unknown-answer", answer } as const;
      return [{ path: `papers.${index}.profiles`, mistake }];
    }
    const isAlone = need === "one-of" && set === "";
    return isAlone ? [{ path: `papers.${index}.set`, mistake: { code: "empty" } }] : [];
  });
}

function wrongTime({ time: { min, max } }: VisaBody): Misplaced[] {
  if (min === "" || max === "" || Number(min) <= Number(max)) return [];
  return [{ path: "time.max", mistake: { code: "not-whole-from", min: Number(min) } }];
}

/** Nobody looked at it on a day that has begun nowhere: it would never be too old. */
function futureReview({ reviewedOn }: VisaBody, now: number): Misplaced[] {
  const tomorrow = shiftedDay(new Date(now).toJSON().slice(0, 10), 1);
  return reviewedOn > tomorrow ? [{ path: "reviewedOn", mistake: { code: "future-day" } }] : [];
}
