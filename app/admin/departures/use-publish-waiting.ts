import { useState } from "react";
import { api } from "#app/admin/api/client.ts";
import { failureWords } from "#app/admin/api/failure-words.ts";
import { useRefresh } from "#app/admin/api/use-refresh.ts";
import { useSignedInCall } from "#app/admin/session/use-signed-in-call.tsx";
import type { ApiIssue } from "#app/forms/api-answer.ts";
import { showToast } from "#app/ui/toast.ts";
import * as words from "#i18n/en/admin/departures.ts";
import { plural } from "#i18n/fill.ts";
import { meanwhile } from "./use-departure-work.ts";

/** What waits, as it was read. */
export type WaitingOne = { id: string; version: number };

/** What one of them breaks. */
export type WaitingFault = { id: string; message: string };

/** What waits goes public, or is thrown away: all of it, or nothing. */
export function usePublishWaiting() {
  const refresh = useRefresh();
  const { call, dialog } = useSignedInCall();
  const [isBusy, setBusy] = useState(false);
  const [faults, setFaults] = useState<readonly WaitingFault[]>([]);

  async function publish(waiting: readonly WaitingOne[]): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    const json = { waiting: waiting.map(({ id, version }) => ({ id, version })) };
    const answer = await call(() => api("departures").waiting.publish.$post({ json }));
    setBusy(false);
    void refresh(answer);
    const found = answer.isOk ? [] : faultsIn(answer);
    setFaults(found);
    if (answer.isOk) showToast(plural(words.published, waiting.length), "success");
    else if (found.length === 0) showToast(failureWords(words.notDone, meanwhile(answer)), "error");
    return answer.isOk;
  }

  async function discard(waiting: readonly WaitingOne[]): Promise<void> {
    const json = { waiting: waiting.map(({ id, version }) => ({ id, version })) };
    const answer = await call(() => api("departures").waiting.discard.$post({ json }));
    void refresh(answer);
    setFaults([]);
    if (answer.isOk) showToast(words.thrownAway, "success");
    else showToast(failureWords(words.notDone, meanwhile(answer)), "error");
  }

  return { publish, discard, faults, isBusy, dialog };
}

/** The id of the one that is refused stands before each path. */
const faultsIn = ({ issues }: { issues: readonly ApiIssue[] }): WaitingFault[] =>
  issues.map(({ path, message }) => ({ id: path.split(".")[0] ?? "", message }));
