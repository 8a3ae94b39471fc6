import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createBackupWork } from "#server/backup/backup-work.ts";
import { wxr } from "#tests/support/import-files.ts";
import { openImports } from "#tests/support/open-imports.ts";

test("the server ends while the backup before is made: nothing came, nothing failed, and it goes on", async () => {
  const desk = createBackupWork();
  const isBegun = Promise.withResolvers<void>();
  let before = () =>
    desk.run("backup", ({ signal }) => {
      const { promise, reject } = Promise.withResolvers<never>();
      signal.addEventListener("abort", () => reject(signal.reason));
      isBegun.resolve();
      return promise;
    });
  const { run, imports, open, owner, site, lines } = await openImports({ before: () => before() });
  const { _id } = await run("wordpress", wxr([{ id: 1 }, { id: 2 }, { id: 3 }]), true);
  await imports.start(_id, owner._id);
  await isBegun.promise;
  // In this order, as a server ends; what else it ends may take time.
  await desk.stop();
  await setImmediate();
  await imports.end();
  expect(await imports.find(_id)).toMatchObject({ state: "stopped", problem: null, isHere: true });
  expect([await site.blog.count({}), lines]).toEqual([0, []]);
  before = async () => {};
  const next = open();
  await next.tidy({ isAlone: true });
  await next.start(_id, owner._id);
  await next.idle();
  expect(await next.find(_id)).toMatchObject({ state: "done", done: 3 });
  expect(await site.blog.count({})).toBe(3);
  await next.end();
});

test("what has not come when it is stopped can get another link, or be left out; what is over cannot", async () => {
  const { run, imports, owner, site, db } = await openImports();
  const posts = [1, 2, 3].map((id) => ({ id, slug: `post-${id}` }));
  const { _id } = await run("wordpress", wxr(posts), true);
  await db.updateTable("import").set({ state: "stopped" }).execute();
  await imports.choose(_id, 1, { link: "another" });
  await imports.choose(_id, 2, { isLeftOut: true });
  await imports.start(_id, owner._id);
  await imports.idle();
  const links = (await site.blog.list({})).map(({ link }) => link);
  expect(links.toSorted()).toEqual(["another", "post-3"]);
  await expect(imports.choose(_id, 2, { isLeftOut: false })).rejects.toMatchObject({
    code: "import-not-now",
  });
});
