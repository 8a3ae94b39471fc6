import { type ReactNode, useEffect } from "react";
import { useSearchParams } from "react-router";
import { PackageEditor } from "#app/admin/packages/package-editor.tsx";
import { usePackage } from "#app/admin/packages/use-package.ts";
import { TryAgain } from "#app/admin/pieces/try-again.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { isAnotherPage } from "#app/admin/shell/is-another-page.ts";
import { siteContext } from "#app/context.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { PACKAGE_TITLES } from "#app/site/packages/package-titles.ts";
import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { Picture } from "#app/site/pieces/picture.tsx";
import { SIZES } from "#app/site/pieces/picture-sizes.ts";
import { Dots } from "#app/site/pieces/waiting.tsx";
import { showToast } from "#app/ui/toast.ts";
import { PACKAGE_IDS } from "#contracts/kinds/package.ts";
import * as words from "#i18n/en/admin/packages.ts";
import type { Route } from "./+types/package.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const packages = await site.package.list();
  const pictures = await site.media.factsIn(packages);
  return {
    pictures,
    // One that nobody has written yet begins as an empty form.
    packages: PACKAGE_IDS.map((_id) => ({
      _id,
      bannerimageUrl: packages.find((one) => one._id === _id)?.bannerimageUrl ?? "",
    })),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.packageTitle);

/** Choosing one asks for it alone: the tiles stay when that fails. */
export const shouldRevalidate = isAnotherPage;

export default function AdminPackage({ loaderData: { packages } }: Route.ComponentProps) {
  const id = useSearchParams()[0].get("package");
  const { found, retry } = usePackage(id);
  if (!id) return <PackageTiles packages={packages} />;
  if (found === null) {
    return (
      <PackageTiles packages={packages}>
        <EmptyState title={words.detailsNotLoaded}>
          <TryAgain className="button-primary button-small" onPress={retry} />
        </EmptyState>
      </PackageTiles>
    );
  }
  return (
    <>
      <div className="admin-wrap pt-5 -mb-4">
        <nav aria-label={words.packages} className="part-tabs">
          {packages.map(({ _id }) => (
            <PageLink
              key={_id}
              to={`?package=${_id}`}
              className="chip"
              aria-current={_id === id || undefined}
            >
              {PACKAGE_TITLES[_id]}
            </PageLink>
          ))}
        </nav>
      </div>
      {found ? <PackageEditor key={found.pack._id} {...found} /> : null}
      {found === undefined ? <Dots /> : null}
    </>
  );
}

type PackageTilesProps = Pick<Route.ComponentProps["loaderData"], "packages"> & {
  /** What became of the one that was chosen. */
  children?: ReactNode;
};

function PackageTiles({ packages, children }: PackageTilesProps) {
  return (
    <div className="admin-wrap pb-12">
      <div className="page-head">
        <h1>{words.packageTitle}</h1>
        <p>{words.choosePackage}</p>
      </div>
      {children}
      <nav aria-label={words.packages} className="package-tiles">
        {packages.map(({ _id, bannerimageUrl }) => (
          <PageLink key={_id} to={`?package=${_id}`} className="panel">
            {bannerimageUrl ? <Picture src={bannerimageUrl} alt="" sizes={SIZES.card} /> : null}
            <span>{PACKAGE_TITLES[_id]}</span>
          </PageLink>
        ))}
      </nav>
    </div>
  );
}

export function ErrorBoundary() {
  useEffect(() => showToast(words.packagesNotLoaded, "error"), []);
  return <AdminProblem title={words.packagesNotLoaded} />;
}
