/** At once, as a hand does: nothing is waited for. @param name of the field */
export function typeIn(name: string, text: string): void {
  const field = document.querySelector(`[name="${name}"]`);
  if (!field) throw new Error(`there is no field ${name}`);
  setValue(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Unseen by React, which learns of it by an event. */
export function setValue(field: Element, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
  set?.call(field, text);
}
