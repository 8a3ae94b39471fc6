import { expect, test } from "vitest";
import { wxr } from "#tests/support/import-files.ts";
import { makeBlog } from "#tests/support/make-blog.ts";
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

test("undone, each thing that goes is told in the trail for what it was, types are counted without it, and what others read stays", async () => {
  const { run, imports, owner, site, db } = await openImports();
  const other = await makeBlog(db, { title: "Of the house", type: "Umrah" });
  const { _id } = await run(
    "wordpress",
    wxr([
      { id: 1, title: "Umrah", html: "<p>Words</p>", categories: ["Umrah"] },
      { id: 2, title: "Office", slug: "office", type: "page", html: "<p>Here</p>" },
    ]),
  );
  const [post] = (await site.blog.list({ limit: 9 })).filter(({ title }) => title === "Umrah");
  if (!post) throw new Error("not brought");
  const day = new Date().toISOString().slice(0, 10);
  const reads = [other, post].map(({ _id: blogId }) => ({ blogId, day, count: 1 }));
  await db.insertInto("postRead").values(reads).execute();
  const counted = () => site.blog.count({ type: "Umrah" });
  const types = async () =>
    (await db.selectFrom("blogCount").selectAll().execute()).map(({ type, count }) => [
      type,
      count,
    ]);
  expect(await counted()).toBe(2);
  await imports.undo(_id, owner._id);
  await imports.idle();
  const trail = await site.audit.list({ limit: 50, offset: 0 });
  const gone = trail.filter(({ action, thing }) => action === "delete" && thing !== "import");
  expect(gone.map(({ thing, summary, userId }) => [thing, summary, userId]).toSorted()).toEqual([
    ["blog", "Umrah", owner._id],
    ["own-page", "Office", owner._id],
  ]);
  expect(await db.selectFrom("postRead").select("blogId").execute()).toEqual([
    { blogId: other._id },
  ]);
  expect([await counted(), await types()]).toEqual([1, [["Umrah", 1]]]);
  expect((await site.blog.list({ limit: 9 })).map(({ _id: id }) => id)).toEqual([other._id]);
});
