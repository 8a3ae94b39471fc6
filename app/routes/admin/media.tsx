import { useSearchParams } from "react-router";
import { MediaDrawer } from "#app/admin/media/media-drawer.tsx";
import { MediaLibrary } from "#app/admin/media/media-library.tsx";
import { PAGE_LENGTH, useMediaList } from "#app/admin/media/use-media-list.ts";
import { WITHOUT_ASKING } from "#app/admin/session/leave-guard.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { isAnotherPage } from "#app/admin/shell/is-another-page.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import * as words from "#i18n/en/admin/media.ts";
import { fill } from "#i18n/fill.ts";
import { siteContext } from "../../context.ts";
import { showToast } from "../../ui/toast.ts";
import type { Route } from "./+types/media.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { media } = context.get(siteContext).site;
  return { pictures: await media.list({ q: "", limit: PAGE_LENGTH, offset: 0 }) };
}

/** Opening a picture asks for it alone: the library stays when that fails. */
export const shouldRevalidate = isAnotherPage;

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.media);

export default function AdminMedia({ loaderData: { pictures } }: Route.ComponentProps) {
  const list = useMediaList(pictures);
  const [search, setSearch] = useSearchParams();
  const id = search.get("picture");
  const close = () => setSearch({}, { preventScrollReset: true });

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
      <MediaLibrary
        list={list}
        onPicture={({ _id }) => setSearch({ picture: _id }, { preventScrollReset: true })}
        onArt={(address) => void copy(address)}
      />
      {id ? (
        <MediaDrawer
          key={id}
          id={id}
          onClose={close}
          onSaved={list.put}
          onDeleted={(gone) => {
            list.drop(gone);
            setSearch({}, { state: WITHOUT_ASKING, preventScrollReset: true });
          }}
        />
      ) : null}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} />;
}
