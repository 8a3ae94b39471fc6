import { useState } from "react";
import { ChosenDepartures } from "#app/admin/departures/chosen-departures.tsx";
import { DepartureTable } from "#app/admin/departures/departure-table.tsx";
import { nameOf } from "#app/admin/departures/row-words.ts";
import { usePublishWaiting } from "#app/admin/departures/use-publish-waiting.ts";
import { WaitingOnes } from "#app/admin/departures/waiting-ones.tsx";
import { useBeginEntry } from "#app/admin/entries/use-begin-entry.ts";
import { focusHeading } from "#app/admin/focus/focus-heading.ts";
import { useChosen } from "#app/admin/lists/use-chosen.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { AdminPage } from "#app/admin/pieces/admin-page.tsx";
import { toldWhenAddress } from "#app/admin/pieces/told-when-address.ts";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { CanBeTold } from "#app/admin/told-when/can-be-told.tsx";
import { TrashDialog } from "#app/admin/writing/trash-dialog.tsx";
import { TrashLink } from "#app/admin/writing/trash-link.tsx";
import { useTrash } from "#app/admin/writing/use-trash.ts";
import { siteContext } from "#app/context.ts";
import { inLanguagesOf } from "#app/routes/admin/in-languages.server.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import type { ListedDeparture } from "#contracts/departure-row.ts";
import { editorAddress } from "#contracts/editor-address.ts";
import { DEPARTING_IDS } from "#contracts/kinds/departure.ts";
import { dayFormat } from "#contracts/zone-time.ts";
import { open, openShort } from "#i18n/en/admin/departure-paste.ts";
import * as words from "#i18n/en/admin/departures.ts";
import { downloadList } from "#i18n/en/admin/enquiries.ts";
import { sureText } from "#i18n/en/admin/entries.ts";
import { inclusionsOf } from "#i18n/en/admin/packages.ts";
import { deleted, inTrash, notLoaded } from "#i18n/en/admin/visas.ts";
import { askToDelete, sureDraftText } from "#i18n/en/admin/writing.ts";
import { fill, plural } from "#i18n/fill.ts";
import type { Route } from "./+types/departure-list.ts";

const PAGE_LENGTH = 50;
/** An address may name any. */
const MOST_PAGES = 10_000;
const PAST = "past";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const { timeZone } = await site.settings.get();
  const today = dayFormat(timeZone).format(Date.now());
  const which = url.searchParams.get("show") ?? "";
  const parent = which === PAST ? null : (DEPARTING_IDS.find((id) => id === which) ?? "umrah");
  const asks = Math.floor(Number(url.searchParams.get("page") ?? 0)) || 0;
  const page = Math.min(Math.max(0, asks), MOST_PAGES);
  const asked = { parent, today, limit: PAGE_LENGTH, offset: page * PAGE_LENGTH };
  const [open, begun, counts, days, changes] = await Promise.all([
    site.departures.page(asked),
    parent && page === 0 ? site.departures.begun(parent) : { first: [], count: 0 },
    site.departures.counts(today),
    parent ? site.departures.days(parent, today) : {},
    site.departures.changes(),
  ]);
  const ids = [...begun.first, ...open].map(({ id }) => id);
  const [waits, ready, inLanguages] = await Promise.all([
    site.enquiry.toldWhen.counts(ids),
    site.enquiry.toldWhen.ready(today),
    inLanguagesOf(site, "departure", ids),
  ]);
  const show = parent ?? PAST;
  const pages = Math.max(1, Math.ceil(counts[show] / PAGE_LENGTH));
  return {
    departures: [...begun.first, ...open],
    unlisted: begun.count - begun.first.length,
    counts,
    days,
    changes,
    today,
    page,
    pages,
    show,
    waits,
    inLanguages,
    canBeTold: ready.reduce((sum, { people }) => sum + people, 0),
  } as const;
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.departures);

