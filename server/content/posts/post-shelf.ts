import { blogPath } from "#contracts/blog-path.ts";
import { postKind } from "#contracts/kinds/post.ts";
import { schemaOf, upgraded } from "#contracts/kinds/upgraded.ts";
import { claimAddress, recordMove } from "#server/content/move.ts";
import type { Shelf } from "#server/content/publish.ts";
import type { State } from "#server/content/state.ts";
import type { BlogRow, Tx } from "#server/db/schema.ts";
import { changeCounts } from "./post-count.ts";
import { COLUMNS, insertRows, rowOf, writtenOf } from "./post-row.ts";
import { searchColumnsOfEach } from "./post-words.ts";

const writtenIn = ({ body, schema }: State) => writtenOf(upgraded(postKind, body, schema));

/** Posts: what lists, filters and searches need is in columns, and so is their text. */
export const postShelf: Shelf = {
  async read(tx, { id }) {
    const row = await lockedRow(tx, id);
    return row ? stateOf(row) : null;
  },

  async write(tx, { id }, state, before) {
    const { version, at } = state;
    const written = writtenIn(state);
    const { type, link } = written;
    if (!before) {
      await claimAddress(tx, blogPath(link));
      const times = { createdAt: at, updatedAt: at, version };
      await insertRows(tx, [rowOf({ _id: id, ...written, ...times })]);
      return true;
    }
    const found = await searchColumnsOfEach(tx, [{ ...written, _id: id }]);
    const { numUpdatedRows } = await tx
      .updateTable("blog")
      .set({ ...written, ...found.get(id), updatedAt: at, version })
      .where("id", "=", id)
      .where("version", "=", before.version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const old = writtenIn(before);
    if (type !== old.type) {
      await changeCounts(
        tx,
        new Map([
          [old.type, -1],
          [type, 1],
        ]),
      );
    }
    if (link !== old.link) {
      const move = { from: blogPath(old.link), to: blogPath(link), at };
      await recordMove(tx, { kind: "post", id }, move);
    }
    return true;
  },

  async onTranslated(tx, { id }) {
    const row = await lockedRow(tx, id);
    if (!row) return;
    const found = await searchColumnsOfEach(tx, [{ ...row, _id: id }]);
    await tx
      .updateTable("blog")
      .set({ ...found.get(id) })
      .where("id", "=", id)
      .execute();
  },
};

export const lockedRow = (tx: Tx, id: string): Promise<BlogRow | undefined> =>
  tx.selectFrom("blog").select(COLUMNS).where("id", "=", id).forUpdate().executeTakeFirst();

const stateOf = (row: BlogRow): State => ({
  ...{ schema: schemaOf(postKind), version: row.version, at: row.updatedAt },
  body: writtenOf(row),
});
