import { useRevalidator } from "react-router";
import type { ApiAnswer } from "#app/forms/api-answer.ts";

/**
 * Reads the page anew after something was done, or refused because it is not so any more. Where no answer came, or only a
 * failure, what is shown stays: read anew it would be an error screen, without what was typed and chosen.
 */
export function useRefresh(): (answer: ApiAnswer<unknown>) => Promise<void> {
  const { revalidate } = useRevalidator();
  return async (answer) => {
    if (answer.isOk || (answer.status >= 400 && answer.status < 500)) await revalidate();
  };
}
