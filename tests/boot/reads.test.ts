import path from "node:path";
import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { cookieFrom, PASSWORD } from "#tests/support/make-user.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const POST = "/blog/umrah-in-four-steps";
const PERSON = { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)" };

test("opened posts are counted up to the last answer; looking ahead, staff and machines are not", async () => {
  const DATA_DIR = temporaryFolder();
  const server = startBuiltServer({ PORT: await freePort(), DATA_DIR });
  onTestFinished(() => server.signal("SIGKILL"));
  await server.ready();
  const database = new Database(path.join(DATA_DIR, "rihla.sqlite"));
  onTestFinished(() => void database.close());
  database.exec("delete from postRead");

  const ask = async (at: string, headers: Record<string, string> = {}, method = "GET") => {
    const response = await fetch(server.url + at, { method, headers: { ...PERSON, ...headers } });
    await response.arrayBuffer();
    return response.status;
  };
  const owner = { name: "Nadia", email: "nadia@rihla.example", password: PASSWORD };
  const registered = await fetch(`${server.url}/api/users`, {
    ...{ method: "POST", headers: { "content-type": "application/json" } },
    body: JSON.stringify(owner),
  });
  const notCounted = [
    await ask(POST, {}, "HEAD"),
    await ask(POST, { "sec-purpose": "prefetch" }),
    await ask(POST, { "user-agent": "Googlebot/2.1" }),
    await ask(POST, { cookie: cookieFrom(registered.headers) }),
    await ask(`${POST}.data`),
    await ask("/blog"),
  ];
  expect(notCounted).toEqual([200, 200, 200, 200, 200, 200]);
  expect(await ask("/blog/no-such-post")).toBe(404);
  expect([await ask(POST), await ask(`${POST}?from=mail`)]).toEqual([200, 200]);

  server.signal("SIGTERM");
  expect(await server.ended).toBe(0);
  expect(database.prepare("select blogId, count from postRead").all()).toEqual([
    { blogId: "post-14", count: 2 },
  ]);
});
