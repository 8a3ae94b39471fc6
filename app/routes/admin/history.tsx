import { useEffect, useRef } from "react";
import { data, redirect, replace, useParams, useSearchParams } from "react-router";
import { fieldChanges } from "#app/admin/compare/field-changes.ts";
import { HistoryList, rowId } from "#app/admin/history/history-list.tsx";
import { historyTitle } from "#app/admin/history/history-title.ts";
import { plannedWords } from "#app/admin/history/planned-words.ts";
import { RestoredNotice } from "#app/admin/history/restored-notice.tsx";
import { ShownVersions } from "#app/admin/history/shown-versions.tsx";
import { useChoosing } from "#app/admin/history/use-choosing.ts";
import { PAGE_LENGTH, useOlder } from "#app/admin/history/use-older.ts";
import { useRestoring } from "#app/admin/history/use-restoring.ts";
import { type Version, WAITING, waitingVersion } from "#app/admin/history/version.ts";
import { versionFields } from "#app/admin/history/version-fields.ts";
import { type EditedPlace, editedPlace } from "#app/admin/inputs/edited-place.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { HISTORY_LANGUAGE, historyAddress, historyPath } from "#app/admin/pieces/place.ts";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { useNow } from "#app/admin/times/clock.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import { editorAddress } from "#contracts/editor-address.ts";
import { isEntryKindName } from "#contracts/kinds/entries.ts";
import { isNewKindName } from "#contracts/kinds/find-kind.ts";
import { OTHER_LANGUAGES, type OtherLanguage } from "#contracts/languages.ts";
import { dayFormat } from "#contracts/zone-time.ts";
import * as words from "#i18n/en/admin/history.ts";
// All three, in this order, as the other pages have them: otherwise the build splits them, and what is printed differs.
import "#app/site/papers/papers.css";
import "#app/site/papers/papers-beside.css";
import "#app/site/papers/papers-print.css";
import { siteContext, userContext } from "../../context.ts";
import type { Route } from "./+types/history.ts";

/** Papers that are called by their names after they are deleted. */
const MOST_DELETED = 200;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const { searchParams } = new URL(request.url);
  const place = placeIn(params, searchParams);
  if (!place) throw notThere();
  await leadToTranslation(place);
  const isOnlyPublished = searchParams.get("only") === "published";
  const [revisions, count, draft, open, translated, papers] = await Promise.all([
    site.history.list(place, {
      limit: PAGE_LENGTH,
      ...(isOnlyPublished ? { only: "published" as const } : {}),
    }),
    site.history.count(place),
    site.draft.find(place, { by: context.get(userContext)?._id ?? null }),
    findOpen(place),
    isTranslation(place) ? site.translation.find(place) : null,
    papersFor(place),
  ]);
  if (!revisions) throw notThere();
  // It was published meanwhile, thrown away, or taken back.
  if (!draft && (params.version === WAITING || params.other === WAITING)) {
    throw replace(historyAddress(place));
  }
  const waiting = draft && waitingVersion(draft, place.language ?? "en");
  const versions: Version[] = waiting && !isOnlyPublished ? [waiting, ...revisions] : revisions;

  const ids = [params.version ?? versions[0]?._id, params.other].filter((id) => id !== undefined);
  const shown = await Promise.all(ids.map(read));
  const bodies = shown.map(({ body }) => body);
  const [before, after] = bodies;
  return {
    place,
    title: historyTitle(place, [translated?.english, draft?.body, open, before]),
    translated,
    ...{ waiting, revisions, isOnlyPublished, shown },
    goesPublicAt: draft?.publishAt ?? null,
    counts: { all: count.all + (waiting ? 1 : 0), published: count.published },
    publicNow: isNewKindName(place.kind) && !open ? null : count.last,
    changes:
      before && after ? fieldChanges(versionFields(place, papers.known), before, after) : null,
    around: { library: papers.library, today: await today() },
    pictures: await site.media.factsIn(bodies),
  };

  /** Of what was done it is known which version it made, not of which language. */
  async function leadToTranslation({ kind, id, language }: EditedPlace): Promise<void> {
    if (language || !params.version || params.version === WAITING) return;
    const made = (await site.history.open(params.version))?.place;
    if (made?.language && made.kind === kind && made.id === id) {
      throw redirect(historyAddress(made, params.version));
    }
  }

  async function findOpen({ kind, id }: EditedPlace) {
    if (kind === "post") return site.blog.find(id);
    if (isEntryKindName(kind)) return site.entry.find(kind, id);
    return kind === "own-page" ? site.ownPage.find(id) : null;
  }

  /** Of a visa those of the library, and with them those of the trash, by which older versions may go. */
  async function papersFor({ kind }: EditedPlace) {
    if (kind !== "visa") return { library: [], known: [] };
    const [library, trash] = await Promise.all([
      site.entry.list("requirement"),
      site.entry.trash(["requirement"], { limit: MOST_DELETED, offset: 0 }),
    ]);
    return { library, known: [...library, ...trash.entries] };
  }

  async function today(): Promise<string> {
    const { timeZone } = await site.settings.get();
    return dayFormat(timeZone).format(Date.now());
  }

  async function read(id: string) {
    if (!place) throw notThere();
    if (id === WAITING && draft && waiting)
      return { version: waiting, body: draft.body, until: null };
    const [version, body, until] = await Promise.all([
      site.history.findOne(place, id),
      site.history.find(place, id),
      // Of two only what differs is shown.
      params.other ? null : site.history.publicUntil(place, id),
    ]);
    if (!version || !body) throw notThere();
    return { version: version as Version, body, until };
  }
}

