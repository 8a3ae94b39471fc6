import { useEffect, useRef, useState } from "react";
import { apiAt, ask } from "#app/admin/api/client.ts";
import type { Place } from "#app/admin/pieces/place.ts";
import type { ApiAnswer } from "#app/forms/api-answer.ts";
import type { Presence, Writer } from "#contracts/draft.ts";
import { headingAtCaret } from "./heading-at-caret.ts";

/** The server forgets whoever gives none for a minute. */
const SIGN_EVERY_MS = 30_000;
/** Whoever stays so long under another heading writes there. */
const SETTLED_MS = 2_000;

type Heard = { others: Writer[]; listen: () => (answer: ApiAnswer<Presence>) => void };

/**
 * Says that somebody has the editor open, while they see it.
 * @param place none: it is not made yet
 * @param heard what storing answered; `listen` is told how it stands there
 * @returns who else has it open, and where they write
 */
export function usePresence(place: Place | null, heard: Heard): Writer[] {
  const { kind, id, language }: Place = place ?? { kind: "", id: "" };
  const [others, setOthers] = useState(heard.others);
  const newest = useRef(heard);
  useEffect(() => {
    newest.current = heard;
  });

  useEffect(() => setOthers(heard.others), [heard.others]);

  useEffect(() => {
    if (id === "") return;
    let isOpen = true;
    let told: string | null = null;
    let settled: ReturnType<typeof setTimeout>;
    const sign = async () => {
      if (document.visibilityState !== "visible") return;
      const param = { kind, id };
      told = headingAtCaret();
      const json = { heading: told };
      const hear = newest.current.listen();
      const answer = await ask(() =>
        apiAt("drafts", { language })[":kind"][":id"].presence.$post({ param, json }),
      );
      if (!isOpen) return;
      if (answer.isOk) setOthers(answer.data.others);
      hear(answer);
    };
    const follow = () => {
      clearTimeout(settled);
      settled = setTimeout(() => headingAtCaret() !== told && void sign(), SETTLED_MS);
    };
    void sign();
    const timer = setInterval(sign, SIGN_EVERY_MS);
    document.addEventListener("visibilitychange", sign);
    document.addEventListener("selectionchange", follow);
    return () => {
      isOpen = false;
      clearInterval(timer);
      clearTimeout(settled);
      document.removeEventListener("visibilitychange", sign);
      document.removeEventListener("selectionchange", follow);
    };
  }, [kind, id, language]);

  return others;
}
