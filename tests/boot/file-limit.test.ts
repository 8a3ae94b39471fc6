import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { type BuiltServer, freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { cookieFrom } from "#tests/support/make-user.ts";
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

/** The most files, pipes and connections that it may have open, from now on. */
const limitOpen = ({ pid }: BuiltServer, most: number | "unlimited") =>
  execFileSync("prlimit", [`--pid=${pid}`, `--nofile=${most}:`]);

const openOf = ({ pid }: BuiltServer) => readdirSync(`/proc/${pid}/fd`).length;

/** A connection, and the file that an upload is written to. */
const FOR_AN_UPLOAD = 2;

test.skipIf(process.platform !== "linux")(
  "where no other process can be started, a drawing and a backup say so, and the server goes on",
  async () => {
    const server = startBuiltServer({ PORT: await freePort(), DATA_DIR: temporaryFolder() });
    onTestFinished(() => server.signal("SIGKILL"));
    await server.ready();
    const cookie = cookieFrom(
      (await send(server, "/api/users", { name: "Owner", ...LOGIN })).headers,
    );
    const upload = async (colour: string) => {
      const form = new FormData();
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path fill="${colour}" d="M0 0h9v9z"/></svg>`;
      form.set("file", new Blob([drawing], { type: "image/svg+xml" }), "mark.svg");
      return fetch(`${server.url}/api/media`, { method: "POST", body: form, headers: { cookie } });
    };
    expect((await upload("red")).status).toBe(201);

    limitOpen(server, openOf(server) + FOR_AN_UPLOAD);
    const refused = await upload("blue");
    expect([refused.status, (await refused.json()).code]).toEqual([503, "pictures-away"]);
    const begun = await fetch(`${server.url}/api/backups`, {
      method: "POST",
      body: "{}",
      headers: { cookie, "content-type": "application/json" },
    });
    expect(begun.status).toBe(202);
    await expect.poll(server.stdout).toMatch(/EMFILE.*a backup was not made/);
    expect(server.stdout()).not.toMatch(/is not a function/);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);

    limitOpen(server, 1024);
    expect((await upload("blue")).status).toBe(201);
  },
  60_000,
);