export default function DepartureList({ loaderData }: Route.ComponentProps) {
  const { show, page } = loaderData;
  const begin = useBeginEntry("departure");
  return (
    <AdminPage
      title={words.departures}
      text={words.text}
      action={
        <>
          <TrashLink kind="departure" />
          <PageLink
            className="button button-ghost"
            to={`/admin/departures/paste?to=${show === PAST ? "umrah" : show}`}
          >
            <AdminIcon name="table" /> <span className="max-md:hidden">{open}</span>
            <span className="md:hidden">{openShort}</span>
          </PageLink>
          <button
            type="button"
            className="button button-primary"
            onClick={() => void begin({ package: show === PAST ? "umrah" : show })}
          >
            <AdminIcon name="plus" /> {words.create}
          </button>
        </>
      }
    >
      <div className="departure-chips">
        <nav className="chips" aria-label={words.which}>
          {([...DEPARTING_IDS, PAST] as const).map((id) => (
            <PageLink
              key={id}
              className="chip"
              to={`?show=${id}`}
              aria-current={id === show || undefined}
            >
              {nameOfChip(id)} <small>{fill("{count}", { count: loaderData.counts[id] })}</small>
            </PageLink>
          ))}
        </nav>
        <a href={`/api/departures.csv?show=${show}`} className="button button-ghost" download>
          <AdminIcon name="file-text" /> {downloadList}
        </a>
      </div>
      {show === PAST ? null : (
        <p className="mb-4">
          <PageLink className="text-link" to={editorAddress({ kind: "inclusions", id: show })}>
            {fill(inclusionsOf, { package: words.packages[show] })}
          </PageLink>
        </p>
      )}
      <CanBeTold people={loaderData.canBeTold} to={toldWhenAddress()} />
      <Listed key={`${show} ${page}`} {...loaderData} />
    </AdminPage>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

const nameOfChip = (id: Loaded["show"]) => (id === PAST ? words.past : words.packages[id]);

function Listed({ departures, days, changes, today, show, page, pages, ...rest }: Loaded) {
  const { waits, inLanguages, unlisted } = rest;
  const [gone, setGone] = useState<readonly string[]>([]);
  const shown = departures.filter(({ id }) => !gone.includes(id));
  const chosen = useChosen(shown);
  const waiting = usePublishWaiting();
  const [doomed, setDoomed] = useState<ListedDeparture | null>(null);
  const trash = useTrash("departures", inTrash);

  async function remove({ id }: ListedDeparture): Promise<void> {
    setDoomed(null);
    await trash.remove({
      ...{ id, said: deleted },
      onGone() {
        setGone((before) => [...before, id]);
        focusHeading();
      },
      onBack: () => setGone((before) => before.filter((one) => one !== id)),
    });
  }

  async function publish(some: readonly ListedDeparture[]): Promise<void> {
    const isDone = await waiting.publish(
      some.map(({ id, waiting: version }) => ({ id, version: version ?? 0 })),
    );
    if (isDone) chosen.keep([]);
  }

  return (
    <>
      <WaitingOnes changes={changes} waiting={waiting} />
      {unlisted > 0 ? <p className="mb-4 text-ink2">{plural(words.moreDrafts, unlisted)}</p> : null}
      {shown.length === 0 ? (
        <EmptyState title={words.none} text={words.noneText} />
      ) : (
        <DepartureTable
          departures={shown}
          which={nameOfChip(show)}
          chosen={chosen}
          today={today}
          waits={waits}
          inLanguages={inLanguages}
          onDelete={setDoomed}
        />
      )}
      <ChosenDepartures chosen={chosen} days={days} onPublish={(some) => void publish(some)} />
      {pages > 1 ? (
        <p className="departure-pages">
          {page > 0 ? <To show={show} page={page - 1} text={words.earlier} /> : null}
          <span>{fill(words.pageOf, { page: page + 1, pages })}</span>
          {page + 1 < pages ? <To show={show} page={page + 1} text={words.later} /> : null}
        </p>
      ) : null}
      <TrashDialog
        isOpen={doomed !== null}
        title={doomed ? fill(askToDelete, { title: nameOf(doomed.body) }) : ""}
        text={doomed && doomed.version > 0 ? sureText : sureDraftText}
        onKeep={() => setDoomed(null)}
        onGo={() => doomed && void remove(doomed)}
      />
      {trash.dialog}
      {waiting.dialog}
    </>
  );
}

function To({ show, page, text }: { show: string; page: number; text: string }) {
  return (
    <PageLink className="button button-secondary button-small" to={`?show=${show}&page=${page}`}>
      {text}
    </PageLink>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title={notLoaded} />;
}
