import { api, ask } from "#app/admin/api/client.ts";
import { useNewEditor } from "#app/admin/writing/use-new-editor.ts";
import type { Blog } from "#contracts/blog.ts";
import type { Draft } from "#contracts/draft.ts";
import { postKind } from "#contracts/kinds/post.ts";
import { postWords } from "#i18n/en/kinds/post.ts";

type PostOptions = {
  /** None: a new one. */
  id?: string;
  /** What is public of it. */
  post?: Blog | null;
  /** What waits. */
  draft?: Draft | null;
  /**
   * @param link of what is public now
   * @param isNewer something was typed since, and waits
   */
  onSaved: (link: string, isNewer: boolean) => void;
  onFailed: () => void;
  /** A new one is kept, and not public. */
  onBegun?: (id: string) => void;
};

/** A post being edited; a new one is made when it is kept or published. */
export const usePostEditor = ({ post: open, id, draft, ...said }: PostOptions) =>
  useNewEditor({
    ...{ noun: "blog", kind: postKind, words: postWords, id, open, draft, ...said },
    publish: (json, id, key) =>
      id
        ? ask(() => api("blogs")[":id"].$put({ param: { id }, json }))
        : ask(() => api("blogs").index.$post({ json, header: { "idempotency-key": key } })),
    begin: (json) => ask(() => api("blogs").index.$post({ json, header: {} })),
  });

export type PostEditing = ReturnType<typeof usePostEditor>;
