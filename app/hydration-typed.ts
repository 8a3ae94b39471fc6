/**
 * Runs in a page of staff, as an inline script: of what is typed, chosen or ticked before React comes it would hear
 * nothing, and set it back to what was loaded. It hears of it as soon as it has a form in hand, which says so; outside
 * of forms, once it has the page. Visitors' forms hold it by themselves. It must stand alone: no imports.
 */
export function keepTypedEarly(): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  /** With React's note of what it has last heard of it: what is the same it would not hear. */
  type Heard = Field & { _valueTracker?: { setValue(state: string): void } };
  type Typed = { state: string | boolean; caret: [number, number] | null };
  const early = new Map<Field, Typed>();
  /** Null: what stands outside of forms. */
  const alive = new Set<EventTarget | null>();
  const isTicked = (field: Field): field is HTMLInputElement =>
    field.type === "checkbox" || field.type === "radio";

  function typedIn(field: Field): Typed {
    const state = isTicked(field) ? field.checked : field.value;
    const { selectionStart: from = null, selectionEnd: to = null } = field as HTMLTextAreaElement;
    return { state, caret: from === null || to === null ? null : [from, to] };
  }

  function note(field: Field): void {
    // The last one of several that exclude one another counts.
    for (const other of early.keys()) {
      if (other.type === "radio" && other.name === field.name) early.delete(other);
    }
    early.set(field, typedIn(field));
    if (field.type === "textarea" && (field as HTMLTextAreaElement).defaultValue) letStand(field);
  }

  const ownOf = (field: Field) =>
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");

  // As it takes a textarea over React sets it to what was loaded, before a form is in hand: a letter typed in between
  // would follow that, and a word under composition be broken off. That one time nothing is set.
  function letStand(field: Heard): void {
    if (field._valueTracker || Object.hasOwn(field, "value")) return;
    const set = () => void Reflect.deleteProperty(field, "value");
    Object.defineProperty(field, "value", { configurable: true, get: ownOf(field)?.get, set });
  }

  /** Whatever React draws, it stays as it is. @returns lets it go */
  function hold(field: Heard): () => void {
    const reacts = Object.getOwnPropertyDescriptor(field, "value");
    Object.defineProperty(field, "value", {
      configurable: true,
      get: ownOf(field)?.get,
      set: () => {},
    });
    return () => {
      Reflect.deleteProperty(field, "value");
      if (field._valueTracker && reacts) Object.defineProperty(field, "value", reacts);
    };
  }

  function typeAgain(field: Heard, { state, caret }: Typed): void {
    if (isTicked(field)) {
      field.checked = !state;
      field.click();
      return;
    }
    // As it is it is left alone: a word may be under composition, and setting it would break that off.
    if (field.type !== "file" && field.value !== state) {
      ownOf(field)?.set?.call(field, state);
      if (caret && document.activeElement === field && "setSelectionRange" in field)
        field.setSelectionRange(...caret);
    }
    field._valueTracker?.setValue(`${state} `);
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  }

  // Before anything else is typed. React may draw all of it anew before it can hear of anything, and does with each one
  // that it hears of: until it has heard of a field, that is held.
  const takeOver = (form: EventTarget | null) => {
    alive.add(form);
    const typed = [...early].filter(([field]) => field.form === form);
    const held = typed.map(([field, there]) => ({ field, there, letGo: hold(field) }));
    queueMicrotask(() => {
      for (const { field, there, letGo } of held) {
        early.delete(field);
        letGo();
        typeAgain(field, there);
      }
    });
  };

  addEventListener("input", ({ target }) => {
    const field = target as Field;
    if ("form" in field && !alive.has(field.form)) note(field);
  });
  addEventListener("form-alive", ({ target: form }) => takeOver(form));
  addEventListener("alive", () => takeOver(null));
}
