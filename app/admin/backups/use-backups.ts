import { useCallback, useEffect, useRef, useState } from "react";
import { api, ask } from "#app/admin/api/client.ts";
import { SIGNED_OUT } from "#app/admin/api/statuses.ts";
import { usePolling } from "#app/admin/api/use-polling.ts";
import type { ApiAnswer } from "#app/forms/api-answer.ts";
import { showToast } from "#app/ui/toast.ts";
import type { Backups } from "#contracts/backups.ts";
import * as words from "#i18n/en/admin/backups.ts";
import { faults } from "#i18n/en/backup-faults.ts";
import { fill } from "#i18n/fill.ts";

const POLL_MS = 1000;

const JUST_LOADED = { isOk: true, status: 200 };

/** Whether the server answers: while a site is exchanged it does not, and then it knows no session of before. */
export type Phase = "here" | "away" | "signed-out";

/** The state of the backups, fresh each second while something is under way. */
export function useBackups(loaded: Backups) {
  const [from, setFrom] = useState(loaded);
  const [state, setState] = useState(loaded);
  const [phase, setPhase] = useState<Phase>("here");
  const [answer, setAnswer] = useState<Pick<ApiAnswer<Backups>, "isOk" | "status">>(JUST_LOADED);
  if (loaded !== from) {
    setFrom(loaded);
    setState(loaded);
    setPhase("here");
  }

  const newest = useRef(state);
  newest.current = state;

  const take = useCallback((data: Backups) => {
    const { work } = newest.current;
    setState(data);
    setPhase("here");
    if (work && !data.work) tellEnd(data);
  }, []);

  const look = useCallback(async () => {
    const found = await ask(() => api("backups").index.$get());
    if (found.isOk) {
      take(found.data);
    } else if (newest.current.work) {
      setPhase(found.status === SIGNED_OUT ? "signed-out" : "away");
    }
    setAnswer(found);
    return found;
  }, [take]);

  const isGoing = state.work !== null && phase !== "signed-out";
  useEffect(() => {
    if (!isGoing) return;
    let isOver = false;
    let timer = setTimeout(again, POLL_MS);
    async function again() {
      await look();
      if (!isOver) timer = setTimeout(again, POLL_MS);
    }
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isGoing, look]);

  const refresh = useCallback(() => void (newest.current.work === null && look()), [look]);
  usePolling({ refresh, answer });

  return {
    state,
    phase,
    /** A site of before knows no session of now. */
    isInPlace: phase === "signed-out" && state.work?.what === "restore",
    take,
    look,
  };
}

function tellEnd({ lastEnd }: Backups): void {
  if (lastEnd?.what !== "backup") return;
  const { fault } = lastEnd;
  if (fault) showToast(fill(words.notMade, { fault: faults[fault] }), "error");
  else showToast(words.isMade, "success");
}

export type BackupsInView = ReturnType<typeof useBackups>;
