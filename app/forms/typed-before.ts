/**
 * Brings back what was typed into a form before, and not sent: in this tab, by its address, also where the language was
 * changed, which is another document. Without scripts going back does it by itself. @returns notes what is typed by then
 */
export function goOnTyping(form: HTMLFormElement, address: string): () => void {
  quietly(() => {
    for (const [name, value] of JSON.parse(sessionStorage[address])) {
      const field = form.elements.namedItem(name) as HTMLInputElement | null;
      if (field && name !== "token") field.value = value;
    }
  });
  const note = () =>
    quietly(() => {
      if (form.isConnected) sessionStorage[address] = JSON.stringify([...new FormData(form)]);
    });
  window.onpagehide = note;
  return note;
}

/** It was sent. */
export const forgetLeft = (address: string) =>
  quietly(() => {
    delete sessionStorage[address];
  });

function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // Nothing is there, or the browser keeps nothing.
  }
}
