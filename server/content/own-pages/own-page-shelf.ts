import { ownPageKind } from "#contracts/kinds/own-page.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import type { OwnPage } from "#contracts/own-page.ts";
import { ownPagePath } from "#contracts/own-page-path.ts";
import { stateOf } from "#server/content/document-shelf.ts";
import { claimAddress, recordMove } from "#server/content/move.ts";
import type { Shelf } from "#server/content/publish.ts";
import type { State } from "#server/content/state.ts";
import type { Tx } from "#server/db/schema.ts";
import type { OwnPageTable } from "#server/db/schema-own-page.ts";

/** Pages of one's own: what lists need is in columns, the whole is the body. */
export const ownPageShelf: Shelf = {
  async read(tx, { id }) {
    const row = await lockedPage(tx, id);
    return row ? stateOf(row) : null;
  },

  async write(tx, { id }, state, before) {
    const columns = columnsOf(state);
    const path = ownPagePath(columns.link);
    if (!before) {
      await claimAddress(tx, path);
      await tx
        .insertInto("ownPage")
        .values({ id, ...columns, createdAt: state.at })
        .execute();
      return true;
    }
    const { numUpdatedRows } = await tx
      .updateTable("ownPage")
      .set(columns)
      .where("id", "=", id)
      .where("version", "=", before.version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const from = ownPagePath(columnsOf(before).link);
    if (from !== path)
      await recordMove(tx, { kind: "own-page", id }, { from, to: path, at: state.at });
    return true;
  },
};

export const lockedPage = (tx: Tx, id: string): Promise<OwnPageTable | undefined> =>
  tx.selectFrom("ownPage").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

function columnsOf({ schema, version, at, body }: State) {
  const { title, link, isInFooter } = upgraded(ownPageKind, body, schema);
  return {
    ...{ title, link, isInFooter: isInFooter ? 1 : 0 },
    ...{ schema, version, updatedAt: at, body: JSON.stringify(body) },
  };
}

export function presentPage({
  id,
  schema,
  version,
  createdAt,
  updatedAt,
  body,
}: OwnPageTable): OwnPage {
  const written = upgraded(ownPageKind, JSON.parse(body), schema);
  return { _id: id, ...written, createdAt, updatedAt, version };
}
