import type { ImportChoice } from "#contracts/import.ts";
import { pageLinkRule } from "#contracts/page-link.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { createFreeLinks } from "./free-links.ts";
import type { ImportRow } from "./import-records.ts";
import type { ImportWork } from "./import-work.ts";
import { notesOf } from "./item-records.ts";
import { one } from "./sources/source.ts";

/**
 * Another link for something whose link is taken, or that it does not come.
 * @throws DomainError "not-found", "import-not-now", "link-taken"
 */
export async function chooseFor(
  { db, items }: ImportWork,
  { id, state }: ImportRow,
  number: number,
  choice: ImportChoice,
): Promise<void> {
  if (state !== "looked" && state !== "stopped") throw new DomainError("import-not-now");
  const planned = (await items.withNumbers(id, [number], "planned")).get(number);
  const row = planned ?? (await items.withNumbers(id, [number], "out")).get(number);
  if (!row || row.documentId === "") throw new DomainError("not-found");
  const notes = notesOf(row).filter(({ what }) => what !== "chosen");
  if ("isLeftOut" in choice) {
    const kept = choice.isLeftOut ? [...notes, one("chosen", row.title)] : notes;
    return items.put(db, [
      { ...row, state: choice.isLeftOut ? "out" : "planned", notes: JSON.stringify(kept) },
    ]);
  }
  const { link } = choice;
  const kind = row.kind === "page" ? "page" : "post";
  if (kind === "page" && pageLinkRule(link)) throw new DomainError("page-link-taken");
  const [free] = await createFreeLinks(db).giveAll([{ kind, link }]);
  const isPlanned = await items.isLinkPlanned(id, { kind, link, number });
  if (free !== link || isPlanned)
    throw new DomainError(kind === "page" ? "page-link-taken" : "link-taken");
  await items.put(db, [{ ...row, link, state: "planned", notes: JSON.stringify(notes) }]);
}
