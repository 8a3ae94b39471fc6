import { useRef, useState } from "react";
import { api, ask } from "#app/admin/api/client.ts";
import { mapAnswer } from "#app/admin/api/map-answer.ts";
import type { ApiAnswer } from "#app/forms/api-answer.ts";
import type { Draft } from "#contracts/draft.ts";
import type { Fields } from "#contracts/field-types.ts";
import { useDraftPlan } from "./use-draft-plan.ts";
import { type EditorOptions, useEditor, type Written } from "./use-editor.ts";
import type { Place } from "./use-history.ts";

/** What waits, beside its fields. */
export type Waiting = Pick<Draft, "version" | "savedAt" | "publishAt" | "problem">;

type DraftEditorOptions<F extends Fields> = EditorOptions<F> & {
  /** None: it is not made yet, and `begin` makes it. */
  place: Place | null;
  draft: Draft | null | undefined;
  /** Makes it without making it public. */
  begin?: (document: Written<F>, publishAt: string | null) => Promise<ApiAnswer<object>>;
  /** Of the answer to publishing what waits: as `loaded` is. */
  publicOf?: (answer: object) => object;
  /** Of publishing: what it answers, with the places of its mistakes. */
  withIssues?: (answer: ApiAnswer<object>) => ApiAnswer<object>;
};

/**
 * The editor of something that can wait: until it is published, visitors see what was public before. The version
 * of the form is that of what waits, else that of what is public.
 */
export function useDraftEditor<F extends Fields>(options: DraftEditorOptions<F>) {
  const { place, draft, begin, publicOf = same, withIssues = same } = options;
  const [waiting, setWaiting] = useState<Waiting | null>(draft ?? null);
  const [publicNow, setPublicNow] = useState(options.loaded);
  // Of what is made and planned at once.
  const plannedFor = useRef<string | null>(null);

  const editor = useEditor<F>({
    ...options,
    loaded: draft ? { ...draft.body, version: draft.version } : options.loaded,
    send: async (document) => {
      const sent = await (waiting ? publishWaiting(document) : options.send(document));
      const answer = withIssues(sent);
      if (answer.isOk) {
        setWaiting(null);
        setPublicNow(answer.data);
      }
      return answer;
    },
    keep: place
      ? keep
      : (document) => begin?.(document, plannedFor.current) ?? options.send(document),
  });

  /** What is typed goes to what waits, which then is public. */
  async function publishWaiting(document: Written<F>): Promise<ApiAnswer<object>> {
    const kept = await keep(document);
    if (!kept.isOk || !place) return kept;
    const answer = await ask(() => api("drafts")[":kind"][":id"].publish.$post({ param: place }));
    return mapAnswer(answer, publicOf);
  }

  async function keep({ version, ...body }: Written<F>): Promise<ApiAnswer<object>> {
    const param = place ?? { kind: "", id: "" };
    const from = waiting ? { version: waiting.version } : { base: version ?? 0 };
    const json = { ...from, body };
    const answer = await ask(() => api("drafts")[":kind"][":id"].$put({ param, json }));
    if (!answer.isOk) {
      const { current, ...failure } = answer;
      return current ? { ...failure, current: shown(current) } : failure;
    }
    const { version: kept, savedAt, body: merged } = answer.data;
    setWaiting((now) => ({ publishAt: null, problem: null, ...now, version: kept, savedAt }));
    return { ...answer, data: { ...body, ...merged, version: kept } };
  }

  /** @param current what waits there by now */
  function shown(current: object): object {
    const { body, ...there } = current as Draft;
    setWaiting(there);
    return { ...body, version: there.version };
  }

  const plan = useDraftPlan({
    ...{ document: editor.document, place, waiting, setWaiting, plannedFor },
    onThrownAway() {
      setWaiting(null);
      editor.showAnew(publicNow);
    },
  });

  return { ...editor, waiting, plan };
}

const same = <T>(answer: T): T => answer;

export type DraftEditor<F extends Fields> = ReturnType<typeof useDraftEditor<F>>;
