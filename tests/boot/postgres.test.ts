import { mkdirSync, renameSync } from "node:fs";
import path from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { type BuiltServer, freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { databaseAt } from "#tests/support/database-at.ts";
import { cookieFrom, PASSWORD } from "#tests/support/make-user.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { testDatabase } from "#tests/support/test-place.ts";

const OWNER = { name: "Karim Uddin", email: "karim@rihla.example", password: PASSWORD };

async function start(DATABASE_URL: string, env = {}): Promise<BuiltServer> {
  const place = { DATA_DIR: temporaryFolder(), DATABASE_URL };
  const server = startBuiltServer({ PORT: await freePort(), ...place, ...env });
  onTestFinished(() => server.signal("SIGKILL"));
  return server;
}

const send = ({ url }: BuiltServer, method: string, path: string, body: object, cookie = "") =>
  fetch(url + path, {
    method,
    headers: { "Content-Type": "application/json", Origin: url, Cookie: cookie },
    body: JSON.stringify(body),
  });

test("two nodes on an empty PostgreSQL: the demo, an owner, a post, and an end in order", async () => {
  const DATABASE_URL = await testDatabase("blank");
  const nodes = await Promise.all([start(DATABASE_URL), start(DATABASE_URL)]);
  await Promise.all(nodes.map((node) => node.ready()));
  const [one, other] = nodes;

  const home = await fetch(one.url);
  expect([home.status, await home.text()]).toEqual([200, expect.stringContaining("Rihla")]);
  const blogs = await fetch(`${one.url}/api/blogs`);
  expect(await blogs.json()).toHaveLength(24);

  const registered = await send(one, "POST", "/api/users", OWNER);
  expect(registered.status).toBe(201);
  const cookie = cookieFrom(registered.headers);
  const post = { title: "Two nodes", type: "Tours", image: "/a.svg", link: "two", content: "" };
  const made = await send(other, "POST", "/api/blogs", post, cookie);
  expect(made.status).toBe(201);
  const { _id, version } = await made.json();

  const saves = await Promise.all(
    nodes.map((node) => send(node, "PUT", `/api/blogs/${_id}`, { ...post, version }, cookie)),
  );
  expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await fetch(`${one.url}/blog/two`)).status).toBe(200);

  for (const node of nodes) node.signal("SIGTERM");
  expect(await Promise.all(nodes.map((node) => node.ended))).toEqual([0, 0]);
  expect(nodes.map((node) => node.stderr())).toEqual(["", ""]);
});

test("a wrong password ends the start in words, without the password", async () => {
  const address = new URL(databaseAt(inject("postgresUrl"), "postgres"));
  address.password = "not-this-one";
  const server = await start(address.href);
  expect(await server.ended).toBe(1);
  expect(server.stderr()).toMatch(/^PostgreSQL refused user or password\. /);
  expect(server.stderr()).not.toMatch(/not-this-one|^\s+at /m);
});

test("no demo site opens in an empty database beside the pictures of a site", async () => {
  const DATA_DIR = temporaryFolder();
  const media = path.join(DATA_DIR, "media");
  mkdirSync(path.join(media, "a"), { recursive: true });
  const DATABASE_URL = await testDatabase("blank");
  // The second time it finds its own tables there.
  for (const _ of [1, 2]) {
    const refused = await start(DATABASE_URL, { DATA_DIR });
    expect(await refused.ended).toBe(1);
    expect(refused.stderr()).toMatch(
      /^The PostgreSQL database is empty, but the data folder still holds the pictures of a site\. Correct DATABASE_URL, .* move the whole folder away\.\n/,
    );
    expect(refused.stderr()).toContain(DATA_DIR);
    expect(refused.stderr()).not.toMatch(/^\s+at /m);
  }
  renameSync(media, `${media}-away`);
  const anew = await start(DATABASE_URL, { DATA_DIR });
  await anew.ready();
  anew.signal("SIGTERM");
  await anew.ended;
  // Its own database beside its own pictures.
  renameSync(`${media}-away`, media);
  await (await start(DATABASE_URL, { DATA_DIR })).ready();
});

test("nor where there should be a site, pictures or not", async () => {
  const DATABASE_URL = await testDatabase("blank");
  const refused = await start(DATABASE_URL, { EXPECT_SITE: "1" });
  expect(await refused.ended).toBe(1);
  expect(refused.stderr()).toMatch(
    /^The PostgreSQL database is empty, and EXPECT_SITE says that there should be a site\. Correct .* start once without EXPECT_SITE\.\n$/,
  );
  await (await start(await testDatabase("demo"), { EXPECT_SITE: "1" })).ready();
});
