import type { RouterContextProvider } from "react-router";
import { siteContext, userContext } from "#app/context.ts";
import type { EntryKindName } from "#contracts/kinds/entries.ts";
import { noSuch } from "#i18n/en/admin/visas.ts";
import { requireOpen } from "../require-open.server.ts";

type Asked = { context: Readonly<RouterContextProvider>; kind: EntryKindName };

/** Before its list: of a kind, so many at most. */
const MOST_BEGUN = 200;

/** What of a kind nobody but staff has seen yet. */
export async function begunOf({ context, kind }: Asked) {
  const { site } = context.get(siteContext);
  const waiting = await site.draft.list({ kind, limit: MOST_BEGUN, offset: 0 });
  return waiting.filter(({ isPublic }) => !isPublic);
}

/** What is public of it, and what waits. @throws a response of 404 where there is neither */
export async function openedEntry<Kind extends EntryKindName>({
  context,
  kind,
  id,
}: Asked & { kind: Kind; id: string }) {
  const { site } = context.get(siteContext);
  const by = { by: context.get(userContext)?._id ?? null };
  const [open, draft] = await Promise.all([
    site.entry.find(kind, id),
    site.draft.find({ kind, id }, by),
  ]);
  await requireOpen(context, { kind, id, open, draft, noSuch });
  return { id, open, draft };
}
