import { ExampleMark } from "#app/admin/enquiries/example-mark.tsx";
import { AdminIcon, type AdminIconName } from "#app/admin/pieces/admin-icon.tsx";
import { useTimes } from "#app/admin/times/times.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import type { AttentionKind, AttentionLine } from "#contracts/attention.ts";
import {
  attentionDay,
  attentionFact,
  attentionHint,
  attentionThing,
  attentionTitle,
  isRest,
} from "#i18n/attention-words.ts";
import { longDay } from "#i18n/date-words.ts";
import * as words from "#i18n/en/admin/today.ts";
import { titleOfThing } from "#i18n/en/attention.ts";
import { comma } from "#i18n/en/language.ts";
import { fill, fillParts } from "#i18n/fill.ts";
import { PutOffButton } from "./put-off-button.tsx";
import type { PutOff } from "./use-put-off.ts";

const ICONS: Record<AttentionKind, AdminIconName> = {
  "price-ended": "badge-percent",
  "price-ends": "badge-percent",
  "departure-leaves": "clock",
  "review-due": "stamp",
  "licence-ends": "shield-check",
  "can-be-told": "users",
  "no-answer": "inbox",
  "follow-up-over": "phone",
  "not-published": "clock",
  "link-broken": "link",
  "translation-older": "languages",
  "picture-undescribed": "image-off",
  "mail-stuck": "mail",
  "backup-failed": "hard-drive",
  "backup-unsent": "hard-drive",
  "backup-old": "hard-drive",
};

/** It is over, or somebody waits; the others come to an end. */
const LATE: ReadonlySet<AttentionKind> = new Set([
  ...([
    "price-ended",
    "can-be-told",
    "no-answer",
    "follow-up-over",
    "not-published",
    "mail-stuck",
  ] as const),
]);
const LASTING: ReadonlySet<AttentionKind> = new Set(["translation-older", "picture-undescribed"]);

const toneOf = (what: AttentionKind) =>
  LATE.has(what) ? "late" : LASTING.has(what) ? "lasting" : "soon";

type RowProps = { line: AttentionLine; today: string; onPutOff: PutOff };

/** What needs somebody: it leads to its place, and can be put off. */
export function AttentionRow({ line, today, onPutOff }: RowProps) {
  const { clockTime } = useTimes();
  const { what, href, at, count } = line;
  const action = isRest(line) ? words.seeAll : words.actions[what];
  const thing = attentionThing(line);
  const name = [attentionTitle(line), thing].filter(Boolean).join(comma);
  return (
    <li>
      <AdminIcon name={ICONS[what]} />
      <span>
        <What line={line} />
      </span>
      <span className="since" data-tone={toneOf(what)}>
        {at && count === null && what !== "backup-old"
          ? fill(words.since, { moment: clockTime(at) })
          : attentionDay(line)}
      </span>
      <PageLink
        to={href}
        className="button button-secondary button-small"
        aria-label={fill(words.actionOn, { action, title: name })}
      >
        {action}
      </PageLink>
      <PutOffButton line={line} today={today} onPutOff={onPutOff} />
    </li>
  );
}

/** Of what is put off. */
export function PutOffRow({ line, onShown }: { line: AttentionLine; onShown: () => void }) {
  const title = [attentionTitle(line), attentionThing(line)].filter(Boolean).join(comma);
  return (
    <li>
      <AdminIcon name={ICONS[line.what]} />
      <span>
        <What line={line} />
      </span>
      <span className="since" data-tone="lasting">
        {fill(words.offUntil, { day: longDay(line.putOffUntil ?? "") })}
      </span>
      <button
        type="button"
        className="button button-secondary button-small"
        aria-label={fill(words.showAgainTitle, { title })}
        onClick={onShown}
      >
        {words.showAgain}
      </button>
    </li>
  );
}

/** Where something is said of it, its name stands beside the title. */
function What({ line }: { line: AttentionLine }) {
  const [title, thing] = [attentionTitle(line), attentionThing(line)];
  const [hint, fact] = [attentionHint(line), attentionFact(line)];
  if (hint && thing) {
    return (
      <>
        <b>{fillParts(titleOfThing, { title, thing: <bdi key="thing">{thing}</bdi> })}</b>
        <small>{hint}</small>
      </>
    );
  }
  return (
    <>
      <b>{title}</b>
      {thing || fact || hint ? (
        <small>
          {thing ? <bdi>{thing}</bdi> : null}
          {thing && fact ? comma : null}
          {fact ? <bdi>{fact}</bdi> : null}
          {hint}
        </small>
      ) : null}
      <ExampleMark isExample={line.isExample} />
    </>
  );
}
