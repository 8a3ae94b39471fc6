import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { Import } from "#contracts/import.ts";
import { wxr } from "#tests/support/import-files.ts";
import { cookieFrom, PASSWORD } from "#tests/support/make-user.ts";
import { serveData } from "#tests/support/serve-data.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const OWNER = { name: "Karim Uddin", email: "karim@rihla.example", password: PASSWORD };
const COUNT = 400;

type Served = Awaited<ReturnType<typeof serveData>>;

async function stateOf({ server }: Served, id: string, cookie: string): Promise<Import> {
  return (await fetch(`${server.url}/api/imports/${id}`, { headers: { cookie } })).json();
}

async function postsOf({ server }: Served, cookie: string): Promise<string[]> {
  const links: string[] = [];
  for (let offset = 0; ; offset += 100) {
    const address = `${server.url}/api/blogs?limit=100&offset=${offset}`;
    const part: { link: string }[] = await (await fetch(address, { headers: { cookie } })).json();
    links.push(...part.map(({ link }) => link));
    if (part.length < 100) return links.filter((link) => link.startsWith("moved-"));
  }
}

async function begin(served: Served, cookie: string): Promise<string> {
  const items = Array.from({ length: COUNT }, (_, index) => ({
    ...{ id: index + 1, slug: `moved-${index + 1}`, html: `<p>Words ${index}</p>` },
  }));
  const form = new FormData();
  form.set("source", "wordpress");
  form.set("file", new File([wxr(items)], "old.xml"));
  const { url } = served.server;
  const headers = { origin: url, cookie };
  const answer = await fetch(`${url}/api/imports`, { method: "POST", headers, body: form });
  expect(answer.status).toBe(202);
  return (await answer.json())._id;
}

test.each([
  ["SIGTERM", "while the backup before is made"],
  ["SIGTERM", "amid it"],
  ["SIGKILL", "amid it"],
] as const)(
  "%s %s: the next server says that moving in is stopped, and goes on without anything twice",
  async (signal, when) => {
    const DATA_DIR = path.join(temporaryFolder(), "data");
    const first = await serveData(DATA_DIR);
    const cookie = cookieFrom((await first.send("POST", "/api/users", OWNER)).headers);
    const id = await begin(first, cookie);
    const isMakingBackup = () =>
      existsSync(path.join(DATA_DIR, "backups")) &&
      readdirSync(path.join(DATA_DIR, "backups")).length > 0;
    if (when === "amid it") {
      await expect.poll(() => postsOf(first, cookie)).not.toEqual([]);
    } else {
      await expect.poll(isMakingBackup, { interval: 5 }).toBe(true);
    }
    first.server.signal(signal);
    await first.server.ended;
    if (signal === "SIGTERM") expect(first.server.stdout()).not.toMatch(/"level":[56]0/);

    const second = await serveData(DATA_DIR);
    const there = (await postsOf(second, cookie)).length;
    expect(there).toBeLessThan(COUNT);
    if (when !== "amid it") expect(there).toBe(0);
    const stopped = await stateOf(second, id, cookie);
    expect(stopped).toMatchObject({ state: "stopped", problem: null, isHere: true });
    const { url } = second.server;
    const page = await (
      await fetch(`${url}/admin/settings/move-in`, { headers: { cookie } })
    ).text();
    expect(page).toContain("Stopped");
    expect(page).toContain("What is there stays. Go on whenever you like: nothing comes twice.");

    const going = await second.send("POST", `/api/imports/${id}/start`, {}, cookie);
    expect(going.status).toBe(202);
    const state = async () => (await stateOf(second, id, cookie)).state;
    await expect.poll(state).toBe("done");
    const links = await postsOf(second, cookie);
    expect([links.length, new Set(links).size]).toEqual([COUNT, COUNT]);
    expect(await stateOf(second, id, cookie)).toMatchObject({ done: COUNT, of: COUNT });
  },
  90_000,
);
