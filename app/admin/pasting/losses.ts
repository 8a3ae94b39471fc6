import * as words from "#i18n/en/admin/pasting.ts";
import { comma } from "#i18n/en/language.ts";
import { fill, plural } from "#i18n/fill.ts";

/** What a paste may hold that a text of the site cannot. */
export type LossKind = keyof typeof words.losses;

export type Losses = Partial<Record<LossKind, number>>;

/** Null: everything came in. */
export function lossesInWords(losses: Losses): string | null {
  const things = Object.entries(words.losses).flatMap(([kind, forms]) => {
    const count = losses[kind as LossKind] ?? 0;
    return count > 0 ? [plural(forms, count)] : [];
  });
  if (things.length === 0) return null;
  const last = things.pop() ?? "";
  const listed = things.length === 0 ? last : fill(words.and, { things: things.join(comma), last });
  return fill(words.notKept, { things: listed });
}
