import { useState } from "react";
import { api, ask } from "#app/admin/api/client.ts";
import { mapAnswer } from "#app/admin/api/map-answer.ts";
import { type Begun, useDraftEditor } from "#app/admin/editor/use-draft-editor.ts";
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
  /** @param link of what is public now */
  onSaved: (link: string) => void;
  onFailed: () => void;
  /** A new one is kept, and not public. */
  onBegun?: (id: string) => void;
};

/** A post being edited; a new one is made when it is kept or published. */
export function usePostEditor(options: PostOptions) {
  const { post, draft, onFailed, onBegun } = options;
  const [newId, setNewId] = useState(() => crypto.randomUUID());
  const [begunId, setBegunId] = useState<string>();
  const id = options.id ?? begunId;

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
    isKeptBySelf: ({ title }) => id !== undefined || String(title).trim() !== "",
    onSaved() {
      setBegunId(undefined);
      setNewId(crypto.randomUUID());
      options.onSaved(editor.document.value.link.trim());
    },
    isEmptiedBySaving: !options.id,
    onFailed,
  });

  async function begin(body: object): Promise<ApiAnswer<Begun>> {
    // Where no answer comes, it is the same post that is sent again.
    const json = { ...body, state: "draft", _id: newId } as const;
    const answer = await ask(() => api("blogs").index.$post({ json }));
    if (answer.isOk) {
      setBegunId(newId);
      onBegun?.(newId);
    }
    return mapAnswer(answer, (made) => ({
      ...{ _id: made._id, version: made.version },
      savedAt: "savedAt" in made ? made.savedAt : made.updatedAt,
    }));
  }

  return { ...editor, id, isPublic: Boolean(post) };
}

export type PostEditing = ReturnType<typeof usePostEditor>;

/** A link that is taken is a mistake of its field. */
function withTakenLink(answer: ApiAnswer<object>): ApiAnswer<object> {
  const isTaken = !answer.isOk && answer.status === 409 && !answer.current;
  return isTaken ? { ...answer, issues: [{ path: "link", message: answer.message }] } : answer;
}
