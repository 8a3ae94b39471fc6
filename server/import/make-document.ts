import { isDeepStrictEqual } from "node:util";
import type { PackageId } from "#contracts/kinds/package.ts";
import { homeWriteSchema, packageWriteSchema } from "#contracts/kinds/schemas.ts";
import { documentPictures, withPictures } from "./document-pictures.ts";
import type { ImportWork } from "./import-work.ts";
import { type ItemRow, notesOf } from "./item-records.ts";
import type { Run } from "./run.ts";
import { one, type SourceDocument } from "./sources/source.ts";

type Bring = (addresses: readonly string[]) => Promise<Map<string, string>>;

/** The home page and packages are here already: what the old site says takes the place of what they say. */
export function createMakeDocument(run: Run, { db, site, items }: ImportWork) {
  const by = { by: run.row.userId };

  return make;

  async function make(row: ItemRow, item: SourceDocument, bring: Bring): Promise<void> {
    const { current, version } = await currentOf(item);
    const urls = await bring(documentPictures(item).map(({ address }) => address));
    const given = withPictures(item, (address) => urls.get(address) ?? null);
    const schema = item.kind === "home" ? homeWriteSchema : packageWriteSchema;
    const { success, data } = schema.safeParse({ ...current, ...given });
    if (!success) return leaveOut(row);
    const { version: _, ...body } = data;
    if (isDeepStrictEqual(body, current)) {
      // Where it says what was there before, the process ended after it was made.
      const state = row.before === null ? ("known" as const) : ("made" as const);
      return items.put(db, [{ ...row, state, version }]);
    }
    await items.put(db, [{ ...row, before: current ? JSON.stringify(current) : null }]);
    const made = await save(item, { ...body, ...(version ? { version } : {}) });
    await items.put(db, [
      {
        ...row,
        before: current ? JSON.stringify(current) : null,
        state: "made",
        version: made.version,
      },
    ]);
  }

  async function currentOf({ kind, id }: Pick<SourceDocument, "kind" | "id">) {
    const found =
      kind === "home" ? await site.home.find() : await site.package.find(id as PackageId);
    if (!found) return { current: null, version: null };
    const { _id, version, language: _, ...current } = found;
    return { current, version };
  }

  function save({ kind, id }: Pick<SourceDocument, "kind" | "id">, body: object) {
    return kind === "home"
      ? site.home.update(homeWriteSchema.parse(body), by)
      : site.package.update(id as PackageId, packageWriteSchema.parse(body), by);
  }

  async function leaveOut(row: ItemRow): Promise<void> {
    const note = one("unreadable", row.title);
    run.summary.add([note]);
    await items.put(db, [{ ...row, state: "out", notes: JSON.stringify([...notesOf(row), note]) }]);
  }
}
