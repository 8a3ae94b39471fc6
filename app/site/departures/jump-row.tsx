import type { Entry } from "#contracts/entry.ts";
import * as words from "#i18n/en/site/departures.ts";
import { heading as included } from "#i18n/en/site/inclusions.ts";
import { plural } from "#i18n/fill.ts";
import { daysWords } from "./day-words.ts";

type JumpRowProps = {
  departures: readonly Entry<"departure">[];
  /** What is included is written. */
  isListed: boolean;
};

/** To the parts of a package page; how many departures there are, and when. */
export function JumpRow({ departures, isListed }: JumpRowProps) {
  const [first] = departures;
  const last = departures.at(-1);
  return (
    <nav className="jump-row" aria-label={words.onThisPage}>
      <div className="wrap">
        {first ? <a href="#dates">{words.heading}</a> : null}
        {isListed ? <a href="#included">{included}</a> : null}
        {first && last ? (
          <small>
            {plural(words.coming, departures.length, {
              days: daysWords(first.leavesOn, last.leavesOn),
            })}
          </small>
        ) : null}
      </div>
    </nav>
  );
}
