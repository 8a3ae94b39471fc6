import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** As long as nobody types. */
const PAUSE_MS = 500;
/** Somebody may type without a pause. */
const LONGEST_MS = 5000;

/**
 * What is typed into a form. Of a long text each key would draw the whole form anew: then it is known at once, and
 * the form shows it when the typing pauses, or when something else is done.
 */
export function useTyped<T extends object>(loaded: T) {
  const [value, setValue] = useState(loaded);
  const newest = useRef(value);
  // The form has it, or is about to.
  const told = useRef(value);
  const shown = useRef(value);
  const since = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    shown.current = value;
  });

  function tell(): void {
    clearTimeout(timer.current);
    since.current = 0;
    told.current = newest.current;
    setValue(newest.current);
  }

  const act = useRef(() => {});
  act.current = () => {
    if (told.current !== newest.current) tell();
  };
  useEffect(() => {
    const tellNow = () => act.current();
    const tellByKey = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey) act.current();
    };
    addEventListener("pointerdown", tellNow, true);
    addEventListener("focusout", tellNow, true);
    addEventListener("keydown", tellByKey, true);
    return () => {
      clearTimeout(timer.current);
      removeEventListener("pointerdown", tellNow, true);
      removeEventListener("focusout", tellNow, true);
      removeEventListener("keydown", tellByKey, true);
    };
  }, []);

  return {
    /** As the form shows it. */
    value,
    /** With all that is typed. */
    now: () => newest.current,
    set(next: (now: T) => T): void {
      newest.current = next(newest.current);
      tell();
    },
    setSoon(next: (now: T) => T): void {
      newest.current = next(newest.current);
      // What is on its way to the form would take the place of what is typed now.
      if (shown.current !== told.current) {
        tell();
        return;
      }
      const now = performance.now();
      since.current ||= now;
      clearTimeout(timer.current);
      // At once: a key in between would be overwritten.
      const wait = Math.min(PAUSE_MS, since.current + LONGEST_MS - now);
      timer.current = setTimeout(() => flushSync(act.current), wait);
    },
  };
}
