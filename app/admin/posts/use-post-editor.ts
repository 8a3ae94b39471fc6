import { useRef, useState } from "react";
import { api, ask } from "#app/admin/api/client.ts";
import { mapAnswer } from "#app/admin/api/map-answer.ts";
import { useEditor, type Written } from "#app/admin/editor/use-editor.ts";
import type { ApiAnswer } from "#app/forms/api-answer.ts";
import type { Blog } from "#contracts/blog.ts";
import type { Draft } from "#contracts/draft.ts";
import { postKind } from "#contracts/kinds/post.ts";
import * as texts from "#i18n/en/admin/posts.ts";
import { postWords } from "#i18n/en/kinds/post.ts";
import { fill } from "#i18n/fill.ts";

/** What waits of a post, beside its fields. */
export type PostWaiting = Pick<Draft, "version" | "savedAt" | "publishAt" | "problem">;

type PostOptions = {
  /** What is public; none: nothing of it is. */
  post?: Blog | undefined;
  id?: string;
  /** What waits. */
  draft?: Draft | null;
  onSaved: () => void;
  onFailed: () => void;
  /** Of a post that had no id. */
  onBegun?: (id: string) => void;
};

type Post = Written<typeof postKind.fields>;

/** A post being edited: a new one has no version; that of waiting changes is their own. */
export function usePostEditor({ post, id, draft, onSaved, onFailed, onBegun }: PostOptions) {
  const [waiting, setWaiting] = useState<PostWaiting | null>(draft ?? null);
  // Of a post that is made and planned at once.
  const plannedFor = useRef<string | null>(null);
  const place = { kind: "post", id: id ?? "" };

  const editor = useEditor({
    kind: postKind,
    words: postWords,
    draftKey: `blog/${id ?? "new"}`,
    loaded: draft ? { ...draft.body, version: draft.version } : (post ?? {}),
    fillWords: (label) => fill(texts.fillIn, { label }),
    send: (document) => (waiting ? publishWaiting(document) : publish(document)),
    keep: id ? keep : begin,
    onSaved,
    isEmptiedBySaving: !id,
    onFailed,
  });

  async function publish(json: Post) {
    const answer = id
      ? await ask(() => api("blogs")[":id"].$put({ param: { id }, json }))
      : await ask(() => api("blogs").index.$post({ json }));
    return withTakenLink(answer);
  }

  /** What is typed goes to what waits, which then is public. */
  async function publishWaiting(document: Post): Promise<ApiAnswer<object>> {
    const kept = await keep(document);
    if (!kept.isOk) return kept;
    const param = place;
    return withTakenLink(await ask(() => api("drafts")[":kind"][":id"].publish.$post({ param })));
  }

  async function keep({ version, ...body }: Post): Promise<ApiAnswer<object>> {
    const from = waiting ? { version: waiting.version } : { base: version ?? 0 };
    const json = { ...from, body };
    const answer = await ask(() => api("drafts")[":kind"][":id"].$put({ param: place, json }));
    if (answer.isOk) {
      const { version: kept, savedAt } = answer.data;
      setWaiting((now) => ({ publishAt: null, problem: null, ...now, version: kept, savedAt }));
    }
    const { current, ...known } = answer.isOk ? { ...answer, current: null } : answer;
    if (known.isOk)
      return mapAnswer(known, (saved) => ({ ...body, ...saved.body, version: saved.version }));
    return current ? { ...known, current: shownDraft(current) } : known;
  }

  /** A post that has no id yet. */
  async function begin({ version: _, ...body }: Post): Promise<ApiAnswer<object>> {
    const publishAt = plannedFor.current;
    const json = publishAt
      ? ({ state: "scheduled", publishAt, ...body } as const)
      : ({ state: "draft", ...body } as const);
    const answer = await ask(() => api("blogs").index.$post({ json }));
    if (answer.isOk) onBegun?.(answer.data._id);
    return mapAnswer(answer, () => body);
  }

  function shownDraft(current: object): object {
    const { body, ...there } = current as Draft;
    setWaiting(there);
    return { ...body, version: there.version };
  }

  return { ...editor, id, post, waiting, setWaiting, place, plannedFor };
}

export type PostEditing = ReturnType<typeof usePostEditor>;

/** A link that is taken is a mistake of its field. */
function withTakenLink<T>(answer: ApiAnswer<T>): ApiAnswer<T> {
  const isTaken = !answer.isOk && answer.status === 409 && !answer.current;
  return isTaken ? { ...answer, issues: [{ path: "link", message: answer.message }] } : answer;
}
