import { useTimes } from "#app/admin/times/times.ts";
import { initialsOf } from "#app/site/pages/leader-card.tsx";
import type { Writer } from "#contracts/draft.ts";
import * as words from "#i18n/en/admin/editor.ts";
import { fill, fillParts } from "#i18n/fill.ts";
import { calledOf } from "./called-of.ts";

/** Who else has the same open. */
export function Presence({ others }: { others: Writer[] }) {
  const { clockTime } = useTimes();
  const [first] = others;
  return (
    <div role="status" className="presence empty:hidden">
      {first ? (
        <>
          <span aria-hidden className="presence-face">
            {initialsOf(first.name)}
          </span>
          {presenceWords(first, others, clockTime(first.since))}
        </>
      ) : null}
    </div>
  );
}

/** At the foot of a text: where somebody else is in it. */
export function WritingIn({ others }: { others: Writer[] }) {
  const writer = others.find(({ heading }) => heading);
  if (!writer) return null;
  const heading = (
    <i key="heading" dir="auto">
      {writer.heading}
    </i>
  );
  return (
    <p className="writing-in">
      {fillParts(words.writingIn, { name: calledOf(writer.name), heading })}
    </p>
  );
}

function presenceWords(first: Writer, others: Writer[], time: string): string {
  const name = calledOf(first.name);
  const [, second] = others;
  if (!second) return fill(words.oneIsHere, { name, time });
  if (others.length === 2) return fill(words.twoAreHere, { name, other: calledOf(second.name) });
  return fill(words.moreAreHere, { name, count: others.length - 1 });
}
