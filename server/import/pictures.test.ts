import { expect, test } from "vitest";
import { ghostFile, wxr } from "#tests/support/import-files.ts";
import { oldSite, serveOld } from "#tests/support/old-site.ts";
import { openImports } from "#tests/support/open-imports.ts";
import { jpeg } from "#tests/support/send-picture.ts";

const png = (width: number) => jpeg(width, 40).png().toBuffer();

const SLOW = { silenceMs: 200, timeLimitMs: 2000, mostBytes: 10_000 };

test("pictures come into the library, each once; those that cannot be had are said", async () => {
  const { run, imports, owner, site } = await openImports();
  const [a, b] = [await png(60), await png(80)];
  const from = await serveOld(
    oldSite({}, { "/a.png": a, "/same.png": a, "/b.png": b, "/words.png": Buffer.from("<html>") }),
  );
  const file = wxr([
    {
      id: 1,
      html: `<p>x</p><img src="${from}/a.png" alt="A"><img src="${from}/same.png"><figure><img src="${from}/gone.png"><figcaption>Gone</figcaption></figure>`,
      meta: { _thumbnail_id: "9" },
    },
    {
      id: 2,
      html: `<img src="${from}/a.png"><img src="http://169.254.169.254/x.png"><img src="${from}/words.png">`,
    },
    { id: 3, html: "none" },
    { id: 9, type: "attachment", attachment: `${from}/b.png` },
  ]);
  const looked = await run("wordpress", file, true);
  expect(looked.notes.find(({ what }) => what === "pictures")).toMatchObject({
    count: 2,
    names: [`${from}/gone.png`, "http://169.254.169.254/x.png"],
  });
  // As the old site says: one picture at two addresses, and what is none.
  expect(looked.counts).toMatchObject({ pictures: 4, pictureBytes: 2 * a.length + b.length + 6 });
  expect(await site.media.count({ q: "" })).toBe(0);

  await imports.start(looked._id, owner._id);
  await imports.idle();
  const done = await imports.find(looked._id);
  expect(done.state).toBe("done");
  expect(done.notes.find(({ what }) => what === "pictures")?.count).toBe(3);
  expect(done.counts.pictureBytes).toBe(a.length + b.length);
  const pictures = await site.media.list({
    limit: 10,
    offset: 0,
    q: "",
    described: "all",
  } as never);
  expect(pictures.map(({ width }) => width).toSorted()).toEqual([60, 80]);
  const first = await site.blog.findByLink("post-1");
  const [urlA, urlB] = [60, 80].map((width) => pictures.find((one) => one.width === width)?.url);
  expect(first).toMatchObject({ image: urlB });
  expect(first?.content).toBe(
    `<p>x</p><img src="${urlA}" alt="A"><img src="${urlA}" alt=""><p>Gone</p>`,
  );
  expect(await site.blog.findByLink("post-2")).toMatchObject({
    image: urlA,
    content: `<img src="${urlA}" alt="">`,
  });
  expect(await site.blog.findByLink("post-3")).toMatchObject({ image: "/default-bg.jpg" });

  await imports.undo(looked._id, owner._id);
  await imports.idle();
  expect(await site.media.list({ limit: 10, offset: 0, q: "" })).toEqual([]);
});

test("a host that gave ten in a row not is not asked any more", async () => {
  const { run } = await openImports();
  const good = await png(60);
  const asked = new Set<string>();
  const from = await serveOld(({ method, url = "" }, response) => {
    if (method === "GET") asked.add(url);
    if (url.startsWith("/good")) response.end(good);
    else response.writeHead(404).end();
  });
  const names = [
    ["gone", 9],
    ["good", 1],
    ["lost", 9],
    ["good-too", 1],
    ["away", 10],
    ["good-late", 1],
  ] as const;
  const html = names.flatMap(([name, count]) =>
    Array.from({ length: count }, (_, at) => `<img src="${from}/${name}-${at}.png">`),
  );
  const { state } = await run("wordpress", wxr([{ id: 1, html: html.join("") }]), false);
  expect(state).toBe("done");
  expect([...asked].filter((url) => url.startsWith("/good"))).toEqual([
    "/good-0.png",
    "/good-too-0.png",
  ]);
});

