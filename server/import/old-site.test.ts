import type { RequestListener } from "node:http";
import { expect, test } from "vitest";
import { serveOld } from "#tests/support/old-site.ts";
import { NOTES, openImports } from "#tests/support/open-imports.ts";

type Answer = { body: unknown; link?: string };

/** A site that answers as it is told, and keeps what it was asked for. */
async function serve(answers: Record<string, Answer>) {
  const asked: string[] = [];
  const listener: RequestListener = ({ url = "" }, response) => {
    asked.push(url);
    const answer = answers[url];
    if (!answer) return void response.writeHead(404).end();
    if (answer.link) response.setHeader("link", answer.link);
    response.setHeader("content-type", "application/json").end(JSON.stringify(answer.body));
  };
  return { from: await serveOld(listener), asked };
}

const post = (n: number, more: object = {}) => ({
  ...{ _id: `p${n}`, title: `Post ${n}`, type: "News", link: `post-${n}`, image: "" },
  ...{ content: `<p>Text ${n}</p>`, ...more },
});
const NOTHING = { "/api/home": { body: [] }, "/api/package": { body: [] } };

async function takeOver(from: string) {
  const opened = await openImports();
  const { _id } = await opened.imports.beginSite(from, { by: opened.owner._id, isDryRun: false });
  await opened.imports.idle();
  return { ...opened, found: await opened.imports.find(_id) };
}

test("a list that goes on elsewhere is read to its end, and nobody else's is", async () => {
  const { from, asked } = await serve({
    ...NOTHING,
    "/api/blogs": {
      body: [post(1), post(2)],
      link: '</api/blogs?page=0>; rel="prev", </api/blogs?after=2>; rel="next"',
    },
    "/api/blogs?after=2": { body: [post(3)], link: '</api/blogs?after=3>; rel="next"' },
    "/api/blogs?after=3": { body: [post(4)], link: '<http://10.0.0.1/api/blogs?x>; rel="next"' },
  });
  const { found, site } = await takeOver(from);
  expect(found).toMatchObject({ state: "done", counts: { posts: 4 } });
  expect(await site.blog.count({})).toBe(4);
  expect(asked.filter((url) => url.startsWith("/api/blogs"))).toHaveLength(3);
});

test("a site that leads on to another name is read there to its end", async () => {
  const from = await serveOld(({ url = "", headers: { host = "" } }, response) => {
    const isNamed = host.startsWith("localhost");
    if (!isNamed)
      response.setHeader("location", `http://${host.replace("127.0.0.1", "localhost")}${url}`);
    if (url === "/api/blogs") response.setHeader("link", '</api/blogs?after=1>; rel="next"');
    response.statusCode = isNamed ? 200 : 301;
    const posts = url === "/api/blogs" ? [post(1)] : [post(2)];
    response.end(JSON.stringify(url.startsWith("/api/blogs") ? posts : []));
  });
  expect((await takeOver(from)).found).toMatchObject({ state: "done", counts: { posts: 2 } });
});

test("a list that leads round in a circle ends", async () => {
  const { from } = await serve({
    ...NOTHING,
    "/api/blogs": { body: [post(1)], link: '</api/blogs?a=1>; rel="next"' },
    "/api/blogs?a=1": { body: [post(2)], link: "</api/blogs?a=1>; rel=next" },
  });
  expect((await takeOver(from)).found).toMatchObject({ state: "done", counts: { posts: 2 } });
});

test("one without an end is refused, and nothing is changed", async () => {
  let count = 0;
  const from = await serveOld(({ url = "" }, response) => {
    count += 1;
    const isList = url.startsWith("/api/blogs");
    if (isList) response.setHeader("link", `</api/blogs?n=${count}>; rel="next"`);
    response.end(JSON.stringify(isList ? [post(count)] : []));
  });
  const { found, site } = await takeOver(from);
  expect(found).toMatchObject({ state: "failed", problem: { code: "import-too-large" } });
  expect(count).toBeLessThan(300);
  expect(await site.blog.count({})).toBe(0);
});

test("where a text that the list leaves out cannot be had just now, nothing comes in its place", async () => {
  const short = post(1, { content: undefined });
  const from = await serveOld(({ url = "", socket }, response) => {
    if (url === "/api/blogs/p1") return void socket.destroy();
    response.end(JSON.stringify(url === "/api/blogs" ? [short] : []));
  });
  const { found, site } = await takeOver(from);
  expect(found).toMatchObject({ state: "failed", problem: { code: "import-not-reached" } });
  expect(await site.blog.count({})).toBe(0);
});

test("texts that the list leaves out are asked for one by one; what has none is said", async () => {
  const short = (n: number) => post(n, { content: undefined });
  const { from, asked } = await serve({
    ...NOTHING,
    "/api/blogs": { body: [post(1), short(2), short(3), post(4, { content: "" })] },
    "/api/blogs/p2": { body: post(2, { title: "Other" }) },
  });
  const { found, site } = await takeOver(from);
  expect(found).toMatchObject({ state: "done", counts: { posts: 4 } });
  expect(NOTES(found)).toMatchObject({ "no-text": 1 });
  expect(await site.blog.findByLink("post-2")).toMatchObject({
    ...{ title: "Post 2", content: "<p>Text 2</p>" },
  });
  expect(asked.filter((url) => /\/p\d$/.test(url))).toEqual(["/api/blogs/p2", "/api/blogs/p3"]);
});
