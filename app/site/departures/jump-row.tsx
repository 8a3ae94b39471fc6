import type { Entry } from "#contracts/entry.ts";
import * as words from "#i18n/en/site/departures.ts";
import { heading as included } from "#i18n/en/site/inclusions.ts";
import { which } from "#i18n/en/site/papers.ts";
import { plural } from "#i18n/fill.ts";
import { daysWords } from "./day-words.ts";

type JumpRowProps = {
  departures: readonly Entry<"departure">[];
  /** There is, or was, one. */
  hasDates: boolean;
  /** Where it says which papers a visa takes; null: nowhere. */
  papers: string | null;
  /** What is included is written. */
  isListed: boolean;
};

const LINK = "min-h-[56px] py-4 font-[560] text-pine";

/** To the parts of a package page; how many departures there are, and when. */
export function JumpRow({ departures, hasDates, papers, isListed }: JumpRowProps) {
  const [first] = departures;
  const last = departures.at(-1);
  return (
    <nav
      className="jump-row border-line border-t border-b bg-surface"
      aria-label={words.onThisPage}
    >
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6">
        <div className="flex flex-wrap gap-x-6">
          {hasDates ? (
            <a className={LINK} href="#dates">
              {words.heading}
            </a>
          ) : null}
          {isListed ? (
            <a className={LINK} href="#included">
              {included}
            </a>
          ) : null}
          {papers ? (
            <a className={LINK} href={papers}>
              {which}
            </a>
          ) : null}
        </div>
        {first && last ? (
          <small className="py-2 text-ink2">
            {plural(words.coming, departures.length, {
              days: daysWords(first.leavesOn, last.leavesOn),
            })}
          </small>
        ) : null}
      </div>
    </nav>
  );
}
