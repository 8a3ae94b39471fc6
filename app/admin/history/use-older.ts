import { useState } from "react";
import { apiAt, ask } from "#app/admin/api/client.ts";
import { withoutFocused } from "#app/admin/focus/without-focused.ts";
import type { Place } from "#app/admin/pieces/place.ts";
import { showToast } from "#app/ui/toast.ts";
import type { Revision } from "#contracts/history.ts";

/** So many are asked for at once. */
export const PAGE_LENGTH = 20;

type Listed = { place: Place; revisions: Revision[]; isOnlyPublished: boolean };

/** The revisions of a page, and older ones as they are asked for. */
export function useOlder({ place, revisions, isOnlyPublished }: Listed) {
  const { kind, id, language } = place;
  const list = `${kind}/${id} ${language} ${isOnlyPublished}`;
  const [older, setOlder] = useState<{ list: string; revisions: Revision[]; isWhole: boolean }>();
  const more = older?.list === list ? older : null;
  const known = new Set(revisions.map(({ _id }) => _id));
  const all = [...revisions, ...(more?.revisions ?? []).filter(({ _id }) => !known.has(_id))];
  const isWhole = more?.isWhole ?? revisions.length < PAGE_LENGTH;

  async function showOlder(): Promise<void> {
    const query = {
      ...{ limit: String(PAGE_LENGTH), after: all.at(-1)?._id ?? "" },
      ...(isOnlyPublished ? { only: "published" as const } : {}),
    };
    const param = { kind, id };
    const answer = await ask(() => apiAt("history", place)[":kind"][":id"].$get({ param, query }));
    if (!answer.isOk) return showToast(answer.message, "error");
    const isLast = answer.data.length < PAGE_LENGTH;
    withoutFocused(() => setOlder({ list, revisions: [...all, ...answer.data], isWhole: isLast }));
  }

  return { all, showOlder: isWhole ? null : showOlder };
}
