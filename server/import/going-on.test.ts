import { expect, onTestFinished, test, vi } from "vitest";
import { wxr } from "#tests/support/import-files.ts";
import { NOTES, openImports } from "#tests/support/open-imports.ts";

const many = (count: number) =>
  wxr(
    Array.from({ length: count }, (_, index) => ({ id: index + 1, html: `<p>Words ${index}</p>` })),
  );

test("stopped in the middle, what is there stays; gone on with, nothing is made twice", async () => {
  const { run, imports, owner, site } = await openImports();
  const { _id } = await run("wordpress", many(400), true);
  await imports.start(_id, owner._id);
  await expect.poll(() => site.blog.count({}), { interval: 5 }).toBeGreaterThan(0);
  await imports.stop(_id);
  passASecond();
  await imports.idle();
  const there = await site.blog.count({});
  expect(there).toBeLessThan(400);
  expect(await imports.find(_id)).toMatchObject({ state: "stopped", problem: null, of: 400 });
  await imports.start(_id, owner._id);
  await imports.idle();
  expect(await imports.find(_id)).toMatchObject({ state: "done", done: 400, of: 400 });
  expect(await site.blog.count({})).toBe(400);
});

/** After which it looks whether it shall stop. */
function passASecond(): void {
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now() + 1001);
  onTestFinished(() => clock.mockRestore());
}

test("the process ends in the middle, and another goes on", async () => {
  const { run, imports, open, owner, site } = await openImports();
  const { _id } = await run("wordpress", many(80), true);
  await imports.start(_id, owner._id);
  await expect.poll(() => site.blog.count({})).toBeGreaterThan(0);
  await imports.end();
  const next = open();
  await next.tidy({ isAlone: true });
  const stopped = await next.find(_id);
  expect(stopped).toMatchObject({ state: "stopped", problem: null, isHere: true });
  expect(await site.blog.count({})).toBeLessThan(80);
  await next.start(_id, owner._id);
  await next.idle();
  expect(await next.find(_id)).toMatchObject({ state: "done", done: 80 });
  expect(await site.blog.count({})).toBe(80);
  await next.end();
});

test("stopped while it is looked through, it is looked through from the beginning, and tells of each thing once", async () => {
  const { run, imports, owner, db } = await openImports();
  const script = "<p>Words</p><script>x()</script>";
  const posts = Array.from({ length: 30 }, (_, index) => ({ id: index + 1, html: script }));
  const { _id, counts, notes } = await run("wordpress", wxr(posts), true);
  expect(counts).toMatchObject({ posts: 30 });
  await db.updateTable("import").set({ isLooked: 0, state: "stopped", step: "pictures" }).execute();
  await imports.start(_id, owner._id);
  await imports.idle();
  const { counts: after, ...done } = await imports.find(_id);
  expect([done.state, after, done.notes]).toEqual(["looked", counts, notes]);
});

test("killed without a word: whoever starts next says that it is stopped", async () => {
  const { run, imports, open, owner, db } = await openImports();
  const { _id } = await run("wordpress", many(3), true);
  await db
    .updateTable("import")
    .set({ state: "running", wish: "take" })
    .where("id", "=", _id)
    .execute();
  await expect(imports.start(_id, owner._id)).rejects.toMatchObject({ code: "import-under-way" });
  const next = open();
  await next.tidy({ isAlone: false });
  expect((await next.find(_id)).state).toBe("running");
  await next.tidy({ isAlone: true });
  expect((await next.find(_id)).state).toBe("stopped");
  await next.start(_id, owner._id);
  await next.idle();
  expect((await next.find(_id)).state).toBe("done");
  await next.end();
});

test("one at a time; each refusal changes nothing", async () => {
  const { run, imports, owner, db } = await openImports();
  const { _id } = await run("wordpress", many(2), true);
  await db.updateTable("import").set({ state: "running" }).where("id", "=", _id).execute();
  await expect(run("wordpress", many(1))).rejects.toMatchObject({ code: "import-under-way" });
  await expect(imports.undo(_id, owner._id)).rejects.toMatchObject({ code: "import-under-way" });
  await expect(imports.remove(_id)).rejects.toMatchObject({ code: "import-not-now" });
  await db.updateTable("import").set({ state: "looked" }).where("id", "=", _id).execute();
  await expect(imports.undo(_id, owner._id)).rejects.toMatchObject({ code: "import-not-now" });
  await expect(imports.stop(_id)).rejects.toMatchObject({ code: "import-not-now" });
  await expect(imports.start("x", owner._id)).rejects.toMatchObject({ code: "not-found" });
  await imports.remove(_id);
  await expect(imports.find(_id)).rejects.toMatchObject({ code: "not-found" });
  expect(await db.selectFrom("importItem").selectAll().execute()).toEqual([]);
});

