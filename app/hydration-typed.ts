/**
 * Runs in a page of staff, as an inline script: of what is typed, chosen, ticked or sent before React comes it would
 * hear nothing, and set it back to what was loaded. It hears of it as soon as it has a form in hand: the editor's say
 * so, of all else once it has the page. Visitors' forms hold it by themselves. It must stand alone: no imports.
 */
export function keepTypedEarly(): void {
  /** What takes longer does not come. */
  const LONGEST_MS = 60_000;
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  /** With React's note of what it has last heard of it: what is the same it would not hear. */
  type Heard = Field & { _valueTracker?: { setValue(state: string): void } };
  type Typed = { state: string | boolean; caret: [number, number] | null };
  const early = new Map<Field, Typed>();
  const sent = new Map<HTMLFormElement, HTMLElement | null>();
  /** The window: what stands outside of forms. */
  const alive = new WeakSet<EventTarget>();
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
    // In the order in which each was typed in last.
    early.delete(field);
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

  /** As React draws it now. */
  function isDrawn(field: HTMLInputElement): unknown {
    const key = Object.keys(field).find((name) => name.startsWith("__reactProps"));
    return key && (field as unknown as Record<string, { checked?: boolean }>)[key]?.checked;
  }

  function typeAgain(field: Heard, { state, caret }: Typed): void {
    if (isTicked(field)) {
      // One that ticks all may have ticked it.
      if (isDrawn(field) === state) return;
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

  /** Once all of what was typed has been drawn. */
  function sendAgain(form: HTMLFormElement): void {
    const submitter = sent.get(form);
    if (submitter === undefined) return;
    sent.delete(form);
    const isThere = submitter !== null && form.contains(submitter);
    setTimeout(() => form.requestSubmit(isThere ? submitter : null));
  }

  const isReacts = ({ elements: [first] }: HTMLFormElement) =>
    Object.keys(first ?? {}).some((key) => key.startsWith("__reactFiber"));
  /** The server takes it as it is. */
  const isBrowsers = (form: HTMLFormElement) =>
    form.hasAttribute("action") || form.hasAttribute("method");
  /** Nothing of it can be lost: React hears of all that happens there, of what comes later with another page too. */
  const isInHand = (form: HTMLFormElement | null) =>
    alive.has(form ?? window) ||
    (form !== null && (isBrowsers(form) || (alive.has(window) && isReacts(form))));

  // Before anything else is typed. React may draw all of it anew before it can hear of anything, and does with each one
  // that it hears of: until it has heard of a field, that is held.
  const takeOver = (form: HTMLFormElement | null) => {
    if (alive.has(form ?? window)) return;
    alive.add(form ?? window);
    const typed = [...early].filter(([field]) => field.form === form);
    const held = typed.map(([field, there]) => ({ field, there, letGo: hold(field) }));
    queueMicrotask(() => {
      for (const { field, there, letGo } of held) {
        early.delete(field);
        letGo();
        typeAgain(field, there);
      }
      if (form) sendAgain(form);
    });
  };

  addEventListener("input", ({ target }) => {
    const field = target as Field;
    if (!("form" in field) || isInHand(field.form)) return;
    note(field);
    // Whoever writes on after they sent it would send half a word.
    if (field.form) sent.delete(field.form);
  });
  // The browser would ask for the page anew, with passwords in its address and without what was typed.
  addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement;
      if (isInHand(form)) return;
      event.preventDefault();
      sent.set(form, event.submitter);
    },
    true,
  );
  // What was typed and has not been heard of is kept nowhere.
  addEventListener("beforeunload", (event) => {
    if ([...early.keys()].some(({ isConnected }) => isConnected)) event.preventDefault();
  });
  const tell = (isWhole: boolean) =>
    document.getElementById("not-whole")?.toggleAttribute("hidden", isWhole);
  const tooLong = setTimeout(tell, LONGEST_MS, false);
  // An element's error does not rise: it is met on its way down. What came in part, or is another text, has none.
  addEventListener(
    "error",
    ({ target, error }) => {
      const isCut = error instanceof SyntaxError && !alive.has(window);
      if (isCut || (target as Element).localName === "script") tell(false);
    },
    true,
  );
  addEventListener("form-alive", ({ target }) => takeOver(target as HTMLFormElement));
  addEventListener("alive", () => {
    for (const form of document.forms) if (isReacts(form)) takeOver(form);
    takeOver(null);
    clearTimeout(tooLong);
    tell(true);
  });
}
