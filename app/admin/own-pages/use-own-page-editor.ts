import { api, ask } from "#app/admin/api/client.ts";
import { unsavedWords } from "#app/admin/api/failure-words.ts";
import { useNewEditor } from "#app/admin/writing/use-new-editor.ts";
import { showToast } from "#app/ui/toast.ts";
import type { Draft } from "#contracts/draft.ts";
import { ownPageKind } from "#contracts/kinds/own-page.ts";
import type { OwnPage } from "#contracts/own-page.ts";
import * as texts from "#i18n/en/admin/own-pages.ts";
import { ownPageWords } from "#i18n/en/kinds/own-page.ts";

type OwnPageOptions = {
  /** None: a new one. */
  id?: string;
  /** What is public of it. */
  page?: OwnPage | null;
  /** What waits. */
  draft?: Draft | null;
  /** It is public now. @param isNewer something was typed since, and waits */
  onSaved: (isNewer: boolean) => void;
  /** A new one is kept, and not public. */
  onBegun?: (id: string) => void;
};

/** A page of one's own being edited; a new one is made when it is kept or published. */
export const useOwnPageEditor = ({ page: open, id, draft, onSaved, onBegun }: OwnPageOptions) =>
  useNewEditor({
    ...{ noun: "own-page", kind: ownPageKind, words: ownPageWords, id, open, draft, onBegun },
    publish: (json, id, key) =>
      id
        ? ask(() => api("pages")[":id"].$put({ param: { id }, json }))
        : ask(() => api("pages").index.$post({ json, header: { "idempotency-key": key } })),
    begin: (json) => ask(() => api("pages").index.$post({ json, header: {} })),
    onSaved(_, isNewer) {
      showToast(open ? texts.updated : texts.published, "success");
      onSaved(isNewer);
    },
    onFailed: (failure) => showToast(unsavedWords(texts.notPublished, failure), "error"),
  });

export type OwnPageEditing = ReturnType<typeof useOwnPageEditor>;
