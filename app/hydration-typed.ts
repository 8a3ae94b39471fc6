/**
 * Runs in a page of staff, as an inline script: what is typed, chosen or ticked before React comes, and what it would
 * set back to what was loaded, is typed again once it has a form in hand, which says so. Visitors' forms hold it by
 * themselves. It must stand alone: no imports.
 */
export function keepTypedEarly(): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  type Typed = { state: string | boolean; caret: [number, number] | null };
  const early = new Map<Field, Typed>();
  const alive = new WeakSet<EventTarget>();
  let isComposing = false;
  const isTicked = (field: Field): field is HTMLInputElement =>
    field.type === "checkbox" || field.type === "radio";

  function typedIn(field: Field): Typed {
    const state = isTicked(field) ? field.checked : field.value;
    const { selectionStart: from = null, selectionEnd: to = null } = field as HTMLTextAreaElement;
    return { state, caret: from === null || to === null ? null : [from, to] };
  }

  function typeAgain(field: Field, { state, caret }: Typed): void {
    // Of what stands there as React took it over it would hear nothing; the second one it hears of by an event.
    if (isTicked(field)) {
      field.checked = !state;
      field.click();
      return;
    }
    if (field.type !== "file") {
      field.value = `${state} `;
      const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
      own?.set?.call(field, state);
      if (caret && document.activeElement === field && "setSelectionRange" in field)
        field.setSelectionRange(...caret);
    }
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  }

  // One after the other: React makes of each what the next one is written into. Words that are composed come whole.
  function typeNext(form: EventTarget): void {
    setTimeout(() => {
      const next = [...early].find(([field]) => field.form === form);
      if (!next) return;
      if (isComposing) {
        addEventListener("compositionend", () => typeNext(form), { once: true });
        return;
      }
      early.delete(next[0]);
      typeAgain(...next);
      typeNext(form);
    });
  }

  addEventListener("input", ({ target }) => {
    const field = target as Field;
    if (field.form && (!alive.has(field.form) || early.has(field)))
      early.set(field, typedIn(field));
  });
  for (const type of ["compositionstart", "compositionend"]) {
    const compose = () => {
      isComposing = type === "compositionstart";
    };
    addEventListener(type, compose, true);
  }
  addEventListener("form-alive", ({ target: form }) => {
    if (!form) return;
    alive.add(form);
    typeNext(form);
  });
}
