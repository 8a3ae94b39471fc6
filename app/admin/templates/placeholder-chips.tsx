import { flushSync } from "react-dom";
import { PLACEHOLDERS, type Placeholder } from "#contracts/placeholders.ts";
import * as words from "#i18n/en/admin/templates.ts";

type PlaceholderChipsProps = {
  boxOf: () => HTMLTextAreaElement | null;
  onText: (text: string) => void;
};

/** Puts a place to be filled in where the caret stands. */
export function PlaceholderChips({ boxOf, onText }: PlaceholderChipsProps) {
  function put(name: Placeholder) {
    const box = boxOf();
    if (!box) return;
    const { value, selectionStart, selectionEnd } = box;
    const placed = `{${name}}`;
    flushSync(() => onText(value.slice(0, selectionStart) + placed + value.slice(selectionEnd)));
    const caret = selectionStart + placed.length;
    box.focus();
    box.setSelectionRange(caret, caret);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons beside a field, not fields of a form
    <div className="placeholder-chips" role="group" aria-labelledby="placeholder-heading">
      <span id="placeholder-heading">{words.usePlaceholder}</span>
      {PLACEHOLDERS.map((name) => (
        <button key={name} type="button" className="chip" onClick={() => put(name)}>
          {words.placeholders[name]}
        </button>
      ))}
    </div>
  );
}
