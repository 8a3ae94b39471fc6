import { useCallback, useEffect, useState } from "react";
import { type Ask, api, ask } from "#app/admin/api/client.ts";
import { failureMessage } from "#app/admin/api/failure-words.ts";
import { NOT_THERE } from "#app/admin/api/statuses.ts";
import type { ApiAnswer } from "#app/forms/api-answer.ts";
import { showToast } from "#app/ui/toast.ts";
import type { Import, ImportChoice, ImportState } from "#contracts/import.ts";

const POLL_MS = 1500;

const UNDER_WAY: readonly ImportState[] = ["reading", "running", "undoing"];

export const isGoing = ({ state }: Pick<Import, "state">) => UNDER_WAY.includes(state);

/** What is looked at: an import, fresh while it goes on; null: somebody chooses where from. */
export function useMoveIn(all: readonly Import[], call: Ask) {
  const [newest] = all;
  const [shown, setShown] = useState<Import | null>(
    newest && newest.state !== "undone" && newest.state !== "failed" ? newest : null,
  );
  const [isBusy, setBusy] = useState(false);
  const id = shown && isGoing(shown) ? shown._id : null;

  useEffect(() => {
    if (!id) return;
    let isOver = false;
    const look = async () => {
      const answer = await ask(() => api("imports")[":_id"].$get({ param: { _id: id } }));
      if (!isOver && answer.isOk) setShown(answer.data);
      if (!isOver) timer = setTimeout(look, POLL_MS);
    };
    let timer = setTimeout(look, POLL_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [id]);

  /** What somebody asked for; why it was not done is said. */
  const settle = useCallback((answer: ApiAnswer<Import>): boolean => {
    setBusy(false);
    if (answer.isOk) setShown(answer.data);
    else showToast(failureMessage(answer), "error");
    return answer.isOk;
  }, []);

  const onward = useCallback(
    async (what: "start" | "stop" | "undo", _id: string) => {
      setBusy(true);
      return settle(await call(() => api("imports")[":_id"][what].$post({ param: { _id } })));
    },
    [call, settle],
  );

  return {
    shown,
    isBusy,
    show: setShown,
    onward,
    /** Another link, or that it does not come. @returns why not; null: it is done */
    async choose(_id: string, number: number, json: ImportChoice): Promise<string | null> {
      const param = { _id, number: String(number) };
      const answer = await call(() =>
        api("imports")[":_id"].items[":number"].$put({ param, json }),
      );
      if (answer.isOk) setShown(answer.data);
      return answer.isOk ? null : failureMessage(answer);
    },
    /** It brought nothing: it is forgotten, and somebody chooses anew. */
    async forget(_id: string): Promise<void> {
      setBusy(true);
      const answer = await call(() => api("imports")[":_id"].$delete({ param: { _id } }));
      setBusy(false);
      if (answer.isOk || answer.status === NOT_THERE) setShown(null);
      else showToast(failureMessage(answer), "error");
    },
  };
}

export type MoveIn = ReturnType<typeof useMoveIn>;
