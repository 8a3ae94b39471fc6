import { useEffect, useRef } from "react";
import { data, redirect, useParams, useSearchParams } from "react-router";
import { fieldChanges } from "#app/admin/compare/field-changes.ts";
import { HistoryList, rowId } from "#app/admin/history/history-list.tsx";
import { RestoredNotice } from "#app/admin/history/restored-notice.tsx";
import { ShownVersions } from "#app/admin/history/shown-versions.tsx";
import { useChoosing } from "#app/admin/history/use-choosing.ts";
import { PAGE_LENGTH, useOlder } from "#app/admin/history/use-older.ts";
import { useRestoring } from "#app/admin/history/use-restoring.ts";
import { type Version, WAITING, waitingVersion } from "#app/admin/history/version.ts";
import { type EditedPlace, editedPlace, fieldsOf } from "#app/admin/inputs/edited-place.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { useNow } from "#app/admin/pieces/clock.ts";
import { HISTORY_LANGUAGE, historyAddress, historyPath } from "#app/admin/pieces/place.ts";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import { editorAddress } from "#contracts/editor-address.ts";
import { isNewKindName } from "#contracts/kinds/find-kind.ts";
import { OTHER_LANGUAGES, type OtherLanguage } from "#contracts/languages.ts";
import * as words from "#i18n/en/admin/history.ts";
import { placeName } from "#i18n/place-name.ts";
import { siteContext, userContext } from "../../context.ts";
import type { Route } from "./+types/history.ts";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const { searchParams } = new URL(request.url);
  const place = placeIn(params, searchParams);
  if (!place) throw notThere();
  await leadToTranslation(place);
  const isOnlyPublished = searchParams.get("only") === "published";
  const [revisions, count, draft, open, translated] = await Promise.all([
    site.history.list(place, {
      limit: PAGE_LENGTH,
      ...(isOnlyPublished ? { only: "published" as const } : {}),
    }),
    site.history.count(place),
    site.draft.find(place, { by: context.get(userContext)?._id ?? null }),
    findOpen(place),
    isTranslation(place) ? site.translation.find(place) : null,
  ]);
  if (!revisions) throw notThere();
  const waiting = draft && waitingVersion(draft, place.language ?? "en");
  const versions: Version[] = waiting && !isOnlyPublished ? [waiting, ...revisions] : revisions;

  const ids = [params.version ?? versions[0]?._id, params.other].filter((id) => id !== undefined);
  const shown = await Promise.all(ids.map(read));
  const bodies = shown.map(({ body }) => body);
  const [before, after] = bodies;
  return {
    place,
    title: placeName(
      place,
      String(translated?.english.title ?? draft?.body.title ?? open?.title ?? before?.title ?? ""),
    ),
    translated,
    ...{ waiting, revisions, isOnlyPublished, shown },
    counts: { all: count.all + (waiting ? 1 : 0), published: count.published },
    publicNow: isNewKindName(place.kind) && !open ? null : count.last,
    changes: before && after ? fieldChanges(fieldsOf(place), before, after) : null,
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
    return kind === "own-page" ? site.ownPage.find(id) : null;
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
          translated={loaderData.translated}
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
