import { use, useRef, useState } from "react";
import { api, ask } from "#app/admin/api/client.ts";
import { mapAnswer } from "#app/admin/api/map-answer.ts";
import { useSentBefore } from "#app/admin/editor/lost-answer.ts";
import { calledOf } from "#app/admin/presence/called-of.ts";
import type { OtherName } from "#app/admin/presence/other-words.ts";
import { DraftOwner } from "#app/admin/session/draft-owner.ts";
import { useSentAs } from "#app/admin/session/use-sent-as.ts";
import type { ReplyTemplate } from "#contracts/reply-template.ts";
import { type TemplateValues, textsOf, valuesOf } from "./template-values.ts";

/** @param template null: a new one @returns `saved`: as the server has it */
export function useSendTemplate(template: ReplyTemplate | null) {
  const userId = use(DraftOwner);
  const saved = useRef<ReplyTemplate | null>(null);
  const { newId, noted, sentAs, onSentBefore } = useSentAs();
  const [otherName, setOtherName] = useState<OtherName>("");

  const send = useSentBefore<TemplateValues>(async (values) => {
    const answer = template ? await change(template._id, values) : await create(newId, values);
    if (answer.isOk) saved.current = answer.data;
    else if (answer.current) setOtherName(otherOf(answer.current, userId));
    return mapAnswer(noted(answer, !template), valuesOf);
  });

  return { saved, send, sentAs, onSentBefore, otherName };
}

/** Sent again with its key it is the same one. */
function create(key: string, values: TemplateValues) {
  // None: it was not read yet.
  const version = values.version || undefined;
  const sent = { json: { ...textsOf(values), version }, header: { "idempotency-key": key } };
  return ask(() => api("templates").index.$post(sent));
}

function change(_id: string, values: TemplateValues) {
  const json = { ...textsOf(values), version: values.version };
  return ask(() => api("templates")[":_id"].$put({ param: { _id }, json }));
}

const otherOf = ({ changedBy }: ReplyTemplate, userId: string): OtherName =>
  changedBy?._id === userId ? null : calledOf(changedBy?.name ?? "");
