import { useState } from "react";
import { OpenNow } from "#app/site/pages/open-now.tsx";
import { interfaceWords, written } from "#app/site/pieces/written.ts";
import { TrustStrip } from "#app/site/trust/trust-strip.tsx";
import { Icon } from "#app/ui/icon.tsx";
import * as words from "#i18n/en/site/papers.ts";
import { fill } from "#i18n/fill.ts";
import { BackLink } from "./back-link.tsx";
import { countNeeded, missingOf } from "./count-needed.ts";
import { PaperGroups } from "./paper-groups.tsx";
import { PapersBeside } from "./papers-beside.tsx";
import type { ListPage } from "./papers-page.ts";
import { type Ticks, useTicks } from "./use-ticks.ts";

type ListProps = {
  list: ListPage;
  /** Its whole address, for messages. */
  address: string;
  /** Of licences today; null: there is nothing to lead to. */
  trust: readonly string[] | null;
};

/** More of them stand closer on paper: all lists take one sheet. */
const MOST_ROOMY = 12;

/** What a visa takes, to tick off, print and send to oneself. */
export function PapersList({ list, address, trust }: ListProps) {
  const papers = list.groups.flatMap((group) => group.papers);
  const ticks = useTicks(
    list.address,
    papers.map(({ id }) => id),
  );
  return (
    <div
      className="wrap papers-page pt-7 pb-[var(--section)]"
      data-long={papers.length > MOST_ROOMY || undefined}
    >
      <BackLink to={list.answers.at(-1)?.change ?? list.base}>{words.changeAnswer}</BackLink>
      <h1 className="mt-2 max-w-[22ch] text-h1" {...written(list.title)}>
        {list.title}
      </h1>
      {list.intro ? (
        <p className="lead mt-3 max-w-[60ch] whitespace-pre-line" {...written(list.intro)}>
          {list.intro}
        </p>
      ) : null}
      {list.review.isOld ? <p className="papers-warning">{list.review.words}</p> : null}
      <div className="papers-columns">
        <div className="min-w-0">
          <Progress list={list} ticks={ticks} />
          <div className="no-print mt-[14px] flex flex-wrap gap-3">
            <a className="button button-secondary" href={messageHref(list, ticks, address)}>
              <Icon name="message-circle" />
              {words.send}
            </a>
            <button
              className="button button-secondary needs-scripts"
              type="button"
              onClick={() => print()}
            >
              <Icon name="file-text" /> {words.print}
            </button>
          </div>
          <PaperGroups groups={list.groups} ticks={ticks} />
          {ticks ? <Clear ticks={ticks} /> : null}
          <Time time={list.time} />
        </div>
        <PapersBeside list={list} />
      </div>
      {trust ? (
        <TrustStrip facts={trust}>
          <OpenNow />
        </TrustStrip>
      ) : null}
    </div>
  );
}

function Progress({ list, ticks }: { list: ListPage; ticks: Ticks | null }) {
  const { all, done } = countNeeded(list.groups, ticks?.ticked ?? new Set());
  return (
    <>
      <p className="papers-progress without-scripts no-print">{words.onPaper}</p>
      <div className="papers-progress needs-scripts no-print">
        <b role="status">{fill(words.ready, { done, all })}</b>
        <span className="windows" aria-hidden="true">
          {Array.from({ length: all }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are alike
            <i key={at} className={at < done ? "full" : ""} />
          ))}
        </span>
        <p>{ticks?.isKept === false ? words.notKept : words.onDevice}</p>
      </div>
    </>
  );
}

function Clear({ ticks }: { ticks: Ticks }) {
  const [isCleared, setCleared] = useState(false);
  return (
    <p className="no-print mt-6">
      <button
        className="button button-secondary button-small"
        type="button"
        onClick={() => {
          ticks.clear();
          setCleared(true);
        }}
      >
        {words.clear}
      </button>{" "}
      <span role="status">{isCleared && ticks.ticked.size === 0 ? words.cleared : ""}</span>
    </p>
  );
}

function Time({ time }: { time: ListPage["time"] }) {
  const { range, starts, notCounted, longer } = time;
  return (
    <section className="papers-box mt-10">
      <h2 className="text-h3">{words.howLong}</h2>
      <p className="papers-range">{range || words.askUs}</p>
      <p className="mt-3" {...written(starts)}>
        {starts} {notCounted}
      </p>
      {longer.length > 0 ? (
        <>
          <h3 className="mt-4 font-[640] [font-family:var(--font-text)] text-base">
            {words.longer}
          </h3>
          <ul className="papers-longer">
            {longer.map((one) => (
              <li key={one} {...written(one)}>
                {one}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p className="papers-aside mt-4" {...interfaceWords}>
        {words.noTicket}
      </p>
    </section>
  );
}

/** To whomever they choose: what is missing, or all once nothing is; its address, and nothing of who sends it. */
function messageHref({ title, groups }: ListPage, ticks: Ticks | null, address: string): string {
  const missing = missingOf(groups, ticks?.ticked ?? new Set());
  const all = groups.flatMap((group) => group.papers);
  const lines =
    missing.length > 0
      ? missing.map((paper) => `☐ ${paper.title}`)
      : all.filter(({ id }) => ticks?.ticked.has(id)).map((paper) => `☑ ${paper.title}`);
  const text = [title, ...lines, address].join("\n");
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
