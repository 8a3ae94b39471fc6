import { useEffect, useState } from "react";
import { api, ask } from "#app/admin/api/client.ts";
import type { Place } from "#app/admin/pieces/place.ts";
import type { Writer } from "#contracts/draft.ts";

/** The server forgets whoever gives none for a minute. */
const SIGN_EVERY_MS = 30_000;

/**
 * Says that somebody has the editor open, while they see it.
 * @param heard what storing answered
 * @returns who else has it open
 */
export function usePresence({ kind, id }: Place, heard: Writer[]): Writer[] {
  const [others, setOthers] = useState(heard);

  useEffect(() => setOthers(heard), [heard]);

  useEffect(() => {
    let isOpen = true;
    const sign = async () => {
      if (document.visibilityState !== "visible") return;
      const param = { kind, id };
      const answer = await ask(() => api("drafts")[":kind"][":id"].presence.$post({ param }));
      if (isOpen && answer.isOk) setOthers(answer.data.others);
    };
    void sign();
    const timer = setInterval(sign, SIGN_EVERY_MS);
    document.addEventListener("visibilitychange", sign);
    return () => {
      isOpen = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", sign);
    };
  }, [kind, id]);

  return others;
}
