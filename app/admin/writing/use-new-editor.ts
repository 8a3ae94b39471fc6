import { useRef, useState } from "react";
import { mapAnswer } from "#app/admin/api/map-answer.ts";
import { type Begun, useDraftEditor } from "#app/admin/editor/use-draft-editor.ts";
import type { EditorOptions, Written } from "#app/admin/editor/use-editor.ts";
import { useSentAs } from "#app/admin/session/use-sent-as.ts";
import type { ApiAnswer } from "#app/forms/api-answer.ts";
import type { Draft } from "#contracts/draft.ts";
import type { Fields } from "#contracts/field-types.ts";
import { fillIn } from "#i18n/en/admin/writing.ts";
import { fill } from "#i18n/fill.ts";

type NewEditorOptions<F extends Fields> = Pick<EditorOptions<F>, "kind" | "words" | "onFailed"> & {
  /** Of its drafts on this device. */
  noun: string;
  /** None: a new one. */
  id?: string | undefined;
  /** What is public of it. */
  open: object | null | undefined;
  /** What waits. */
  draft: Draft | null | undefined;
  /** Publishes; without an id, something new, sent with a key: the same where no answer came and it is sent again. */
  publish: (json: Written<F>, id: string | undefined, key: string) => Promise<ApiAnswer<object>>;
  /** Makes it, with that id, without making it public. */
  begin: (json: object & { state: "draft"; _id: string }) => Promise<ApiAnswer<Made>>;
  /**
   * @param link of what is public now
   * @param isNewer something was typed since, and waits
   */
  onSaved: (link: string, isNewer: boolean) => void;
  /** A new one is kept, and not public. */
  onBegun?: ((id: string) => void) | undefined;
};

/** As it waits, or as it is public where it was sent before. */
type Made = { _id: string; version: number } & ({ savedAt: string } | { updatedAt: string });

/** Of a kind that can be new: a new one is made when it is kept or published. */
export function useNewEditor<F extends Fields>(options: NewEditorOptions<F>) {
  const { kind, words, noun, open, draft, onFailed, onBegun } = options;
  const { newId, sentAs, onSentBefore, noted, beginAnew } = useSentAs();
  const [begunId, setBegunId] = useState<string>();
  const id = options.id ?? begunId;
  /** Of what was made public at once. */
  const madeId = useRef<string>(undefined);

  const editor = useDraftEditor<F>({
    ...{ kind, words, draft, begin, newId, onFailed, sentAs, onSentBefore },
    draftKey: `${noun}/${id ?? "new"}`,
    place: id ? { kind: kind.name, id } : null,
    fillWords: (label) => fill(fillIn, { label }),
    loaded: open ?? {},
    async send(json) {
      const answer = noted(await options.publish(json, id, newId), !id);
      if (answer.isOk && "_id" in answer.data) madeId.current = String(answer.data._id);
      // It was made without an answer: since then it was deleted, and what stands here is another one; or written on.
      if (!answer.isOk && answer.code === "in-trash") beginAnew();
      if (!answer.isOk && answer.current) goOnWith(newId);
      return answer;
    },
    withIssues: withTakenLink,
    isKeptBySelf: ({ title }) => id !== undefined || String(title).trim() !== "",
    onSaved(isNewer) {
      if (isNewer) goOnWith(id ?? madeId.current);
      else {
        setBegunId(undefined);
        beginAnew();
      }
      options.onSaved(editor.input("link").value.trim(), isNewer);
    },
    isEmptiedBySaving: !options.id,
  });

  async function begin(body: object): Promise<ApiAnswer<Begun>> {
    // Where no answer comes, it is the same one that is sent again.
    const answer = noted(await options.begin({ ...body, state: "draft", _id: newId }), !id);
    if (answer.isOk || answer.code === "changed-meanwhile") goOnWith(newId);
    return mapAnswer(answer, (made) => ({
      ...{ _id: made._id, version: made.version },
      savedAt: "savedAt" in made ? made.savedAt : made.updatedAt,
    }));
  }

  /** The form is of that one from now on. */
  function goOnWith(made: string | undefined): void {
    if (options.id || !made) return;
    setBegunId(made);
    onBegun?.(made);
  }

  return {
    ...{ ...editor, id, isPublic: Boolean(open) },
    /** Who may have its link already: no answer came. */
    linkOwner: id ?? sentAs,
  };
}

/** A link that is taken is a mistake of its field. */
export function withTakenLink(answer: ApiAnswer<object>): ApiAnswer<object> {
  const isTaken = !answer.isOk && answer.code?.endsWith("link-taken");
  return isTaken ? { ...answer, issues: [{ path: "link", message: answer.message }] } : answer;
}

export type NewEditor<F extends Fields> = ReturnType<typeof useNewEditor<F>>;
