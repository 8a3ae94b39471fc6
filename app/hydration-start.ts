/**
 * Runs in the page, as an inline script: starts React when the browser is idle after load and the first
 * paint, or after the first press, key, focus or hover. Until then the page is HTML. It must stand alone:
 * no imports.
 */
export function takeOverStart(): void {
  const waiting = document.getElementById("take-over");
  if (!waiting) return;
  const signs = ["pointerdown", "pointerover", "keydown", "focusin"];
  const insert = (tag: "link" | "script", fields: object) =>
    document.head.append(Object.assign(document.createElement(tag), fields));

  // Those that a first paint does not wait for, where single elements are set in them: to lay all text out anew takes a
  // phone 0.1 s. The next pages of this visit have every font at once (head-script.ts).
  const bringFonts = () => {
    document.documentElement.dataset.started = "";
    try {
      sessionStorage.setItem("allFonts", "");
    } catch {
      // A browser that stores nothing is told by each page anew.
    }
  };

  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    bringFonts();
    for (const href of waiting.dataset.modules?.split(" ") ?? []) {
      insert("link", { rel: "modulepreload", href });
    }
    insert("script", { type: "module", textContent: waiting.textContent });
  };

  // What a press shows is painted first: to ask for React's files alone takes a phone a third of a second.
  const startPainted = () =>
    document.hidden ? start() : requestAnimationFrame(() => setTimeout(start));
  let isSeen = false;
  const see = (event: Event) => {
    if (isSeen) return;
    isSeen = true;
    if (!("pointerType" in event) || event.pointerType === "mouse") {
      startPainted();
      return;
    }
    for (const end of ["pointerup", "pointercancel"]) {
      addEventListener(end, startPainted, { capture: true, once: true });
    }
  };
  for (const sign of signs) addEventListener(sign, see, { capture: true, once: true });

  // Presses that come before React is ready are kept, and repeated when it is: once, however often somebody pressed who
  // saw nothing happen, in the order in which each was pressed last. What the browser does for them by itself shows at
  // once: React, if it heard of them, would first take over the whole page in one go.
  const early = new Set<HTMLElement>();
  let isPressed = false;
  const keep = (event: Event) => {
    const { type, target } = event;
    if (type.startsWith("mouse")) isPressed = type === "mousedown";
    // One that comes from the keyboard React may hear of.
    if (type !== "focusin" || isPressed) event.stopPropagation();
    const button = type === "click" && (target as Element).closest("button");
    if (button && button.type === "button" && !button.popoverTargetElement) {
      early.delete(button);
      early.add(button);
    }
  };
  const presses = ["pointer", "mouse"].flatMap((kind) => [`${kind}down`, `${kind}up`]);
  const kept = [...presses, "touchstart", "touchend", "focusin", "click"];
  for (const type of kept) addEventListener(type, keep, { capture: true, passive: true });
  addEventListener("alive", () => {
    for (const type of kept) removeEventListener(type, keep, true);
    document.querySelector("script[type=speculationrules]")?.remove();
    for (const button of early) button.click();
  });

  const whenIdle = () =>
    "requestIdleCallback" in window
      ? requestIdleCallback(start, { timeout: 2000 })
      : setTimeout(start, 200);
  // The second frame comes once the first one is painted; a hidden page has none.
  const whenPainted = () =>
    document.hidden ? whenIdle() : requestAnimationFrame(() => requestAnimationFrame(whenIdle));
  if (document.readyState === "complete") whenPainted();
  else addEventListener("load", whenPainted);
}
