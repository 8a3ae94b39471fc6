import { useSettled } from "#app/admin/pieces/use-settled.ts";
import * as words from "#i18n/en/admin/inputs.ts";
import { fill } from "#i18n/fill.ts";
import { focusField } from "./focus-field.ts";
import { suggestedLink } from "./suggested-link.ts";

type SuggestLinkProps = { title: string; link: string; onUse: (link: string) => void };

/** A link made of the title, until somebody types one. */
export function SuggestLink({ title, link, onUse }: SuggestLinkProps) {
  const suggested = useSettled(suggestedLink(title));
  if (link !== "" || suggested === "") return null;
  return (
    <button
      type="button"
      className="text-link mt-2 break-all"
      onClick={(event) => {
        focusField("link", event);
        onUse(suggested);
      }}
    >
      {fill(words.useLink, { link: suggested })}
    </button>
  );
}
