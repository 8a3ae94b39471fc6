const HEADING_LENGTH = 200;

/** The heading above the caret, in the formatted text that it stands in; null in any other field. */
export function headingAtCaret(): string | null {
  const node = document.getSelection()?.anchorNode;
  const element = node instanceof Element ? node : node?.parentElement;
  const text = element?.closest('[contenteditable="true"]');
  const blocks = [...(text?.children ?? [])];
  const at = blocks.findIndex((block) => element && block.contains(element));
  const heading = blocks.slice(0, at + 1).findLast(({ tagName }) => /^H[1-6]$/.test(tagName));
  return heading?.textContent?.trim().slice(0, HEADING_LENGTH) || null;
}
