type Typed = [name: string, value: string][];

/** In this tab, from one document to the next. */
const CARRIED = "typedBefore";

/** By address: what was typed into forms that were left before they were sent, as long as this document lives. */
let left: Map<string, Typed> | null = null;

/** Going back without scripts brings it back by itself. */
export function fillIn(form: HTMLFormElement, address: string): void {
  for (const [name, value] of notes().get(address) ?? []) {
    const field = form.elements.namedItem(name);
    if (field && "value" in field && isUntouched(field)) field.value = value;
  }
}

export function noteLeft(form: HTMLFormElement, address: string): void {
  notes().set(address, typedIn(form));
}

export const forgetLeft = (address: string) => notes().delete(address);

/** A press on the name of a language opens another document, of the same address. @returns ends it */
export function carryOver(form: HTMLFormElement, address: string): () => void {
  let isLeaving = false;
  const press = (event: MouseEvent) => {
    isLeaving = event.target instanceof Element && opensHere(event, event.target);
  };
  // Where the document stays after all, nothing of it is written down.
  const leave = () => {
    if (!isLeaving) return;
    isLeaving = false;
    attempt(() => sessionStorage.setItem(CARRIED, JSON.stringify([[address, typedIn(form)]])));
  };
  document.addEventListener("click", press);
  window.addEventListener("pagehide", leave);
  return () => {
    document.removeEventListener("click", press);
    window.removeEventListener("pagehide", leave);
  };
}

/** Not in a tab or a window of its own. */
const opensHere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent, target: Element): boolean =>
  target.closest("a[hreflang]") !== null && !(ctrlKey || metaKey || shiftKey || altKey);

const typedIn = (form: HTMLFormElement): Typed =>
  ([...new FormData(form)] as Typed).filter(([name]) => name !== "token");

function notes(): Map<string, Typed> {
  left ??= new Map(attempt(takeCarried));
  return left;
}

function takeCarried(): [string, Typed][] {
  const carried = sessionStorage.getItem(CARRIED);
  sessionStorage.removeItem(CARRIED);
  return JSON.parse(carried ?? "[]");
}

/** Typed before React came. */
const isUntouched = (field: { value: string } | HTMLInputElement) =>
  !("defaultValue" in field) || field.value === field.defaultValue;

/** A browser that keeps nothing carries nothing. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
