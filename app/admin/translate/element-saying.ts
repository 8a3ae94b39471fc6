const withoutSpaces = (text: string | null): string => (text ?? "").replace(/\s+/g, "");

/** The smallest element that says all of a text, whatever lies between its words; null: none does. */
export function elementSaying(page: Element, text: string): HTMLElement | null {
  const said = withoutSpaces(text);
  const says = (element: Element): element is HTMLElement =>
    element instanceof (element.ownerDocument.defaultView?.HTMLElement ?? HTMLElement) &&
    withoutSpaces(element.textContent).includes(said);
  if (said === "" || !says(page)) return null;
  let found = page;
  for (;;) {
    const closer = [...found.children].find(says);
    if (!closer) return found;
    found = closer;
  }
}
