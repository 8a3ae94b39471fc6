import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { EditorLosses } from "#app/admin/inputs/editor-losses.tsx";
import { LazyRichText } from "#app/admin/inputs/lazy-rich-text.tsx";
import { type Unkept, useTellUnkept } from "#app/admin/on-page/storing/use-unkept.ts";
import { useSettled } from "#app/admin/pieces/use-settled.ts";
import * as words from "#i18n/en/admin/on-page.ts";
import { WRITTEN } from "./spots.ts";

type RichHereProps = {
  /** What it stands in for. */
  place: Element;
  label: string;
  html: string;
  onKeep: (html: string) => void;
  onClose: () => void;
  unkept: Unkept;
  stepped: number;
};

const PAUSE_MS = 2000;

/** The editor in the place of the text on the page: it is stored when the typing pauses, and at the end. */
export function RichHere(props: RichHereProps) {
  const { place, label, html, onKeep, onClose, unkept, stepped } = props;
  const [before] = useState(html);
  const [typed, setTyped] = useState(html);
  const [lost, setLost] = useState<string[]>([]);
  const host = useHost(place);
  const kept = useRef(html);
  const settled = useSettled(typed, PAUSE_MS);

  function keep(now: string): void {
    if (now === kept.current) return;
    kept.current = now;
    onKeep(now);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the typing pauses
  useEffect(() => keep(settled), [settled]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the words come from the bar
  useEffect(() => {
    kept.current = html;
    setTyped(html);
  }, [stepped]);

  useTellUnkept(unkept, typed !== kept.current, () => {
    keep(typed);
    return true;
  });

  function finish(now: string): void {
    keep(now);
    onClose();
  }

  if (!host) return null;
  return createPortal(
    <div
      className="rich-here"
      // Before the editor, which has a use of its own for it; menus and dialogs close themselves.
      onKeyDownCapture={({ key, target }) => key === "Escape" && isText(target) && finish(typed)}
      ref={(box) => focusText(box)}
    >
      <EditorLosses thing="text" lost={lost} />
      <div className="rich-here-text">
        <LazyRichText label={label} html={typed} onChange={setTyped} onLost={setLost} />
      </div>
      <div className="rich-here-acts">
        <button type="button" className="button button-secondary" onClick={() => finish(before)}>
          {words.putBack}
        </button>
        <button type="button" className="button button-primary" onClick={() => finish(typed)}>
          {words.finishText}
        </button>
      </div>
    </div>,
    host,
  );
}

const isText = (target: EventTarget): boolean =>
  target instanceof Element && target.closest(".rich-here [contenteditable=true]") !== null;

/** Once the editor is there. */
function focusText(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return;
  const wait = new MutationObserver(() => {
    const text = box.querySelector<HTMLElement>("[contenteditable=true]");
    if (!text) return;
    wait.disconnect();
    text.focus();
  });
  wait.observe(box, { childList: true, subtree: true });
  return () => wait.disconnect();
}

/** Beside the text, which is not seen meanwhile: the page's own elements stay what they are. */
function useHost(place: Element): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!(place instanceof HTMLElement)) return;
    const element = document.createElement("div");
    element.setAttribute(WRITTEN, "");
    element.style.gridColumn = getComputedStyle(place).gridColumn;
    // The tools stick below it.
    const bar = document.querySelector(".site-header");
    element.style.setProperty("--nav-height", `${bar?.getBoundingClientRect().height ?? 0}px`);
    place.after(element);
    place.style.display = "none";
    setHost(element);
    return () => {
      place.style.removeProperty("display");
      element.remove();
    };
  }, [place]);
  return host;
}
