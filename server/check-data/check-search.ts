import { searchFlaw } from "#server/db/search.ts";
import type { Checked } from "./rows-of.ts";

/** What a start passes over: it would take ten times as long. */
export async function checkSearch({ db, findings }: Checked): Promise<void> {
  const flaw = await searchFlaw(db);
  if (flaw) findings.add("search", flaw);
}
