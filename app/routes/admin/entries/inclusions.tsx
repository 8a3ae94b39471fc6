import { data } from "react-router";
import { api, ask } from "#app/admin/api/client.ts";
import { AdminPage } from "#app/admin/pieces/admin-page.tsx";
import { DetailsEditor } from "#app/admin/settings/details-editor.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { siteContext, userContext } from "#app/context.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { PACKAGE_TITLES } from "#app/site/packages/package-titles.ts";
import { INCLUSIONS_KINDS, linesOf } from "#contracts/kinds/inclusions.ts";
import { departingIdSchema } from "#contracts/kinds/schemas.ts";
import { unwritten } from "#contracts/unwritten.ts";
import * as words from "#i18n/en/admin/packages.ts";
import { noSuchPage } from "#i18n/en/admin/settings.ts";
import { inclusionsWords } from "#i18n/en/kinds/inclusions.ts";
import { fill } from "#i18n/fill.ts";
import type { Route } from "./+types/inclusions.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const id = departingIdSchema.safeParse(params.id);
  if (!id.success) throw data(null, { status: 404, statusText: noSuchPage });
  const place = { kind: "inclusions", id: id.data } as const;
  const by = { by: context.get(userContext)?._id ?? null };
  const [list, draft] = await Promise.all([
    site.inclusions.find(id.data),
    site.draft.find(place, by),
  ]);
  return { id: id.data, list, draft };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  unlistedMeta(matches, words.inclusionsShort);

/** What the price of a package holds: each line of the fixed list. */
export default function InclusionsPage({ loaderData: { id, list, draft } }: Route.ComponentProps) {
  return (
    <div className="inclusions-form">
      <DetailsEditor
        key={id}
        kind={INCLUSIONS_KINDS[id]}
        words={inclusionsWords(id)}
        draftKey={`inclusions/${id}`}
        place={{ kind: "inclusions", id }}
        draft={draft}
        Frame={AdminPage}
        title={fill(words.inclusionsOf, { package: PACKAGE_TITLES[id] })}
        text={words.inclusionsText}
        above={Object.fromEntries(
          linesOf(id)
            .slice(1)
            .map((line) => [`${line}.state`, () => <Rule />]),
        )}
        loaded={list ?? unwritten(INCLUSIONS_KINDS[id].fields, id)}
        send={(json) => ask(() => api("package")[":id"].inclusions.$put({ param: { id }, json }))}
      />
    </div>
  );
}

/** Between the lines. */
const Rule = () => <hr className="my-2 border-line" />;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} />;
}
