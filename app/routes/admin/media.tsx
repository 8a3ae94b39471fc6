import { useSearchParams } from "react-router";
import { libraryUploads } from "#app/admin/media/library-uploads.ts";
import { MediaDrawer } from "#app/admin/media/media-drawer.tsx";
import { MediaLibrary } from "#app/admin/media/media-library.tsx";
import { PAGE_LENGTH } from "#app/admin/media/media-part.ts";
import { useMediaList } from "#app/admin/media/use-media-list.ts";
import { WITHOUT_ASKING } from "#app/admin/session/leave-guard.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { isAnotherPage } from "#app/admin/shell/is-another-page.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import * as words from "#i18n/en/admin/media.ts";
import { fill } from "#i18n/fill.ts";
import { siteContext } from "../../context.ts";
import { showToast } from "../../ui/toast.ts";
import type { Route } from "./+types/media.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { media } = context.get(siteContext).site;
  const described = isOnlyUndescribed(new URL(request.url).searchParams) ? "no" : undefined;
  return { pictures: await media.list({ q: "", described, limit: PAGE_LENGTH, offset: 0 }) };
}

const isOnlyUndescribed = (search: URLSearchParams) => search.get("described") === "no";

/** Opening a picture asks for it alone: the library stays when that fails. */
export const shouldRevalidate = isAnotherPage;

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.media);

export default function AdminMedia({ loaderData: { pictures } }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams();
  const isOnly = isOnlyUndescribed(search);
  const list = useMediaList(pictures, isOnly ? "undescribed" : undefined);
  const id = search.get("picture");
  const which: Record<string, string> = isOnly ? { described: "no" } : {};
  const close = () => setSearch(which, { preventScrollReset: true });

  async function copy(address: string) {
    try {
      await navigator.clipboard.writeText(address);
      showToast(words.addressCopied, "success");
    } catch {
      showToast(fill(words.addressIs, { address }), "success");
    }
  }

  return (
    <div className="admin-wrap pb-12">
      <div className="page-head">
        <h1>{words.media}</h1>
        <p>{words.mediaText}</p>
      </div>
      {isOnly ? (
        <p className="mb-4 flex flex-wrap items-center gap-x-4">
          {words.onlyUndescribed}
          <PageLink to="/admin/media" className="text-link">
            {words.showAllPictures}
          </PageLink>
        </p>
      ) : null}
      <MediaLibrary
        list={list}
        onPicture={({ _id }) => setSearch({ ...which, picture: _id }, { preventScrollReset: true })}
        onArt={(address) => void copy(address)}
      />
      {id ? (
        <MediaDrawer
          key={id}
          id={id}
          onClose={close}
          onSaved={(saved) => {
            list.put(saved);
            libraryUploads.settle(saved);
          }}
          onDeleted={(gone) => {
            list.drop(gone);
            libraryUploads.forget(gone);
            setSearch(which, { state: WITHOUT_ASKING, preventScrollReset: true });
          }}
        />
      ) : null}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} />;
}
