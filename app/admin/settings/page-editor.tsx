import { DetailsEditor } from "#app/admin/editor/details-editor.tsx";
import { PagePreview } from "#app/admin/preview/page-preview.tsx";
import { callApi } from "#app/forms/call-api.ts";
import type { Fields } from "#contracts/field-types.ts";
import type { Kind } from "#contracts/kinds/kind.ts";
import { PAGE_KINDS, type PageId } from "#contracts/kinds/page.ts";
import { PAGE_WORDS } from "#i18n/en/kinds/page.ts";
import type { KindWords } from "#i18n/kind-words.ts";
import { PAGE_TITLES } from "./settings-titles.ts";

/** A page of the agency; an empty form until somebody writes it. */
export function PageEditor({ id, page }: { id: PageId; page: object | null }) {
  const kind: Kind<Fields> = PAGE_KINDS[id];
  const words: KindWords<Fields> = PAGE_WORDS[id];
  return (
    <DetailsEditor
      kind={kind}
      words={words}
      draftKey={`page/${id}`}
      {...PAGE_TITLES[id]}
      loaded={page ?? {}}
      send={(document) => callApi("PUT", `/api/pages/${id}`, document)}
      preview={(document) => <PagePreview id={id} document={document} />}
    />
  );
}
