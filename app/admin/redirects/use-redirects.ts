import { useState } from "react";
import { type Ask, api } from "#app/admin/api/client.ts";
import { type Failure, failureWords } from "#app/admin/api/failure-words.ts";
import { useReadAnew, useRefresh } from "#app/admin/api/use-refresh.ts";
import { withoutFocused } from "#app/admin/focus/without-focused.ts";
import { showToast } from "#app/ui/toast.ts";
import type { Redirect, UnknownPath } from "#contracts/redirect.ts";
import * as words from "#i18n/en/admin/redirects.ts";
import { fill, plural } from "#i18n/fill.ts";
import { readable } from "./readable.ts";
import type { RedirectWish } from "./redirect-form.tsx";

type Loaded = { q: string; redirects: Redirect[]; pageLength: number };

/** The list with what was added to it by "Show older", and what can be done to it. */
export function useRedirects({ q, redirects, pageLength }: Loaded, call: Ask) {
  const readAnew = useReadAnew();
  const refresh = useRefresh();
  const [older, setOlder] = useState<{ for: Redirect[]; list: Redirect[] }>({
    for: redirects,
    list: [],
  });
  const all = [...redirects, ...(older.for === redirects ? older.list : [])];

  async function showOlder() {
    const query = { limit: String(pageLength), offset: String(all.length), ...(q ? { q } : {}) };
    const answer = await call(() => api("redirects").index.$get({ query }));
    if (!answer.isOk) return showToast(answer.message, "error");
    const known = new Set(all.map(({ _id }) => _id));
    const more = answer.data.filter(({ _id }) => !known.has(_id));
    withoutFocused(() =>
      setOlder({ for: redirects, list: [...all.slice(redirects.length), ...more] }),
    );
  }

  function tellAdded({ from, to }: Pick<Redirect, "from" | "to">) {
    showToast(fill(words.added, { from, to: readable(to ?? "") }), "success");
    return readAnew();
  }

  const fail = (failure: Failure) =>
    showToast(failureWords(words.nothingHasChanged, failure), "error");

  return {
    all,
    showOlder,
    readAnew,
    tellAdded,

    tellAddedSome(count: number) {
      showToast(plural(words.addedSome, count), "success");
      return readAnew();
    },

    async lead(json: RedirectWish) {
      const answer = await call(() => api("redirects").index.$post({ json }));
      if (answer.isOk) await tellAdded(answer.data);
      else fail(answer);
    },

    async leave({ _id, path }: UnknownPath) {
      const answer = await call(() => api("redirects").unknown[":_id"].$delete({ param: { _id } }));
      if (answer.isOk) showToast(fill(words.left, { path }), "success");
      else fail(answer);
      await refresh(answer);
    },

    async remove({ _id, from }: Redirect) {
      const answer = await call(() => api("redirects")[":_id"].$delete({ param: { _id } }));
      if (answer.isOk) showToast(fill(words.removed, { from }), "success");
      else fail(answer);
      await refresh(answer);
    },
  };
}
