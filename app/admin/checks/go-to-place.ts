import type { CheckPlace } from "./checks.ts";

const SHOWN_MS = 2000;

const WITHIN = {
  img: "img:not(.ProseMirror-separator)",
  a: "a[href]",
  heading: "h1, h2, h3, h4, h5, h6",
};

/** Scrolls there, puts the focus there and outlines it for a moment. */
export function goToPlace(place: CheckPlace): void {
  const element = elementAt(place);
  if (!element) return;
  const isSlow = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ block: "center", behavior: isSlow ? "smooth" : "auto" });
  const focused = "field" in place ? element : element.closest<HTMLElement>("[contenteditable]");
  focused?.focus({ preventScroll: true });
  outline(element);
}

/** Over it: the text is the editor's own, and it undoes what others write into it. */
function outline(element: HTMLElement): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const mark = document.createElement("i");
  mark.className = "check-mark";
  Object.assign(mark.style, {
    left: `${left + scrollX}px`,
    top: `${top + scrollY}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  document.body.append(mark);
  setTimeout(() => mark.remove(), SHOWN_MS);
}

function elementAt(place: CheckPlace): HTMLElement | null {
  if ("field" in place) return document.querySelector(`form [name="${place.field}"]`);
  const text = document.querySelector("form .ProseMirror");
  if (!text) return null;
  if ("within" in place) {
    return text.querySelectorAll<HTMLElement>(WITHIN[place.within])[place.index] ?? null;
  }
  const blocks = [
    ...text.querySelectorAll<HTMLElement>("p, li, blockquote, td, th, pre, h1, h2, h3, h4"),
  ];
  // The innermost that holds it.
  return blocks.findLast(({ textContent }) => spaced(textContent).includes(place.words)) ?? null;
}

const spaced = (text: string) => text.replace(/\s+/g, " ");
