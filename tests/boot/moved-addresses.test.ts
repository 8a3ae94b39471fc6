import path from "node:path";
import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { cookieFrom, PASSWORD } from "#tests/support/make-user.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const OWNER = { name: "Karim Uddin", email: "karim@rihla.example", password: PASSWORD };
const POST = { title: "A post", type: "Tours", image: "/art/campus.svg", content: "" };
const PERSON = {
  "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)",
  accept: "text/html",
};

async function startAsOwner() {
  const DATA_DIR = temporaryFolder();
  const env = { PORT: await freePort(), DATA_DIR, TRUST_PROXY: "1" };
  const server = startBuiltServer(env);
  onTestFinished(() => server.signal("SIGKILL"));
  await server.ready();
  const headers: Record<string, string> = {
    "content-type": "application/json",
    origin: server.url,
  };
  const send = async (method: string, where: string, body: unknown) => {
    const answer = await fetch(server.url + where, { method, body: JSON.stringify(body), headers });
    if (!answer.ok) throw new Error(`${method} ${where} answered ${answer.status}`);
    return answer.json();
  };
  const registered = await fetch(`${server.url}/api/users`, {
    ...{ method: "POST", headers, body: JSON.stringify(OWNER) },
  });
  headers.cookie = cookieFrom(registered.headers);
  const add = (from: string, to: string) => send("POST", "/api/redirects", { from, to });
  const get = (where: string, init: RequestInit = {}) =>
    fetch(server.url + where, { redirect: "manual", ...init });
  const ask = async (where: string, init?: RequestInit) => {
    const { status, headers: answered } = await get(where, init);
    return [status, answered.get("location")];
  };
  const rows = (query: string) => {
    const database = new Database(path.join(DATA_DIR, "rihla.sqlite"), { readonly: true });
    const found = database.prepare(query).all();
    database.close();
    return found;
  };
  return { server, send, add, get, ask, rows, cookie: headers.cookie };
}

test("in another language pages of one's own are there, and old addresses lead on within it", async () => {
  const { send, add, ask, get } = await startAsOwner();
  await send("PUT", "/api/languages", { shown: ["bn", "ar"] });
  const page = { title: "Visa fees", link: "visa-fees", description: "", content: "<p>x</p>" };
  const { _id } = await send("POST", "/api/pages", { ...page, isInFooter: true });
  await send("PUT", `/api/pages/${_id}?lang=bn`, { title: "ভিসার খরচ" });
  const told = await get("/bn/visa-fees");
  expect([told.status, (await told.text()).includes("ভিসার খরচ")]).toEqual([200, true]);
  expect((await get("/ar/visa-fees")).status).toBe(200);
  expect((await get("/bn/visa-feez")).status).toBe(404);

  const post = { ...POST, link: "quokka" };
  const begun = await send("POST", "/api/blogs", post);
  await send("PUT", `/api/blogs/${begun._id}`, { ...post, link: "quokka-two" });
  await add("/old-umrah.html", "/packages/umrah");
  expect(await ask("/bn/blog/quokka")).toEqual([301, "/bn/blog/quokka-two"]);
  expect(await ask("/ar/old-umrah.html")).toEqual([301, "/ar/packages/umrah"]);
  expect(await ask("/blog/quokka")).toEqual([301, "/blog/quokka-two"]);
});

