import type { Json } from "#app/admin/editor/editor-values.ts";
import { useEditor } from "#app/admin/editor/use-editor.ts";
import { type ApiAnswer, callApi } from "#app/forms/call-api.ts";
import type { Blog } from "#contracts/blog.ts";
import { postKind } from "#contracts/kinds/post.ts";
import { postWords } from "#i18n/en/kinds/post.ts";

type PostOptions = { post?: Blog; onSaved: () => void; onFailed: () => void };

/** A post being edited; a new one has no version. */
export const usePostEditor = ({ post, onSaved, onFailed }: PostOptions) =>
  useEditor({
    kind: postKind,
    words: postWords,
    draftKey: `blog/${post?._id ?? "new"}`,
    loaded: post ?? {},
    fillWords: (label) => `Fill in the ${label}.`,
    send: (document) => savePost(document, post?._id),
    onSaved,
    isEmptiedBySaving: !post,
    onFailed,
  });

export type PostEditing = ReturnType<typeof usePostEditor>;

/** A link that is taken is a mistake of its field. */
async function savePost(document: Json, id?: string): Promise<ApiAnswer<Blog>> {
  const answer = id
    ? await callApi<Blog>("PUT", `/api/blogs/${id}`, document)
    : await callApi<Blog>("POST", "/api/blogs", document);
  const isTaken = !answer.isOk && answer.status === 409 && !answer.current;
  return isTaken ? { ...answer, issues: [{ path: "link", message: answer.message }] } : answer;
}
