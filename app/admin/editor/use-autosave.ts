import { useEffect, useRef, useState } from "react";
import { type Autosave, createAutosave, type Stored } from "./autosave.ts";

/**
 * Stores what is typed while a form is open.
 * @param typed another one with every change; null: nothing waits to be stored
 */
export function useAutosave(typed: object | null, store: () => Promise<Stored>): Autosave {
  const newest = useRef(store);
  const [autosave] = useState(() => createAutosave(() => newest.current()));

  useEffect(() => {
    newest.current = store;
  });

  useEffect(() => {
    if (typed) autosave.typed();
    else autosave.forget();
  }, [typed, autosave]);

  useEffect(() => {
    addEventListener("online", autosave.retry);
    return () => {
      removeEventListener("online", autosave.retry);
      autosave.forget();
    };
  }, [autosave]);

  return autosave;
}
