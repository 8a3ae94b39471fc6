import { api, ask } from "#app/admin/api/client.ts";
import { mapAnswer } from "#app/admin/api/map-answer.ts";
import { useDraftEditor } from "#app/admin/editor/use-draft-editor.ts";
import type { Written } from "#app/admin/editor/use-editor.ts";
import type { ApiAnswer } from "#app/forms/api-answer.ts";
import type { Blog } from "#contracts/blog.ts";
import type { Draft } from "#contracts/draft.ts";
import { postKind } from "#contracts/kinds/post.ts";
import * as texts from "#i18n/en/admin/posts.ts";
import { postWords } from "#i18n/en/kinds/post.ts";
import { fill } from "#i18n/fill.ts";

type PostOptions = {
  /** None: a new one. */
  id?: string;
  /** What is public of it. */
  post?: Blog | null;
  /** What waits. */
  draft?: Draft | null;
  onSaved: () => void;
  onFailed: () => void;
  /** A new one has been kept without being published. */
  onBegun?: (id: string) => void;
};

type Post = Written<typeof postKind.fields>;

/** A post being edited; a new one has no version. */
export function usePostEditor({ post, id, draft, onSaved, onFailed, onBegun }: PostOptions) {
  const editor = useDraftEditor({
    kind: postKind,
    words: postWords,
    draftKey: `blog/${id ?? "new"}`,
    place: id ? { kind: "post", id } : null,
    loaded: post ?? {},
    draft,
    fillWords: (label) => fill(texts.fillIn, { label }),
    send: (json) =>
      id
        ? ask(() => api("blogs")[":id"].$put({ param: { id }, json }))
        : ask(() => api("blogs").index.$post({ json })),
    withIssues: withTakenLink,
    begin,
    onSaved,
    isEmptiedBySaving: !id,
    onFailed,
  });

  async function begin({ version: _, ...body }: Post, publishAt: string | null) {
    const json = publishAt
      ? ({ state: "scheduled", publishAt, ...body } as const)
      : ({ state: "draft", ...body } as const);
    const answer = await ask(() => api("blogs").index.$post({ json }));
    if (answer.isOk) onBegun?.(answer.data._id);
    return mapAnswer<object, object>(answer, () => body);
  }

  return { ...editor, id, isPublic: Boolean(post) };
}

export type PostEditing = ReturnType<typeof usePostEditor>;

/** A link that is taken is a mistake of its field. */
function withTakenLink(answer: ApiAnswer<object>): ApiAnswer<object> {
  const isTaken = !answer.isOk && answer.status === 409 && !answer.current;
  return isTaken ? { ...answer, issues: [{ path: "link", message: answer.message }] } : answer;
}
