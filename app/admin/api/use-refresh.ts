import { useRevalidator } from "react-router";
import type { ApiAnswer } from "#app/forms/api-answer.ts";

const SIGNED_OUT = 401;

/**
 * Reads the page anew after something was done, or refused because it is not so any more. Where no answer came, only a
 * failure, or nobody is signed in, what is shown stays: read anew it would be an error screen or the login, without what
 * was typed and chosen.
 */
export function useRefresh(): (answer: ApiAnswer<unknown>) => Promise<void> {
  const { revalidate } = useRevalidator();
  return async (answer) => {
    if (answer.isOk || isRefused(answer.status)) await revalidate();
  };
}

const isRefused = (status: number) => status >= 400 && status < 500 && status !== SIGNED_OUT;
