import { takeToasts } from "#app/ui/toast.ts";
import { unmarked } from "#contracts/edit-marks.ts";
import { accessibleOutline, createSteady } from "./accessible-outline.ts";
import { setValue } from "./type-in.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type Around = {
  /** Waits for what comes of it. */
  settle: () => Promise<void>;
  /** What was written since one asked last. */
  sent: () => string[];
  at: () => string;
  /** What is seen of the page; without it, its main part. */
  part?: string;
};

const ABOVE = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";
const PRESSED =
  "button, a, summary, [role^=menuitem], [role=option], [role=tab], [role=radio], [role=checkbox], input[type=checkbox], input[type=radio]";
/** Of waiting changes: it is drawn. */
const VERSION = /(?<="version":|[?&]version=)\d{8}/g;
const TYPED = "input, textarea, select, [contenteditable=true]";

/**
 * What somebody sees and does in the window. Each deed answers with what came of it: lines that came, how many
 * went, what was said, what was written, where it led, and where the keyboard is then.
 */
export function byHand({ settle, sent, at, part: seenPart = "main" }: Around) {
  const steady = createSteady();
  const seen = new Map<Element, string[]>();
  let offered: ReturnType<typeof takeToasts>[number]["action"];
  let was = { top: top(), at: at(), focus: "" };

  function named(name: string | RegExp, among: string): HTMLElement {
    const all = [...top().querySelectorAll<HTMLElement>(among)];
    const [first] = all.filter((one) => isNamed(one, name));
    if (!first) throw new Error(`nothing is called ${name}:\n${outline().join("\n")}`);
    return first;
  }

  /** Of the page, without what stands round it; or of what lies above. */
  function outline(part = seenPart): string[] {
    const above = top();
    const element = above === document.body ? document.querySelector(part) : above;
    if (!element) throw new Error(`there is no ${part}`);
    const shown = asShown(element);
    // Beside each page of the settings; it has a test of its own.
    if (part === "main") shown.querySelector("nav.settings-groups")?.remove();
    return accessibleOutline(unmarked(shown.outerHTML), steady);
  }

  const look = () => {
    const now = outline().map((line) => line.trim());
    const before = seen.get(top()) ?? [];
    seen.set(top(), now);
    const gone = before.filter((line) => !now.includes(line)).length;
    const come = now.filter((line) => !before.includes(line)).map((line) => `+ ${line}`);
    return gone > 0 ? [`gone ${gone}`, ...come] : come;
  };

  const focused = () => {
    const element = document.activeElement;
    if (!element || element === document.body) return "";
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    return steady(
      [element.getAttribute("aria-label") ?? label ?? element.textContent ?? ""]
        .map((one) => one.replace(/\s+/g, " ").trim().slice(0, 60))
        .map((one) => `${element.tagName.toLowerCase()} ${one}`.trim())
        .join(""),
    );
  };

  /** What came since the last deed. */
  async function came(): Promise<string[]> {
    await settle();
    const isClosed = !was.top.isConnected;
    const lines = look();
    const toasts = takeToasts();
    offered = toasts.findLast(({ action }) => action)?.action ?? offered;
    const said = toasts.map(({ kind, text, action }) =>
      steady(`${kind}: ${text}${action ? ` <${action.label}>` : ""}`),
    );
    const now = { top: top(), at: at(), focus: focused() };
    const answer = [
      ...(isClosed ? ["closed"] : []),
      ...lines,
      ...said,
      ...sent().map((one) => steady(`sent ${one}`).replace(VERSION, "…")),
      ...(now.at === was.at ? [] : [steady(`at ${now.at}`)]),
      ...(now.focus === was.focus || now.focus === "" ? [] : [`focus ${now.focus}`]),
    ];
    was = now;
    return answer;
  }

  async function press(name: string | RegExp) {
    const element = named(name, PRESSED);
    element.focus();
    for (const kind of ["pointerdown", "mousedown", "pointerup", "mouseup"]) {
      const init = { bubbles: true, cancelable: true, button: 0, pointerType: "mouse" };
      const event = kind.startsWith("p")
        ? new PointerEvent(kind, init)
        : new MouseEvent(kind, init);
      element.dispatchEvent(event);
    }
    if (element.isConnected) element.click();
    return came();
  }

  async function type(label: string | RegExp, value: string) {
    const field = named(label, TYPED) as Field;
    field.focus();
    setValue(field, value);
    for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
    return came();
  }

  async function key(name: string, more: KeyboardEventInit = {}) {
    const target = document.activeElement ?? document.body;
    const init = { key: name, bubbles: true, cancelable: true, ...more };
    for (const kind of ["keydown", "keyup"]) target.dispatchEvent(new KeyboardEvent(kind, init));
    return came();
  }

  /** Presses what was last said with a button. */
  async function takeUp() {
    offered?.run();
    return came();
  }

  return { press, type, key, came, takeUp, outline };
}

/** The dialog, menu or list that lies on top, or the page. */
function top(): Element {
  const above = [...document.querySelectorAll(ABOVE)].filter(
    (one) => !one.matches("main [role=listbox], [role=dialog] [role=listbox]"),
  );
  return above.at(-1) ?? document.body;
}

function heardIn(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const silent of copy.querySelectorAll("[aria-hidden=true], svg")) silent.remove();
  return copy.textContent ?? "";
}

function isNamed(element: HTMLElement, name: string | RegExp): boolean {
  const names = [
    element.getAttribute("aria-label"),
    ...[...((element as HTMLInputElement).labels ?? [])].map(heardIn),
    ...(element.getAttribute("aria-labelledby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent),
    element.matches("input, textarea, select") ? null : heardIn(element),
  ].map((one) => (one ?? "").replace(/\s+/g, " ").trim());
  return names.some(
    (one) => one !== "" && (typeof name === "string" ? one === name : name.test(one)),
  );
}

/** What fields hold stands in no attribute. */
function asShown(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  const held = "input, textarea, option";
  const copies = [...copy.querySelectorAll(held)];
  for (const [index, one] of [...element.querySelectorAll(held)].entries()) {
    const other = copies[index];
    if (!other) continue;
    if (one instanceof HTMLTextAreaElement) other.textContent = one.value;
    else if (one instanceof HTMLOptionElement) other.toggleAttribute("selected", one.selected);
    else if (one instanceof HTMLInputElement) {
      other.toggleAttribute("checked", one.checked);
      if (!["checkbox", "radio", "file"].includes(one.type)) other.setAttribute("value", one.value);
    }
  }
  return copy;
}