test("old addresses lead on for whoever asks, in whichever writing; a page of ours always wins", async () => {
  const { add, ask, get, send, cookie } = await startAsOwner();
  expect(await ask("/umrah-package.html")).toEqual([404, null]);
  await add("/umrah-package.html", "/packages/umrah");
  await add("/?p=123", "/packages/hajj");
  await add("/ওমরা", "https://other.example/ক");
  await add("/blog/nickname", "/blog/umrah-in-four-steps");
  const umrah = [301, "/packages/umrah"];
  for (const where of ["/umrah-package.html", "/Umrah-Package.HTML", "/umrah-package.html/?a=1"]) {
    expect(await ask(where), where).toEqual(umrah);
  }
  expect(await ask("/umrah-package.html", { method: "HEAD" })).toEqual(umrah);
  expect(await ask("/umrah-package.html", { headers: { cookie } })).toEqual(umrah);
  const other = [301, "https://other.example/%E0%A6%95"];
  expect(await ask("/%E0%A6%93%E0%A6%AE%E0%A6%B0%E0%A6%BE")).toEqual(other);
  expect([await ask("/?p=123&x=1"), await ask("/?p=5"), await ask("/")]).toEqual([
    [301, "/packages/hajj"],
    [200, null],
    [200, null],
  ]);
  const { headers } = await get("/umrah-package.html");
  expect(headers.get("cache-control")).toBe("no-cache");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  const posted = await get("/umrah-package.html", { method: "POST", headers: { origin: "" } });
  expect(posted.status).not.toBe(301);

  const post = [301, "/blog/umrah-in-four-steps"];
  expect([await ask("/blog/nickname"), await ask("/blog/NickName/")]).toEqual([post, post]);
  const answer = await get("/api/blogs/link/nickname");
  expect((await answer.json()).link).toBe("umrah-in-four-steps");
  for (const where of ["/blog/nickname.data", "/umrah-package.html.data"]) {
    const data = await get(where);
    expect([data.status, await data.text()], where).toEqual([
      202,
      expect.stringMatching(/"redirect","\/(blog|packages)\/umrah/),
    ]);
  }
  await send("POST", "/api/blogs", { ...POST, link: "nickname" });
  expect(await ask("/blog/nickname")).toEqual([200, null]);
});

test("what was removed leads nowhere at once; while a post may take an address, it is asked each time", async () => {
  const { add, ask, get, cookie, server } = await startAsOwner();
  const entries = await Promise.all(
    ["/a.html", "/blog/a"].map((from) => add(from, "/contact").then(({ _id }) => ({ from, _id }))),
  );
  for (const { from, _id } of entries) {
    expect([await ask(from), await ask(from)]).toEqual(Array(2).fill([301, "/contact"]));
    const init = { method: "DELETE", headers: { cookie, origin: server.url } };
    expect((await get(`/api/redirects/${_id}`, init)).status).toBe(200);
    expect(await ask(from)).toEqual([404, null]);
  }
});

test("uses, and unknown addresses, are counted up to the last answer before a stop", async () => {
  const { add, send, ask, rows, server, cookie } = await startAsOwner();
  await add("/old.html", "/contact");
  const { _id } = await send("POST", "/api/blogs", { ...POST, link: "first" });
  await send("PUT", `/api/blogs/${_id}`, { ...POST, link: "second" });
  for (const where of ["/old.html", "/OLD.html?utm_source=x", "/blog/first", "/blog/first"]) {
    expect((await ask(where, { headers: PERSON }))[0]).toBe(301);
  }
  await ask("/old.html", { headers: { ...PERSON, cookie } });
  await ask("/old.html", { headers: { ...PERSON, "user-agent": "Googlebot" } });
  await ask("/old.html", { method: "HEAD", headers: PERSON });
  for (const [where, visitor] of [
    ...["1", "2", "2", "3"].map((last) => ["/gallery.html?name=Farida", last]),
    ...["1", "2"].map((last) => ["/blog/gone", last]),
    ...["1", "2", "3"].map((last) => ["/wp-login.php", last]),
    ["/alone", "1"],
  ]) {
    const headers = { ...PERSON, "x-forwarded-for": `203.0.113.${visitor}` };
    expect((await ask(where ?? "", { headers }))[0]).toBe(404);
  }
  server.signal("SIGTERM");
  await server.ended;
  expect(rows(`select fromPath, uses from redirect order by fromPath`)).toEqual([
    { fromPath: "/blog/first", uses: 2 },
    { fromPath: "/old.html", uses: 2 },
  ]);
  expect(rows("select path, count from unknownPath order by path")).toEqual([
    { path: "/blog/gone", count: 2 },
    { path: "/gallery.html", count: 3 },
  ]);
});
