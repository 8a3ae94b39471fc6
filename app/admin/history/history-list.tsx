import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { historyPath, type Place } from "#app/admin/pieces/place.ts";
import { Segmented } from "#app/admin/pieces/segmented.tsx";
import { timeOf, type Zone } from "#app/admin/times/zone-words.ts";
import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import * as words from "#i18n/en/admin/history.ts";
import { fill } from "#i18n/fill.ts";
import type { Choosing } from "./use-choosing.ts";
import type { Version } from "./version.ts";
import { dayHeading, whatOf, whenOf, whoOf } from "./version-words.ts";

type HistoryListProps = {
  place: Place;
  versions: Version[];
  counts: { all: number; published: number };
  isOnlyPublished: boolean;
  onOnlyPublished: (isOnly: boolean) => void;
  publicNow: string | null;
  /** The one that is shown. */
  openId: string | null;
  choosing: Choosing;
  zone: Zone;
  search: string;
  /** Null: all are shown. */
  onOlder: (() => void) | null;
};

/** What it was, by day, newest first. */
export function HistoryList(props: HistoryListProps) {
  const { versions, counts, isOnlyPublished, onOnlyPublished, zone, onOlder } = props;
  const days = Map.groupBy(versions, ({ at }) => dayHeading(at, zone));
  return (
    <section className="panel history-list" aria-label={words.versions}>
      <div className="history-head">
        <Segmented
          className="segmented-wide"
          label={words.show}
          chosen={isOnlyPublished ? "published" : "all"}
          onChoose={(chosen) => onOnlyPublished(chosen === "published")}
          options={[
            { value: "all", label: fill(words.all, { count: counts.all }) },
            { value: "published", label: fill(words.published, { count: counts.published }) },
          ]}
        />
        {counts.all > 1 ? <ChoosingLine {...props} /> : null}
      </div>
      {versions.length === 0 ? (
        <div className="mx-4">
          <EmptyState
            title={words.nothingYet}
            text={counts.all === 0 ? words.keptFromNowOn : words.nothingHere}
          />
        </div>
      ) : null}
      {[...days].map(([day, ofDay]) => (
        <div key={day} className="history-day">
          <h3>{day}</h3>
          <ul>
            {ofDay.map((version) => (
              <Row key={version._id} version={version} {...props} />
            ))}
          </ul>
        </div>
      ))}
      {onOlder ? (
        <button type="button" className="button button-ghost button-small" onClick={onOlder}>
          {words.showOlder}
        </button>
      ) : null}
      <p className="history-kept">{words.kept}</p>
    </section>
  );
}

function ChoosingLine({ choosing, place, search }: HistoryListProps) {
  const { chosen, path, begin, end } = choosing;
  if (!chosen) {
    return (
      <button type="button" className="button button-ghost button-small" onClick={begin}>
        <AdminIcon name="compare" /> {words.compareTwo}
      </button>
    );
  }
  return (
    <p className="choosing-line" role="status">
      {fill(words.chosen, { count: chosen.length })}{" "}
      {path ? (
        <PageLink className="text-link lg:hidden" to={{ pathname: path, search }}>
          {words.compareThem}
        </PageLink>
      ) : null}{" "}
      <PageLink className="text-link" to={{ pathname: historyPath(place), search }} onClick={end}>
        {words.chooseOthers}
      </PageLink>
    </p>
  );
}

/** In the page once. */
export const rowId = (version: string) => `version-${version}`;

type RowProps = Pick<
  HistoryListProps,
  "place" | "publicNow" | "openId" | "choosing" | "zone" | "search"
> & { version: Version };

function Row({ version, place, publicNow, openId, choosing, zone, search }: RowProps) {
  const { _id, at } = version;
  const isOpen = _id === openId;
  const what = whatOf(version, zone);
  return (
    <li className="history-row" data-open={isOpen || undefined}>
      <PageLink
        id={rowId(_id)}
        to={{ pathname: historyPath(place, _id), search }}
        preventScrollReset
        aria-current={isOpen || undefined}
      >
        <time dateTime={at}>{timeOf(at, zone)}</time>
        <span>
          <b>{what}</b>
          <small dir="auto">{whoOf(version)}</small>
        </span>
        {_id === publicNow ? <span className="pill pill-new">{words.publicNow}</span> : null}
      </PageLink>
      {choosing.chosen ? (
        <label>
          <input
            type="checkbox"
            checked={choosing.chosen.includes(_id)}
            onChange={() => choosing.toggle(version)}
          />
          <span className="sr-only">
            {fill(words.choose, { what, when: whenOf(version, zone) })}
          </span>
        </label>
      ) : null}
    </li>
  );
}
