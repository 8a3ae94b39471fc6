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
  const typed = [...new FormData(form)] as Typed;
  notes().set(
    address,
    typed.filter(([name]) => name !== "token"),
  );
}

export const forgetLeft = (address: string) => notes().delete(address);

/** A press on the name of a language opens another document, of the same address. @returns ends it */
export function carryOver(form: HTMLFormElement, address: string): () => void {
  const carry = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest("a[hreflang]")) return;
    noteLeft(form, address);
    attempt(() => sessionStorage.setItem(CARRIED, JSON.stringify([...notes()])));
  };
  document.addEventListener("click", carry);
  return () => document.removeEventListener("click", carry);
}

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
