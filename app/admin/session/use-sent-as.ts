import { useState } from "react";
import { isUnanswered } from "#app/admin/api/failure-words.ts";
import type { ApiAnswer } from "#app/forms/api-answer.ts";
import { makeId } from "#app/forms/make-id.ts";

/** The key of something new: sent again with it, it is the same one. */
export function useSentAs() {
  const [newId, setNewId] = useState<string>(() => makeId());
  const [sentAs, setSentAs] = useState<string>();
  return {
    newId,
    /** It may be there already: no answer came. */
    sentAs,
    /** What was typed then is here again. */
    onSentBefore: setNewId,
    /** @param isNew otherwise it has an id of its own */
    noted<A extends ApiAnswer<object>>(answer: A, isNew = true): A {
      setSentAs(isNew && !answer.isOk && isUnanswered(answer) ? newId : undefined);
      return answer;
    },
    /** It is there, and what is typed now is still that one. */
    goOn: () => setSentAs(newId),
    /** What is typed next is another one. */
    beginAnew: () => setNewId(makeId()),
  };
}
