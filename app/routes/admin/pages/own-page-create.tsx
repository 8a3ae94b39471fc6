import { OwnPageEditor } from "#app/admin/own-pages/own-page-editor.tsx";
import { useOwnPageEditor } from "#app/admin/own-pages/use-own-page-editor.ts";
import { renamePage } from "#app/admin/pieces/rename-page.ts";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { editorAddress } from "#contracts/editor-address.ts";
import * as words from "#i18n/en/admin/own-pages.ts";
import type { Route } from "./+types/own-page-create.ts";

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.newPage);

export default function OwnPageCreate() {
  const editor = useOwnPageEditor({
    onBegun: (id) => renamePage(editorAddress({ kind: "own-page", id })),
    onSaved: (isNewer) => isNewer || renamePage("/admin/pages/create"),
  });
  return <OwnPageEditor editor={editor} title={words.newPage} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} />;
}
