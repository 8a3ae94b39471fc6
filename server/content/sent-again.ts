import type { Tx } from "#server/db/schema.ts";
import type { Place } from "./place.ts";
import { authorOncePublic } from "./revision-find.ts";

/**
 * Of what is sent again with its key, because no answer came.
 * @param there what is public of it
 * @returns the version that it may take the place of: the newest, unless somebody else wrote on
 */
export async function versionSentAgain(
  tx: Tx,
  place: Place,
  { there, by }: { there: { version: number } | undefined; by: string | null },
): Promise<number> {
  const author = there && (await authorOncePublic(tx, place));
  return there && author?.userId === by ? there.version : 1;
}
