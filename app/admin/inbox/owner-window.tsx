import { initialsOf } from "#app/site/pages/leader-card.tsx";
import * as words from "#i18n/en/admin/follow-up.ts";
import { fill } from "#i18n/fill.ts";

/** Who looks after it: a window with their initials. */
export function OwnerWindow({ name }: { name: string }) {
  return (
    <span className="owner-window" role="img" aria-label={fill(words.ownerIs, { name })}>
      {initialsOf(name)}
    </span>
  );
}
