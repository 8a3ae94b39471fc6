import { expect, onTestFinished, test } from "vitest";
import type { Blog } from "#contracts/blog.ts";
import { freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { cookieFrom, PASSWORD } from "#tests/support/make-user.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const OWNER = { name: "Karim Uddin", email: "karim@rihla.example", password: PASSWORD };
const POST = { title: "0", type: "Tours", image: "/art/campus.svg", link: "tides", content: "" };

async function startAsOwner() {
  const server = startBuiltServer({ PORT: await freePort(), DATA_DIR: temporaryFolder() });
  onTestFinished(() => server.signal("SIGKILL"));
  await server.ready();
  const headers: Record<string, string> = {
    "content-type": "application/json",
    origin: server.url,
  };
  const send = async (method: string, path: string, body: unknown) => {
    const answer = await fetch(server.url + path, { method, body: JSON.stringify(body), headers });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
    return answer;
  };
  headers.cookie = cookieFrom((await send("POST", "/api/users", OWNER)).headers);
  const get = (path: string, more: Record<string, string> = {}) =>
    fetch(server.url + path, { headers: more });
  return { server, send, get, cookie: headers.cookie };
}

/** What each public place says of the newest title. */
const PLACES: [path: string, title: RegExp][] = [
  ["/blog/tides", /<h1[^>]*>(\d+)<\/h1>/],
  ["/blog/tides.data", /"title","(\d+)"/],
  ["/blog", /<h\d[^>]*>(\d+)<\/h\d>/],
  ["/api/blogs/link/tides", /"title":"(\d+)"/],
  ["/feed.xml", /<title>(\d+)<\/title>/],
];

test("pages, and what a client navigation to them asks for, are remembered under its own addresses", async () => {
  const { get } = await startAsOwner();
  const found = await Promise.all(
    ["/", "/_.data?_routes=home", "/about", "/about.data", "/blog.data?_routes=blog"].map(
      async (path) => {
        const { status, headers } = await get(path);
        return [path, status, headers.has("etag")];
      },
    ),
  );
  for (const [path, ...seen] of found) expect([path, ...seen]).toEqual([path, 200, true]);
});

test("in a thousand writes and reads nobody sees less than the last acknowledged write", async () => {
  const { send, get } = await startAsOwner();
  const post: Blog = await (await send("POST", "/api/blogs", POST)).json();
  let acknowledged = 0;
  const seen = new Set<string>();
  for (let turn = 1; turn <= 1000; turn++) {
    // A fixed walk: writes, single reads and readers side by side in changing order.
    const step = (turn * 7919) % 10;
    if (step < 3) {
      await send("PUT", `/api/blogs/${post._id}`, { ...POST, title: String(turn) });
      acknowledged = turn;
      continue;
    }
    const places = step < 8 ? [PLACES[turn % PLACES.length]] : PLACES;
    await Promise.all(
      places.map(async (place) => {
        if (!place) return;
        const [path, title] = place;
        const found = title.exec(await (await get(path)).text())?.[1];
        expect([path, Number(found)]).toEqual([path, acknowledged]);
        seen.add(path);
      }),
    );
  }
  expect(seen.size).toBe(PLACES.length);
}, 120_000);

test("whoever is signed in is answered anew, and so is what is not there", async () => {
  const { get, cookie } = await startAsOwner();
  const visitor = await get("/about");
  expect(visitor.headers.get("cache-control")).toBe("public, no-cache");
  expect(visitor.headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-");
  const staff = await get("/about", { cookie });
  expect(staff.headers.get("cache-control")).toBe("private, no-store");
  const etag = visitor.headers.get("etag") ?? "";
  expect((await get("/about", { "if-none-match": etag })).status).toBe(304);
  expect((await get("/blog/no-such-post")).status).toBe(404);
  expect((await get("/")).headers.get("cache-control")).toBe("public, max-age=0, s-maxage=60");
});

test("who asks for the address that a post had is sent to the one it has, until another post has it", async () => {
  const { send, server } = await startAsOwner();
  const { _id }: Blog = await (await send("POST", "/api/blogs", POST)).json();
  await send("PUT", `/api/blogs/${_id}`, { ...POST, link: "moved/here" });
  const ask = async (path: string) => {
    const answer = await fetch(server.url + path, { redirect: "manual" });
    return [answer.status, answer.headers.get("location")];
  };
  const moved = [301, "/blog/moved/here"];
  expect([await ask("/blog/tides"), await ask("/blog/tides/")]).toEqual([moved, moved]);
  expect(await ask("/blog/moved/here")).toEqual([200, null]);
  expect((await fetch(`${server.url}/blog/tides`)).url).toBe(`${server.url}/blog/moved/here`);

  await send("POST", "/api/blogs", POST);
  expect(await ask("/blog/tides")).toEqual([200, null]);
});