test.each([
  ["nobody is there", null, "import-not-reached"],
  ["it never answers", () => {}, "import-not-reached"],
  [
    "it answers without an end",
    (_: unknown, response: never) =>
      void (response as { write: (text: string) => void }).write("["),
    "import-not-reached",
  ],
  ["it has no such calls", oldSite({}), "import-not-old-site"],
  [
    "it answers pages",
    (_: unknown, response: never) =>
      void (response as { end: (text: string) => void }).end("<html>"),
    "import-not-old-site",
  ],
  [
    "it answers something else",
    oldSite({ "/api/home": { a: 1 }, "/api/package": 5, "/api/blogs": "x" }),
    "import-not-old-site",
  ],
  [
    "it answers more than anybody has",
    oldSite({ "/api/home": ["x".repeat(20_000)] }),
    "import-too-large",
  ],
])("the old site answers wrongly, slowly, never: %s", async (_, listener, code) => {
  const { imports, owner, site } = await openImports({ fetching: SLOW });
  const from = listener ? await serveOld(listener as never) : "http://127.0.0.1:1";
  const { _id } = await imports.beginSite(from, { by: owner._id, isDryRun: false });
  await imports.idle();
  expect(await imports.find(_id)).toMatchObject({ state: "failed", problem: { code } });
  expect(await site.blog.count({})).toBe(0);
});

test("no address within is asked, also after a redirect", async () => {
  const { imports, owner } = await openImports({ fetching: SLOW });
  const from = await serveOld(
    (_, response) => void response.writeHead(302, { location: "http://10.0.0.1/api/home" }).end(),
  );
  for (const address of [from, "http://192.168.0.1", "http://[::1]:80"]) {
    const { _id } = await imports.beginSite(address, { by: owner._id, isDryRun: true });
    await imports.idle();
    expect(await imports.find(_id), address).toMatchObject({
      state: "failed",
      problem: { code: "import-not-reached" },
    });
  }
});

test("a picture that does not come keeps nobody from ending the process; it is asked for again later", async () => {
  const bytes = await png(60);
  let isSlow = true;
  const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>();
  const from = await serveOld(({ method }, response) => {
    if (method === "HEAD") return void response.end();
    asked();
    if (!isSlow) response.end(bytes);
  });
  const { run, imports, open, owner, site } = await openImports();
  const looked = await run("wordpress", wxr([{ id: 1, html: `<img src="${from}/a.png">` }]), true);
  await imports.start(looked._id, owner._id);
  await isAsked;
  const begun = performance.now();
  await imports.end();
  // Less than a picture is waited for.
  expect(performance.now() - begun).toBeLessThan(8000);
  expect(await imports.find(looked._id)).toMatchObject({ state: "stopped", problem: null });
  isSlow = false;
  const next = open();
  await next.start(looked._id, owner._id);
  await next.idle();
  expect((await site.blog.findByLink("post-1"))?.image).toMatch(/^\/(media\/|default-bg)/);
  await next.end();
});

test("Ghost: posts and pages, with the pictures of its site", async () => {
  const { run, site } = await openImports();
  const post = {
    id: "1",
    uuid: "u",
    title: "Hajj",
    slug: "hajj",
    status: "published",
    html: "<p>a</p>",
    published_at: "2021-05-06T07:08:09.000Z",
  };
  const done = await run(
    "ghost",
    ghostFile([post, { ...post, uuid: "v", slug: "us", type: "page" }]),
  );
  expect(done).toMatchObject({ state: "done", counts: { posts: 1, pages: 1, addresses: 1 } });
  expect(await site.blog.findByLink("hajj")).toMatchObject({
    createdAt: "2021-05-06T07:08:09.000Z",
  });
  expect(await site.redirect.findNext("/hajj/")).toBe("/blog/hajj");
});
