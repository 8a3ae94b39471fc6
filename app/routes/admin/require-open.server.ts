import { data, type RouterContextProvider } from "react-router";
import { siteContext } from "#app/context.ts";
import type { Draft } from "#contracts/draft.ts";
import type { NewKindName } from "#contracts/kinds/find-kind.ts";
import { errors } from "#i18n/en/errors.ts";

type Opened = {
  kind: NewKindName;
  id: string;
  open: object | null;
  draft: Draft | null;
  /** What is said where there never was one. */
  noSuch: string;
};

/** @throws a response of 404 where nothing of it is public, nor waits to be; what lies in the trash is said to */
export async function requireOpen(
  context: Readonly<RouterContextProvider>,
  { kind, id, open, draft, noSuch }: Opened,
): Promise<void> {
  // What waits on top of something that was public lies in the trash with it.
  if (open || draft?.base === 0) return;
  if (await context.get(siteContext).site.draft.isInTrash({ kind, id })) {
    throw data({ trashOf: kind }, { status: 404, statusText: errors["in-trash"] });
  }
  throw data(null, { status: 404, statusText: noSuch });
}
