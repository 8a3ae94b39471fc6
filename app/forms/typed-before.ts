/** By address: what was typed into forms that were left before they were sent, as long as this document lives. */
const left = new Map<string, [name: string, value: string][]>();

/** Going back without scripts brings it back by itself. */
export function fillIn(form: HTMLFormElement, address: string): void {
  for (const [name, value] of left.get(address) ?? []) {
    const field = form.elements.namedItem(name);
    if (field && "value" in field) field.value = value;
  }
}

export function noteLeft(form: HTMLFormElement, address: string): void {
  const typed = [...new FormData(form)] as [string, string][];
  left.set(
    address,
    typed.filter(([name]) => name !== "token"),
  );
}

export const forgetLeft = (address: string) => left.delete(address);
