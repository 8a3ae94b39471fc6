import { useRevalidator } from "react-router";
import { api, ask } from "#app/admin/api/client.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { longDay } from "#app/site/papers/review-of.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { AttentionLine } from "#contracts/attention.ts";
import { editorAddress } from "#contracts/editor-address.ts";
import * as words from "#i18n/en/admin/today.ts";
import { fill } from "#i18n/fill.ts";

type LinesProps = { lines: readonly AttentionLine[] };

const WEEK_MS = 7 * 86_400_000;

/** What goes stale: each leads to its form, and can be put off. */
export function StaleLines({ lines }: LinesProps) {
  const putOff = usePutOff();
  return lines.map((line) => (
    <li key={line.key}>
      <AdminIcon name="clock" />
      <span>
        <b>{words.stale[line.what]}</b>
        <small>
          <bdi>{line.title}</bdi>
        </small>
      </span>
      <span className="since">{whenOf(line)}</span>
      <span className="flex flex-wrap gap-2">
        <PageLink
          to={editorAddress(line)}
          className="button button-secondary button-small"
          aria-label={fill(words.lookAt, { title: line.title })}
        >
          {words.look}
        </PageLink>
        <button
          type="button"
          className="button button-ghost button-small"
          aria-label={fill(words.putOffTitle, { title: line.title })}
          onClick={() => void putOff(line.key, inAWeek())}
        >
          {words.putOff}
        </button>
      </span>
    </li>
  ));
}

/** Behind their number. */
export function PutOffLines({ lines }: LinesProps) {
  const putOff = usePutOff();
  if (lines.length === 0) return null;
  return (
    <details className="mt-3">
      <summary className="min-h-11 cursor-pointer py-2">
        {fill(words.manyPutOff, { count: lines.length })}
      </summary>
      <ul>
        {lines.map(({ key, what, title, putOffUntil }) => (
          <li key={key}>
            <span>
              <b>{words.stale[what]}</b>
              <small>
                <bdi>{title}</bdi>
              </small>
            </span>
            <span className="since">{longDay(putOffUntil ?? "")}</span>
            <button
              type="button"
              className="button button-ghost button-small"
              aria-label={fill(words.showAgainTitle, { title })}
              onClick={() => void putOff(key, null)}
            >
              {words.showAgain}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function usePutOff() {
  const { revalidate } = useRevalidator();
  return async (key: string, until: string | null): Promise<void> => {
    const answer = await ask(() =>
      api("attention")[":key"].$put({ param: { key }, json: { until } }),
    );
    if (answer.isOk) return void revalidate();
    showToast(answer.message, "error");
  };
}

function whenOf({ what, day }: AttentionLine): string {
  if (day === "") return words.staleNever;
  const text = {
    "price-ended": words.staleEnded,
    "price-ends": words.staleUntil,
    "licence-ends": words.staleUntil,
    "review-due": words.staleLast,
  }[what];
  return fill(text, { day: longDay(day) });
}

const inAWeek = () => new Date(Date.now() + WEEK_MS).toJSON().slice(0, "2026-11-25".length);
