import { expect, test } from "vitest";
import { makeBlog } from "#tests/support/make-blog.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { createImportRecords } from "./import-records.ts";
import { createItemRecords, type ItemRow } from "./item-records.ts";

const ROW: ItemRow = {
  ...{ importId: "first", number: 1, key: "1", kind: "post", title: "", documentId: "", link: "" },
  ...{ wished: null, oldPath: null, isPublic: 1, state: "made", version: 1, redirectId: null },
  ...{ before: null, notes: "[]" },
};

async function open() {
  const opened = await openTestSite();
  const { db } = opened;
  const { _id: by } = await makeUser({ db });
  const file = { source: "ghost", name: "old.json", address: "", bytes: 1, wish: "take" } as const;
  await createImportRecords(db).begin({ id: "first", ...file }, by);
  const items = createItemRecords(db);
  const add = (rows: ItemRow[]) => db.transaction().execute((tx) => items.add(tx, rows));
  return { ...opened, items, add };
}

test("what an earlier import brought is known while it is here, also in the trash; what is gone comes again", async () => {
  const { db, site, items, add } = await open();
  const [here, deleted] = [await makeBlog(db), await makeBlog(db)];
  await site.blog.remove(deleted._id, { by: null });
  const rows = [here._id, deleted._id, "gone"].map((documentId, at) => ({
    ...{ ...ROW, number: at + 1, key: `key-${at}`, documentId },
  }));
  const home = { ...ROW, number: 4, key: "key-home", kind: "home", documentId: "home" } as const;
  const planned = { ...ROW, number: 5, key: "key-planned", state: "planned" } as const;
  await add([...rows, home, planned]);
  const keys = ["key-0", "key-1", "key-2", "key-home", "key-planned", "key-of-nobody"];
  expect(await items.known(keys, "second")).toEqual(
    new Map([
      ["key-0", here._id],
      ["key-1", deleted._id],
      ["key-home", "home"],
    ]),
  );
  expect(await items.known(keys, "first")).toEqual(new Map());
  expect(await items.known(["key-0"], "second")).toEqual(new Map([["key-0", here._id]]));
});

test("posts that visitors read, those that wait, pages and old addresses are counted each by itself", async () => {
  const { items, add } = await open();
  const kinds = [
    ...[{ oldPath: "/a" }, { oldPath: "/b" }, { state: "planned" }, { isPublic: 0 }],
    ...[{ kind: "page", isPublic: 0 }, { kind: "home" }, { state: "out" }],
  ] as const;
  const rows = kinds.map((one, at) => ({ ...ROW, number: at, key: `${at}`, ...one }));
  await add(rows);
  expect(await items.counts("first")).toEqual({
    ...{ posts: 3, drafts: 1, pages: 1, documents: 1, addresses: 2 },
  });
});
