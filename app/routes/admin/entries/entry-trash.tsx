import { data } from "react-router";
import { nameOf as departureName, packageWords } from "#app/admin/departures/row-words.ts";
import { useEntryTrash } from "#app/admin/entries/use-entry-trash.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { type Trashed, TrashPage } from "#app/admin/writing/trash-page.tsx";
import { kindsIn, TRASH_NAMES, type TrashName } from "#app/admin/writing/trashes.ts";
import { siteContext } from "#app/context.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import type { TrashedEntry } from "#contracts/entry.ts";
import * as words from "#i18n/en/admin/entries.ts";
import * as shell from "#i18n/en/admin/shell.ts";
import { editPaper, editVisa, noSuch } from "#i18n/en/admin/visas.ts";
import { trash } from "#i18n/en/admin/writing.ts";
import type { Route } from "./+types/entry-trash.ts";

const PAGE_LENGTH = 100;
/** An address may name any. */
const MOST_SHOWN = 5000;

/** Where what lies there came from. */
const LISTS: Record<TrashName, readonly { to: string; label: string }[]> = {
  departures: [{ to: "/admin/departures", label: shell.departures }],
  visas: [
    { to: "/admin/visas", label: shell.visas },
    { to: "/admin/requirements", label: shell.papers },
  ],
  licences: [{ to: "/admin/licences", label: shell.licences }],
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const name = TRASH_NAMES.find((one) => one === params.entries);
  if (!name) throw data(null, { status: 404, statusText: noSuch });
  const asks = Math.floor(Number(url.searchParams.get("shown") ?? 0)) || 0;
  const limit = Math.min(Math.max(PAGE_LENGTH, asks), MOST_SHOWN);
  return { name, limit, ...(await site.entry.trash(kindsIn(name), { limit, offset: 0 })) };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, trash);

export default function EntryTrash({ loaderData }: Route.ComponentProps) {
  const { name, limit, entries, count } = loaderData;
  return (
    <TrashPage
      key={name}
      trashed={entries.map(listed)}
      trash={useEntryTrash(entries)}
      emptyText={words.trashEmptyText[name]}
      below={
        count > entries.length && limit < MOST_SHOWN ? (
          <PageLink
            className="button button-secondary mt-4"
            to={`?shown=${limit + PAGE_LENGTH}`}
            preventScrollReset
          >
            {words.olderTrash}
          </PageLink>
        ) : null
      }
    >
      {LISTS[name].map(({ to, label }) => (
        <PageLink key={to} to={to} className="button button-ghost button-small">
          <AdminIcon name="chevron-left" /> {label}
        </PageLink>
      ))}
    </TrashPage>
  );
}

function listed({ kind, departure, title, ...entry }: TrashedEntry): Trashed {
  switch (kind) {
    case "departure":
      return {
        ...entry,
        title: departureName({ leavesOn: "", returnsOn: "", ...departure, title }),
        about: packageWords(departure?.package ?? ""),
      };
    case "licence":
      return { ...entry, title };
    case "requirement":
      return { ...entry, title, about: editPaper };
    case "visa":
      return { ...entry, title, about: editVisa };
  }
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title={words.trashNotLoaded} />;
}
