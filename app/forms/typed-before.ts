type Typed = HTMLInputElement | (RadioNodeList & { type?: never; defaultValue?: never });

/**
 * Brings back what was typed into a form before, and not sent: in this tab, by the address of its page, also where
 * the language was changed, which is another document. Without scripts going back does it by itself.
 * @param isAnswered its fields hold what was sent, which is newer. @returns notes what is typed by then
 */
export function goOnTyping(
  form: HTMLFormElement,
  address: string,
  isAnswered: boolean,
): () => void {
  quietly(() => {
    for (const [name, value] of isAnswered ? [] : JSON.parse(sessionStorage[address])) {
      const field = form.elements.namedItem(name) as Typed | null;
      // What is typed before this script comes is newer; what the page says is not asked.
      if (!field || field.type === "hidden" || field.value !== begunWith(field)) continue;
      field.value = value;
      // What is not offered any more leaves a list without a choice.
      field.value ||= "";
    }
  });
  let noted = "";
  const note = () =>
    quietly(() => {
      const typed = JSON.stringify([...new FormData(form)]);
      // A page that is only looked at again, once its form was sent from another, notes nothing.
      if (form.isConnected && typed !== noted) sessionStorage[address] = noted = typed;
    });
  window.onpagehide = note;
  return note;
}

const begunWith = (field: Typed): string =>
  field.defaultValue ??
  Array.from(field as NodeListOf<HTMLInputElement>, (one) =>
    one.defaultChecked ? one.value : "",
  ).join("");

/** It was sent, whatever its address had behind the path. */
export const forgetLeft = (path: string) =>
  quietly(() => {
    for (const address in sessionStorage) {
      if (address.split("?")[0] === path) delete sessionStorage[address];
    }
  });

function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // Nothing is there, or the browser keeps nothing.
  }
}
