import { expect, test } from "vitest";
import { wxr } from "#tests/support/import-files.ts";
import { openImports } from "#tests/support/open-imports.ts";

test("undoing that was stopped goes on undoing: nothing is taken over again", async () => {
  const { run, imports, owner, site, db } = await openImports();
  const posts = Array.from({ length: 3 }, (_, at) => ({ id: at + 1, html: "<p>Words</p>" }));
  const { _id } = await run("wordpress", wxr(posts));
  expect(await site.blog.count({})).toBe(3);
  // Its process ended before anything was undone.
  const stopped = { state: "stopped", wish: "undo" } as const;
  await db.updateTable("import").set(stopped).where("id", "=", _id).execute();
  await imports.start(_id, owner._id);
  await imports.idle();
  expect([(await imports.find(_id)).state, await site.blog.count({})]).toEqual(["undone", 0]);
});
