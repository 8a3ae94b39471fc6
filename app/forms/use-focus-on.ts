import { useEffect, useRef, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * The element that takes the focus when `answer` brings it. An answer that came with the document
 * has its autofocus attribute instead: taking over later must not pull the focus out of a field.
 */
export function useFocusOn<Element extends HTMLElement>(answer: unknown) {
  const element = useRef<Element>(null);
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const shown = useRef<unknown>(isTakenOver ? undefined : answer);
  useEffect(() => {
    if (shown.current === answer) return;
    shown.current = answer;
    element.current?.focus();
  }, [answer]);
  return element;
}
