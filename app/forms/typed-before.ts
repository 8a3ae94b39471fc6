/** In this tab: what was typed into the form of that address, and not sent before it was left. */
const keyOf = (address: string) => `typed:${address}`;

/**
 * Brings back what was typed before, as when the language was changed, which is another document; without scripts
 * going back does it by itself. @returns notes what is typed by then
 */
export function goOnTyping(form: HTMLFormElement, address: string): () => void {
  for (const [name, value] of attempt(() => takeLeft(address)) ?? []) {
    const field = form.elements.namedItem(name);
    if (field && "value" in field && isUntouched(field)) field.value = value;
  }
  const note = () => {
    const typed = [...new FormData(form)].filter(([name]) => name !== "token");
    attempt(() => sessionStorage.setItem(keyOf(address), JSON.stringify(typed)));
  };
  addEventListener("pagehide", note);
  return () => {
    removeEventListener("pagehide", note);
    note();
  };
}

/** It was sent. */
export const forgetLeft = (address: string) =>
  attempt(() => sessionStorage.removeItem(keyOf(address)));

/** Filled in, it is kept no longer. */
function takeLeft(address: string): [name: string, value: string][] {
  const left = JSON.parse(sessionStorage.getItem(keyOf(address)) ?? "[]");
  forgetLeft(address);
  return left;
}

/** Nothing was typed before React came. */
const isUntouched = (field: { value: string; defaultValue?: string }) =>
  (field.defaultValue ?? field.value) === field.value;

/** A browser may keep nothing. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
