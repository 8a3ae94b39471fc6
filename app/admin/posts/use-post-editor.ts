import { api, ask } from "#app/admin/api/client.ts";
import { useEditor, type Written } from "#app/admin/editor/use-editor.ts";
import type { Blog } from "#contracts/blog.ts";
import { postKind } from "#contracts/kinds/post.ts";
import * as texts from "#i18n/en/admin/posts.ts";
import { postWords } from "#i18n/en/kinds/post.ts";
import { fill } from "#i18n/fill.ts";

type PostOptions = { post?: Blog; onSaved: () => void; onFailed: () => void };

/** A post being edited; a new one has no version. */
export const usePostEditor = ({ post, onSaved, onFailed }: PostOptions) =>
  useEditor({
    kind: postKind,
    words: postWords,
    draftKey: `blog/${post?._id ?? "new"}`,
    loaded: post ?? {},
    fillWords: (label) => fill(texts.fillIn, { label }),
    send: (document) => savePost(document, post?._id),
    onSaved,
    isEmptiedBySaving: !post,
    onFailed,
  });

export type PostEditing = ReturnType<typeof usePostEditor>;

/** A link that is taken is a mistake of its field. */
async function savePost(json: Written<typeof postKind.fields>, id?: string) {
  const answer = id
    ? await ask(() => api("blogs")[":id"].$put({ param: { id }, json }))
    : await ask(() => api("blogs").index.$post({ json }));
  const isTaken = !answer.isOk && answer.status === 409 && !answer.current;
  return isTaken ? { ...answer, issues: [{ path: "link", message: answer.message }] } : answer;
}
