import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { type BuiltServer, freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { databaseAt } from "#tests/support/database-at.ts";
import { cookieFrom, PASSWORD } from "#tests/support/make-user.ts";
import { runCommand } from "#tests/support/run-command.ts";
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
  const away = path.join(temporaryFolder(), "media");
  renameSync(media, away);
  const anew = await start(DATABASE_URL, { DATA_DIR });
  await anew.ready();
  anew.signal("SIGTERM");
  await anew.ended;
  // Its own database beside its own pictures.
  renameSync(away, media);
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

async function end(server: BuiltServer): Promise<void> {
  await server.ready();
  server.signal("SIGTERM");
  expect(await server.ended).toBe(0);
}

test("nor in an empty database in the place of the one that the folder was served from", async () => {
  for (const SEED_DEMO of ["1", "0"]) {
    const [DATA_DIR, DATABASE_URL] = [temporaryFolder(), await testDatabase("blank")];
    await end(await start(DATABASE_URL, { DATA_DIR, SEED_DEMO }));
    // Also one that nobody owns yet, and that nothing was written to.
    await end(await start(DATABASE_URL, { DATA_DIR, SEED_DEMO }));
    const refused = await start(await testDatabase("blank"), { DATA_DIR, SEED_DEMO });
    expect(await refused.ended).toBe(1);
    expect(refused.stderr()).toMatch(
      /^The PostgreSQL database is empty, but the site of this data folder is in PostgreSQL\. Correct DATABASE_URL, or put the dump /,
    );
  }
});

test("nor beside a site in SQLite that was not moved yet; moved, it is served", async () => {
  const DATA_DIR = temporaryFolder();
  await end(await start("", { DATA_DIR }));
  const DATABASE_URL = await testDatabase("blank");
  const refused = await start(DATABASE_URL, { DATA_DIR });
  expect(await refused.ended).toBe(1);
  expect(refused.stderr()).toMatch(
    /^The PostgreSQL database is empty, but there is a site in SQLite in the data folder\. Bring it over with npm run move-database, /,
  );
  await end(await start("", { DATA_DIR }));
  const moved = await runCommand("server/cli/move-database.ts", { DATA_DIR }, "--to", DATABASE_URL);
  expect([moved.code, moved.stderr]).toEqual([0, ""]);
  await end(await start(DATABASE_URL, { DATA_DIR }));
});

test("without its DATABASE_URL a site is no demo, nor what it was before it was moved", async () => {
  const DATA_DIR = temporaryFolder();
  const served = await start(await testDatabase("demo"), { DATA_DIR });
  await served.ready();
  served.signal("SIGTERM");
  await served.ended;
  const words = /^The site of this data folder is in PostgreSQL, and DATABASE_URL is not set\. /;
  for (const _ of ["no database", "an old one"]) {
    const refused = await start("", { DATA_DIR });
    expect(await refused.ended).toBe(1);
    expect(refused.stderr()).toMatch(words);
    for (const [name, ...args] of [["backup"], ["restore", DATA_DIR]]) {
      const { code, stderr } = await runCommand(`server/cli/${name}.ts`, { DATA_DIR }, ...args);
      expect([name, code, stderr]).toEqual([name, 1, expect.stringMatching(words)]);
    }
    writeFileSync(path.join(DATA_DIR, "rihla.sqlite"), "");
  }
});

test("connections cut again and again: who writes is told to come again, never that the text is wrong", async () => {
  const DATABASE_URL = await testDatabase("blank");
  const server = await start(DATABASE_URL);
  await server.ready();
  const cookie = cookieFrom((await send(server, "POST", "/api/users", OWNER)).headers);
  const admin = new pg.Client({ connectionString: inject("postgresUrl") });
  await admin.connect();
  onTestFinished(() => admin.end());
  const cut = () =>
    admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [
      new URL(DATABASE_URL).pathname.slice(1),
    ]);

  const stored: string[] = [];
  const write = async (link: string) => {
    const post = { title: "A", type: "Tours", image: "/a.svg", link, content: "<p>a</p>" };
    const { status } = await send(server, "POST", "/api/blogs", post, cookie);
    if (status === 201) stored.push(link);
    return status;
  };
  const told = new Set<number>();
  for (let round = 0; round < 60; round++) {
    const writes = Array.from({ length: 8 }, (_, index) => write(`cut-${round}-${index}`));
    await cut();
    for (const status of await Promise.all(writes)) told.add(status);
  }
  expect([...told].toSorted()).toEqual([201, 503]);
  expect(await write("after")).toBe(201);
  const there = await (await fetch(`${server.url}/api/blogs?limit=100&type=Tours`)).json();
  expect(there.map(({ link }: { link: string }) => link)).toContain("after");
  for (const link of stored.slice(0, 20)) {
    expect((await fetch(`${server.url}/blog/${link}`)).status).toBe(200);
  }
  expect(server.stderr()).toBe("");
  expect(server.stdout()).not.toMatch(/"level":[56]0/);
});
