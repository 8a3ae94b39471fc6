import { useId, useRef, useState } from "react";
import { useNow } from "#app/admin/times/clock.ts";
import { momentWords } from "#app/admin/times/moment-words.ts";
import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { AttentionKind, AttentionLine } from "#contracts/attention.ts";
import type { Waiting } from "#contracts/waiting.ts";
import { longDay } from "#i18n/date-words.ts";
import * as words from "#i18n/en/admin/today.ts";
import { titles } from "#i18n/en/attention.ts";
import { fill, inDigits } from "#i18n/fill.ts";
import { placeName } from "#i18n/place-name.ts";
import { AttentionRow, PutOffRow } from "./attention-row.tsx";
import { usePutOff } from "./use-put-off.ts";

type NeedsAttentionProps = {
  lines: readonly AttentionLine[];
  /** Of this kind alone. */
  only: AttentionKind | undefined;
  /** YYYY-MM-DD; null: none ends. */
  nextPriceEnd: string | null;
  /** What goes public next. */
  next: Waiting | undefined;
  today: string;
  timeZone: string;
};

/** What somebody must do, an action a line; what is over first. */
export function NeedsAttention({ lines, only, today, ...props }: NeedsAttentionProps) {
  const [areOffShown, setOffShown] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const offId = useId();
  const open = lines.filter(({ putOffUntil }) => putOffUntil === null);
  const off = lines.filter(({ putOffUntil }) => putOffUntil !== null);
  // The line that had the focus is gone.
  const putOff = usePutOff(() => heading.current?.focus());

  async function show(line: AttentionLine) {
    const problem = await putOff(line, null);
    if (problem) showToast(problem, "error");
  }

  return (
    <section className="panel attention" aria-labelledby="needs-attention">
      <div className="panel-head">
        <h2 id="needs-attention" ref={heading} tabIndex={-1}>
          {words.needsAttention}{" "}
          {open.length > 0 ? (
            <span className="count count-quiet">{inDigits(open.length)}</span>
          ) : null}
        </h2>
        {off.length > 0 ? (
          <button
            type="button"
            className="text-link"
            aria-expanded={areOffShown}
            aria-controls={offId}
            onClick={() => setOffShown(!areOffShown)}
          >
            {fill(words.manyPutOff, { count: off.length })}
          </button>
        ) : null}
      </div>
      {only ? (
        <p className="only">
          {open.length > 0 ? fill(words.onlyThis, { title: titles[only] }) : words.noneLeft}{" "}
          <PageLink to="/admin/today" className="text-link">
            {words.showEverything}
          </PageLink>
        </p>
      ) : null}
      {open.length === 0 && !only ? <NothingNeedsYou {...props} /> : null}
      <ul>
        {open.map((line) => (
          <AttentionRow key={line.key} line={line} today={today} onPutOff={putOff} />
        ))}
      </ul>
      <div id={offId} hidden={!areOffShown || off.length === 0}>
        <h3>{words.putOffHeading}</h3>
        <ul>
          {off.map((line) => (
            <PutOffRow key={line.key} line={line} onShown={() => void show(line)} />
          ))}
        </ul>
      </div>
    </section>
  );
}

type NothingProps = Pick<NeedsAttentionProps, "nextPriceEnd" | "next" | "timeZone">;

function NothingNeedsYou({ nextPriceEnd, next, timeZone }: NothingProps) {
  const now = useNow();
  const texts = [
    nextPriceEnd && fill(words.nextPriceEnds, { day: longDay(nextPriceEnd) }),
    next?.publishAt &&
      fill(words.nextPublication, {
        title: placeName(next, next.title),
        moment: momentWords(timeZone, new Date(next.publishAt), now),
      }),
  ];
  return (
    <div className="px-5">
      <EmptyState title={words.nothingNeedsYou} text={texts.filter(Boolean).join(" ")} />
    </div>
  );
}
