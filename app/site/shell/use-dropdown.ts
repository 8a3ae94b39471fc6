import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
} from "react";
import { usePathChange } from "./use-path-change.ts";

const OPEN_DELAY_MS = 80;
const CLOSE_DELAY_MS = 200;

/** Hover, arrows and Escape for a `<details>` menu; a press, Enter and Space it has by itself. */
export function useDropdown(details: RefObject<HTMLDetailsElement | null>) {
  const timer = useRef(0);
  const openedByHover = useRef(false);

  const setOpen = (open: boolean) => {
    window.clearTimeout(timer.current);
    openedByHover.current = false;
    if (details.current) details.current.open = open;
  };
  const later = (act: () => void, delay: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(act, delay);
  };

  usePathChange(() => setOpen(false));
  useEffect(() => {
    // A menu that hover has opened has no focus inside: Escape comes from anywhere.
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      const menu = details.current;
      if (event.key !== "Escape" || !menu?.open) return;
      if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
      menu.open = false;
    };
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("keydown", closeOnEscape);
      window.clearTimeout(timer.current);
    };
  }, [details]);

  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== "mouse") return;
      later(() => {
        if (details.current?.open) return;
        setOpen(true);
        openedByHover.current = true;
      }, OPEN_DELAY_MS);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === "mouse") later(() => setOpen(false), CLOSE_DELAY_MS);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) later(() => setOpen(false), CLOSE_DELAY_MS);
    },
    /** The press that follows a hover means "open", and it is open. */
    onClick: (event: MouseEvent) => {
      const isToggle = event.target instanceof Element && event.target.closest("summary");
      if (isToggle && openedByHover.current) event.preventDefault();
      openedByHover.current = false;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const links = [...(details.current?.querySelectorAll("a") ?? [])];
      const at = links.findIndex((link) => link.matches(":focus"));
      if (!step || (step < 0 && at < 0)) return;
      event.preventDefault();
      setOpen(true);
      links.at((at + step) % links.length)?.focus();
    },
  };
}
