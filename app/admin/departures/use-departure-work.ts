import { useState } from "react";
import type { ask } from "#app/admin/api/client.ts";
import { api } from "#app/admin/api/client.ts";
import { type Failure, failureWords } from "#app/admin/api/failure-words.ts";
import { CONFLICT, NOT_THERE } from "#app/admin/api/statuses.ts";
import { useRefresh } from "#app/admin/api/use-refresh.ts";
import { useSignedInCall } from "#app/admin/session/use-signed-in-call.tsx";
import type { ApiAnswer } from "#app/forms/api-answer.ts";
import { showToast } from "#app/ui/toast.ts";
import type { KeptDeparture } from "#contracts/departure.ts";
import type { Change } from "#contracts/departure-changes.ts";
import type { ListedDeparture } from "#contracts/departure-row.ts";
import * as changes from "#i18n/en/admin/departure-changes.ts";
import * as words from "#i18n/en/admin/departures.ts";
import { fill } from "#i18n/fill.ts";
import { nameOf } from "./row-words.ts";

type Chosen = readonly ListedDeparture[];
type Refused = Extract<ApiAnswer<unknown>, { isOk: false }>;

/** Only with others: how many of each, and how many days apart. */
export type Copying = { copies: number; every: number };

/** Waiting changes of several at once, and the way back. */
export function useDepartureWork() {
  const refresh = useRefresh();
  const { call, dialog } = useSignedInCall();
  const [isBusy, setBusy] = useState(false);

  /** @returns what is wrong, in words; null: nothing */
  async function keep(
    chosen: Chosen,
    said: string,
    request: () => ReturnType<typeof ask<Response>>,
  ): Promise<string | null> {
    if (isBusy) return null;
    setBusy(true);
    const answer = await request();
    // Whoever presses again has the list as it is now.
    await refresh(answer);
    setBusy(false);
    if (!answer.isOk) return refusalWords(answer, chosen);
    const kept: KeptDeparture[] = answer.data;
    showToast(said, "success", { label: changes.undo, run: () => void takeBack(kept) });
    return null;
  }

  async function takeBack(waiting: KeptDeparture[]): Promise<void> {
    const answer = await call(() => api("departures").waiting.undo.$post({ json: { waiting } }));
    void refresh(answer);
    if (answer.isOk) showToast(changes.undone, "success");
    else showToast(failureWords(changes.notUndone, meanwhile(answer)), "error");
  }

  const post = <Sent>(send: (sent: Sent) => Promise<unknown>, sent: Sent) =>
    call(() => send(sent) as Promise<Response>);

  return {
    isBusy,
    dialog,
    change(chosen: Chosen, change: Change, said: string): Promise<string | null> {
      const several = {
        ids: chosen.map(({ id }) => id),
        waiting: true,
        seen: chosen.map(({ id, version, waiting }) => ({ id, version, waiting })),
      };
      const { shift, prices, seats } = api("departures");
      return keep(chosen, said, () => {
        switch (change.to) {
          case "days":
            return post(shift.$post, { json: { ...several, days: change.days } });
          case "prices":
            return post(prices.$post, {
              json: { ...several, ...change.prices, names: [...(change.prices.names ?? [])] },
            });
          case "seats":
            return post(seats.$post, { json: { ...several, seats: change.seats as "full" } });
        }
      });
    },

    /** @param request of one press: sent again, it is done once */
    duplicate(chosen: Chosen, how: Copying & { request: string }, said: string) {
      const ids = chosen.map(({ id }) => id);
      const { duplicate } = api("departures");
      return keep(chosen, said, () => post(duplicate.$post, { json: { ids, ...how } }));
    },
  };
}

/** Of several the list shows what became of them. */
export const meanwhile = <Refusal extends Failure>(answer: Refusal): Refusal =>
  answer.status === NOT_THERE || answer.status === CONFLICT
    ? { ...answer, message: words.notAsTheyWere }
    : answer;

/** Which of them somebody else changed is named. */
function refusalWords(answer: Refused & { fields?: string[] }, chosen: Chosen): string {
  const theirs = chosen.filter(({ id }) => answer.fields?.includes(id));
  if (answer.status === CONFLICT && theirs.length > 0) {
    return fill(changes.savedSince, { days: theirs.map(({ body }) => nameOf(body)).join("; ") });
  }
  return failureWords(words.notDone, meanwhile(answer));
}
