import { execFileSync } from "node:child_process";
import { expect, onTestFinished, test } from "vitest";
import { type BuiltServer, freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const LOGIN = { email: "owner@rihla.example", password: "a quiet harbour at dawn" };

/** The largest file that a process may write, from now on. */
const limitFiles = ({ pid }: BuiltServer, bytes: number | "unlimited") =>
  execFileSync("prlimit", [`--pid=${pid}`, `--fsize=${bytes}:unlimited`]);

const send = ({ url }: BuiltServer, path: string, body: object) =>
  fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify(body),
  });

test.skipIf(process.platform !== "linux")(
  "where the system lets no file grow, writes, /readyz and the log say so until it does",
  async () => {
    const server = startBuiltServer({ PORT: await freePort(), DATA_DIR: temporaryFolder() });
    onTestFinished(() => server.signal("SIGKILL"));
    await server.ready();
    expect((await send(server, "/api/users", { name: "Owner", ...LOGIN })).status).toBe(201);
    limitFiles(server, 4096);
    const refused = await send(server, "/api/users/auth", LOGIN);
    expect([refused.status, (await refused.json()).message]).toEqual([
      507,
      expect.stringMatching(/^The disk of our server is full, so nothing was saved/),
    ]);
    const words = /Nothing can be saved: the system does not let the database file grow\..*ulimit/;
    const ready = await fetch(`${server.url}/readyz`);
    expect([ready.status, (await ready.json()).message]).toEqual([
      503,
      expect.stringMatching(words),
    ]);
    await expect.poll(server.stdout, { timeout: 15_000 }).toMatch(words);
    expect((await fetch(`${server.url}/blog`)).status).toBe(200);

    limitFiles(server, "unlimited");
    expect((await send(server, "/api/users/auth", LOGIN)).status).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  },
);
