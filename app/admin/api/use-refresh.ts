import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { focusHeading } from "#app/admin/focus/focus-heading.ts";
import type { ApiAnswer } from "#app/forms/api-answer.ts";

const SIGNED_OUT = 401;
const DIALOG = "[role=dialog], [role=alertdialog]";

/** Reads the page anew. Where that takes away what had the focus, a row say, the page goes on at its heading. */
export function useReadAnew(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const held = useRef<Element | null>(null);
  // A dialog that closes meanwhile gives the focus back to what may be about to go.
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      if (held.current && target instanceof Element) held.current = target;
    };
    document.addEventListener("focusin", follow);
    return () => document.removeEventListener("focusin", follow);
  }, []);
  // Whenever it is drawn: the answer that takes a row away may be drawn later than it came.
  useEffect(() => {
    if (!held.current || held.current.isConnected || held.current.closest(DIALOG)) return;
    held.current = null;
    if (document.activeElement === document.body) focusHeading();
  });
  return async () => {
    held.current = document.activeElement;
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
