import { useRevalidator } from "react-router";
import { SIGNED_OUT } from "#app/admin/api/statuses.ts";
import { useFocusOver } from "#app/admin/focus/use-focus-over.ts";
import type { ApiAnswer } from "#app/forms/api-answer.ts";

/** Reads the page anew. Where that takes away what had the focus, a row say, the page goes on at its heading. */
export function useReadAnew(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const hold = useFocusOver();
  return async () => {
    hold();
    await revalidate();
  };
}

/**
 * Reads the page anew after something was done, or refused because it is not so any more. Where no answer came, only a
 * failure, or nobody is signed in, what is shown stays: read anew it would be an error screen or the login, without what
 * was typed and chosen.
 */
export function useRefresh(): (answer: ApiAnswer<unknown>) => Promise<void> {
  const readAnew = useReadAnew();
  return async (answer) => {
    if (answer.isOk || isRefused(answer.status)) await readAnew();
  };
}

const isRefused = (status: number) => status >= 400 && status < 500 && status !== SIGNED_OUT;