test("links that are taken: by a post here, by another of the file, and what the owner chooses", async () => {
  const { run, imports, owner, site } = await openImports();
  const by = { by: owner._id };
  const own = {
    title: "Ours",
    type: "Umrah",
    image: "/default-bg.jpg",
    link: "umrah",
    content: "",
  };
  await site.blog.create(own, by);
  const { _id, ...looked } = await run(
    "wordpress",
    wxr([
      { id: 1, slug: "umrah", title: "Theirs" },
      { id: 2, slug: "hajj" },
      { id: 3, slug: "hajj" },
      { id: 4, slug: "umrah" },
      { id: 5, slug: "about", type: "page" },
    ]),
    true,
  );
  expect(NOTES(looked)).toMatchObject({ taken: 4 });
  expect(looked.taken.map(({ wished, link }) => [wished, link])).toEqual([
    ["/blog/umrah", "umrah-2"],
    ["/blog/hajj", "hajj-2"],
    ["/blog/umrah", "umrah-3"],
    ["/about", "about-2"],
  ]);
  await expect(imports.choose(_id, 1, { link: "umrah" })).rejects.toMatchObject({
    code: "link-taken",
  });
  await expect(imports.choose(_id, 1, { link: "hajj-2" })).rejects.toMatchObject({
    code: "link-taken",
  });
  await imports.choose(_id, 1, { link: "umrah-of-old" });
  await imports.choose(_id, 4, { isLeftOut: true });
  await site.blog.create({ ...own, link: "hajj-2" }, by);
  await imports.start(_id, owner._id);
  await imports.idle();
  expect((await imports.find(_id)).state).toBe("done");
  const links = (await site.blog.list({})).map(({ link }) => link);
  expect(links.toSorted()).toEqual(["hajj", "hajj-2", "hajj-2-2", "umrah", "umrah-of-old"]);
});

test("undone, what was changed since lies in the trash, and what leads on leads on no more", async () => {
  const { run, imports, owner, site, db } = await openImports();
  const { _id } = await run(
    "wordpress",
    wxr([
      { id: 1, slug: "a" },
      { id: 2, slug: "b" },
      { id: 3, slug: "c", type: "page" },
    ]),
  );
  const post = await site.blog.findByLink("a");
  if (!post) throw new Error("it is not there");
  await site.blog.update(post._id, { ...fieldsOf(post), title: "Written anew" }, { by: owner._id });
  await imports.undo(_id, owner._id);
  await imports.idle();
  const undone = await imports.find(_id);
  expect(undone).toMatchObject({ state: "undone" });
  expect(NOTES(undone)).toMatchObject({ edited: 1 });
  expect(await site.blog.count({})).toBe(0);
  expect((await site.blog.listTrash()).map(({ title }) => title)).toEqual(["Written anew"]);
  expect(await db.selectFrom("redirect").selectAll().execute()).toEqual([]);
  const { entries } = { entries: await site.audit.list({ limit: 100, offset: 0 }) };
  expect(entries.map(({ action, thing }) => `${action} ${thing}`)).toEqual(
    expect.arrayContaining([
      "import import",
      "undo import",
      "create blog",
      "delete blog",
      "delete own-page",
    ]),
  );
});

const fieldsOf = ({
  title,
  type,
  image,
  link,
  content,
}: Record<"title" | "type" | "image" | "link" | "content", string>) => ({
  ...{ title, type, image, link, content },
});

const inLatin = Buffer.from(wxr([{ id: 1 }, { id: 2, title: "Café" }]), "latin1");
const deep = many(5).replace("</channel>", `${"<a>".repeat(10_000)}</channel>`);

test.each([
  ["cut", many(5).slice(0, -100), "import-damaged"],
  ["none", "no file of theirs", "import-not-wordpress"],
  ["in another encoding than it says", inLatin, "import-encoding"],
  ["10,000 levels deep", deep, "import-damaged"],
])(
  "a file that cannot be read (%s) changes nothing, and says what to do",
  async (_, text, code) => {
    const { run, imports, owner, site } = await openImports();
    const failed = await run("wordpress", text);
    expect(failed).toMatchObject({ state: "failed", problem: { code } });
    expect(failed.problem?.message).toMatch(/xport/);
    expect(await site.blog.count({})).toBe(0);
    await expect(imports.undo(failed._id, owner._id)).rejects.toMatchObject({
      code: "import-not-now",
    });
    expect(await run("wordpress", many(1))).toMatchObject({ state: "done" });
  },
);

test("what comes before it is waited for; where that fails, nothing is taken over", async () => {
  const order: string[] = [];
  let isFine = false;
  const before = async () => {
    order.push("before");
    if (!isFine) throw new Error("no");
  };
  const { run, imports, owner, site, lines } = await openImports({ before });
  const stopped = await run("wordpress", many(2));
  expect(stopped).toMatchObject({ state: "stopped", problem: { code: "failed" } });
  expect([order, await site.blog.count({})]).toEqual([["before"], 0]);
  expect(lines).toHaveLength(1);
  isFine = true;
  await imports.start(stopped._id, owner._id);
  await imports.idle();
  expect(await site.blog.count({})).toBe(2);
});

test("a file that nobody went on with for a month goes: that is said, and it may be given again", async () => {
  const { run, imports, owner, db, site } = await openImports();
  const looked = await run("wordpress", wxr([{ id: 1 }, { id: 2 }]), true);
  await imports.dropOld();
  expect((await imports.find(looked._id)).isHere).toBe(true);
  const old = new Date(Date.now() - 31 * 86_400_000).toISOString();
  await db.updateTable("import").set({ aliveAt: old }).execute();
  await imports.dropOld();
  expect(await imports.find(looked._id)).toMatchObject({ state: "looked", isHere: false });
  await imports.start(looked._id, owner._id);
  await imports.idle();
  expect(await imports.find(looked._id)).toMatchObject({
    ...{ state: "stopped", problem: { code: "import-file-gone" } },
  });
  expect(await site.blog.count({})).toBe(0);
  const again = await run("wordpress", wxr([{ id: 1 }, { id: 2 }]));
  expect(again).toMatchObject({ state: "done", counts: { posts: 2 } });
});
