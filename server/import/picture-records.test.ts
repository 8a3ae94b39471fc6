import { expect, test } from "vitest";
import { layPictures } from "#tests/support/lay-pictures.ts";
import { signInTo } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";
import { createImportRecords } from "./import-records.ts";
import { createPictureRecords } from "./picture-records.ts";

const OLD = "https://old.example";
const ADDRESSES = ["1", "2", "3"].map((n) => `${OLD}/${n}.png`);

test("a picture of an earlier import is shown again as long as it is in the library", async () => {
  const opened = await openTestApi();
  const { db } = opened;
  const { user } = await signInTo(opened, { name: "Nadia", email: "nadia@rihla.example" });
  const wish = { source: "ghost", name: "old.json", address: OLD, bytes: 1, wish: "look" } as const;
  for (const id of ["first", "second"]) {
    await createImportRecords(db).begin({ id, ...wish }, user._id);
    await createImportRecords(db).change(id, { state: "looked" });
  }
  await layPictures({ db }, 2);
  const pictures = createPictureRecords(db);
  await db.transaction().execute((tx) => pictures.note(tx, "first", ADDRESSES));
  for (const [index, mediaId] of ["picture-01", "picture-02"].entries()) {
    const kept = { state: "made", mediaId, url: `/media/${mediaId}/picture.png` } as const;
    await pictures.keep("first", ADDRESSES[index] ?? "", kept);
  }
  const counts = (["first", "second"] as const).map((id) => pictures.count(id, ["made"]));
  expect(await Promise.all(counts)).toEqual([2, 0]);
  expect(await pictures.count("first", ["made", "found"])).toBe(3);
  const shown = async () => Object.fromEntries(await pictures.urlsOf(ADDRESSES));
  expect(await shown()).toEqual({
    [`${OLD}/1.png`]: "/media/picture-01/picture.png",
    [`${OLD}/2.png`]: "/media/picture-02/picture.png",
  });
  // Its file is still on its way, or on its way out.
  await db.updateTable("media").set({ isReady: 0 }).where("id", "=", "picture-02").execute();
  expect(Object.keys(await shown())).toEqual([`${OLD}/1.png`]);
  await db.deleteFrom("media").where("id", "=", "picture-01").execute();
  expect(await shown()).toEqual({});
  expect(await pictures.urlsOf([])).toEqual(new Map());
});
