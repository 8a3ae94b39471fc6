import * as words from "#i18n/en/admin/editor.ts";
import { wordChanges } from "./word-changes.ts";

/** A text with what is other than before; not by colour alone. */
export function MarkedWords({ before, text }: { before: string; text: string }) {
  return wordChanges(before, text).map(({ kind, text }, index) => {
    if (kind === "same") return text;
    const [Mark, said] =
      kind === "added" ? (["ins", words.added] as const) : (["del", words.removed] as const);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have nothing else, and no state
      <Mark key={index}>
        <span className="sr-only">{said} </span>
        {text}
      </Mark>
    );
  });
}
