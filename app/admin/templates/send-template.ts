import { useRef } from "react";
import { api, ask } from "#app/admin/api/client.ts";
import { isUnanswered } from "#app/admin/api/failure-words.ts";
import { mapAnswer } from "#app/admin/api/map-answer.ts";
import { useSentBefore } from "#app/admin/editor/lost-answer.ts";
import type { ApiAnswer } from "#app/forms/api-answer.ts";
import type { ReplyTemplate } from "#contracts/reply-template.ts";
import { type TemplateValues, textsOf, valuesOf } from "./template-values.ts";

type Texts = ReturnType<typeof textsOf>;

/** @param template null: a new one @returns `saved`: as the server has it */
export function useSendTemplate(template: ReplyTemplate | null) {
  const saved = useRef<ReplyTemplate | null>(null);
  // Of a new one: sent, and perhaps stored.
  const begun = useRef<Texts | null>(null);

  const send = useSentBefore<TemplateValues>(async (values) => {
    const texts = textsOf(values);
    const answer = template
      ? await change(template._id, { ...texts, version: values.version })
      : await create(texts);
    if (answer.isOk) saved.current = answer.data;
    return mapAnswer(answer, valuesOf);
  });

  /** The same once more is the one that is there: what was written since changes it. */
  async function create(texts: Texts): Promise<ApiAnswer<ReplyTemplate>> {
    const first = begun.current ?? texts;
    const made = await ask(() => api("templates").index.$post({ json: first }));
    begun.current = !made.isOk && isUnanswered(made) ? first : null;
    if (!made.isOk || first === texts) return made;
    return change(made.data._id, { ...texts, version: made.data.version });
  }

  return { saved, send };
}

const change = (_id: string, json: Texts & { version: number }) =>
  ask(() => api("templates")[":_id"].$put({ param: { _id }, json }));
