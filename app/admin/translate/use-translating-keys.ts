import { useEffect, useRef } from "react";

type Keys = {
  /** Somebody writes the text at this place. */
  onHere: (at: number) => void;
  /** English takes the place of the text at this place. */
  onCopy: (at: number) => void;
  /** The text at this place is as it should be. */
  onDone: (at: number) => void;
};

const TEXTS = ".translated";

const textsThere = () => [...document.querySelectorAll<HTMLElement>(TEXTS)];

function write(text: HTMLElement | undefined): void {
  const target = text?.querySelector<HTMLElement>("textarea, [role=textbox]");
  target?.focus();
  target?.scrollIntoView({ block: "center" });
}

const placeOf = (element: Element | null): number =>
  textsThere().findIndex((text) => text.contains(element));

/** The next text that is missing or older than the English one, from where one is, then from the beginning. */
export function goToNextOpen(): void {
  const texts = textsThere();
  const at = placeOf(document.activeElement);
  const inTurn = [...texts.slice(at + 1), ...texts.slice(0, at + 1)];
  write(inTurn.find(({ dataset }) => dataset.state !== "done"));
}

/** Alt N, Control Shift C, Control Enter. */
export function useTranslatingKeys(keys: Keys): void {
  const newest = useRef(keys);
  useEffect(() => {
    newest.current = keys;
  });

  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const { target, code, key, altKey, shiftKey, isComposing } = event;
      const isInDialog = target instanceof Element && target.closest("[role$=dialog]");
      if (isComposing || isInDialog) return;
      const isControl = event.ctrlKey || event.metaKey;
      const at = placeOf(document.activeElement);
      // By the key: with Alt, or in another script, it writes another letter.
      if (altKey && !isControl && code === "KeyN") goToNextOpen();
      else if (isControl && shiftKey && code === "KeyC" && at >= 0) newest.current.onCopy(at);
      else if (isControl && key === "Enter" && at >= 0) {
        newest.current.onDone(at);
        write(textsThere()[at + 1]);
      } else return;
      event.preventDefault();
      event.stopPropagation();
    }
    function onFocus({ target }: FocusEvent): void {
      const at = target instanceof Element ? placeOf(target) : -1;
      if (at >= 0) newest.current.onHere(at);
    }
    document.addEventListener("keydown", onKey, true);
    document.addEventListener("focusin", onFocus);
    return () => {
      document.removeEventListener("keydown", onKey, true);
      document.removeEventListener("focusin", onFocus);
    };
  }, []);
}
