/**
 * Runs in a page of staff, as an inline script: what is typed, chosen or ticked before React comes, and what it would
 * set back to what was loaded, is typed again once it has a form in hand, which says so. Visitors' forms hold it by
 * themselves. It must stand alone: no imports.
 */
export function keepTypedEarly(): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const early = new Map<Field, string | boolean>();
  const alive = new WeakSet<EventTarget>();
  const isTicked = (field: Field): field is HTMLInputElement =>
    field.type === "checkbox" || field.type === "radio";
  const stateOf = (field: Field) => (isTicked(field) ? field.checked : field.value);

  addEventListener("input", ({ target }) => {
    const { form } = target as Field;
    if (form && !alive.has(form)) early.set(target as Field, stateOf(target as Field));
  });

  function typeAgain(field: Field, state: string | boolean): void {
    // Of what stands there as React took it over it would hear nothing; the second one it hears of by an event.
    if (isTicked(field)) {
      field.checked = !state;
      field.click();
      return;
    }
    if (field.type !== "file") {
      const hasCaret = "setSelectionRange" in field;
      const [from, to] = hasCaret ? [field.selectionStart, field.selectionEnd] : [null, null];
      field.value = `${state} `;
      const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
      own?.set?.call(field, state);
      if (hasCaret && from !== null) field.setSelectionRange(from, to);
    }
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  }

  addEventListener("form-alive", ({ target: form }) => {
    if (form) alive.add(form);
    for (const [field, state] of early) {
      if (field.form !== form) continue;
      early.delete(field);
      typeAgain(field, state);
    }
  });
}
