import { useEffect, useState } from "react";
import { deviceStore } from "#app/forms/device-store.ts";
import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import type { User } from "#contracts/user.ts";
import * as words from "#i18n/en/admin/session.ts";
import { fill } from "#i18n/fill.ts";
import { createDrafts } from "./draft-store.ts";

/** Another user has signed in on this device: what was shown here belongs to the first one. */
export function SomebodyElse({ user, before }: { user: User; before: User }) {
  const [isKept, setKept] = useState(true);
  // What was typed last is stored as it is taken away, or refused: before this.
  useEffect(() => setKept(createDrafts(before._id, deviceStore).count() > 0), [before._id]);
  const text = isKept ? words.somebodyElseText : words.somebodyElseUnkept;
  return (
    <div className="admin-wrap pt-8">
      <EmptyState
        title={fill(words.somebodyElseTitle, { name: user.name })}
        text={fill(text, { name: before.name })}
      >
        <a href="/admin" className="button button-primary button-small">
          {fill(words.goOnAs, { name: user.name })}
        </a>
      </EmptyState>
    </div>
  );
}