type Translation = EditedPlace & { language: OtherLanguage };

const isTranslation = (place: EditedPlace): place is Translation => place.language !== undefined;

function placeIn(
  { kind, id }: { kind: string; id: string },
  search: URLSearchParams,
): EditedPlace | null {
  const place = editedPlace(kind, id);
  const asked = search.get(HISTORY_LANGUAGE);
  if (!place || asked === null) return place;
  const language = OTHER_LANGUAGES.find((one) => one === asked);
  return language ? { ...place, language } : null;
}

const notThere = () => data(null, { status: 404, statusText: words.noSuchThing });

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.history);

/** The list and what is shown of it are one place: which has the focus is settled here. */
export const handle = { isOnePlace: true };

export default function AdminHistory({ loaderData }: Route.ComponentProps) {
  const { place, title, waiting, publicNow, shown, changes, isOnlyPublished } = loaderData;
  const { version, other } = useParams();
  const [search, setSearch] = useSearchParams();
  const query = search.toString();
  const { timeZone } = useSiteData().settings;
  const zone = { timeZone, now: useNow() };
  const editor = editorAddress(place);
  const older = useOlder(loaderData);
  const versions = waiting && !isOnlyPublished ? [waiting, ...older.all] : older.all;
  const compared = version && other ? [version, other] : [];
  const choosing = useChoosing(
    place,
    [...versions, ...shown.map((one) => one.version)],
    compared,
    query,
  );
  const restoring = useRestoring(place);
  useFocusOnMoves(version, other);

  return (
    <div className="admin-wrap history" data-open={version ? true : undefined}>
      <div className="page-head">
        <h1 tabIndex={-1}>{words.history}</h1>
        {version ? (
          <PageLink
            to={{ pathname: historyPath(place), search: query }}
            className="button button-ghost button-small lg:hidden"
          >
            <AdminIcon name="chevron-left" /> {words.history}
          </PageLink>
        ) : null}
        <PageLink
          to={editor}
          className={`button button-ghost button-small ${version ? "max-lg:hidden" : ""}`}
        >
          <AdminIcon name="chevron-left" /> {words.backToEditor}
        </PageLink>
        <p dir="auto">{title}</p>
      </div>
      {restoring.restored > 0 ? (
        <RestoredNotice
          key={restoring.restored}
          editor={editor}
          isBusy={restoring.isBusy}
          onUndo={() => void restoring.undo()}
        />
      ) : null}
      <div className="history-panes">
        <HistoryList
          {...{ place, versions, publicNow, isOnlyPublished, choosing, zone }}
          counts={loaderData.counts}
          openId={other ? null : (shown[0]?.version._id ?? null)}
          search={query}
          onOnlyPublished={(isOnly) =>
            setSearch(
              {
                ...(isOnly ? { only: "published" } : {}),
                ...(place.language ? { [HISTORY_LANGUAGE]: place.language } : {}),
              },
              { preventScrollReset: true },
            )
          }
          onOlder={older.showOlder && (() => void older.showOlder?.())}
        />
        <ShownVersions
          {...{ place, shown, changes, publicNow, waiting, restoring, zone }}
          planned={plannedWords(loaderData.goesPublicAt, zone)}
          translated={loaderData.translated}
          around={loaderData.around}
          search={query}
        />
      </div>
      {restoring.dialog}
    </div>
  );
}

/** On phones another page begins at its heading; beside the list the focus stays where it is, if that is there. */
function useFocusOnMoves(version: string | undefined, other: string | undefined): void {
  const path = [version, other].join();
  const before = useRef({ path, version });
  useEffect(() => {
    const { path: last, version: left } = before.current;
    before.current = { path, version };
    const isPhone = matchMedia("(width < 64rem)").matches;
    if (last === path || (!isPhone && document.activeElement !== document.body)) return;
    if (isPhone) window.scrollTo(0, 0);
    const row = !version && left ? document.getElementById(rowId(left)) : null;
    const heading = version ? ".history-pane h2" : "main h1";
    (row ?? document.querySelector<HTMLElement>(heading))?.focus();
  }, [path, version]);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title={words.notLoaded} />;
}
