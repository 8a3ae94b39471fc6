import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { Backups } from "#contracts/backups.ts";
import { RESTORE_NOTE } from "#server/data-folder/restore-folders.ts";
import { cookieFrom, PASSWORD } from "#tests/support/make-user.ts";
import { serveData } from "#tests/support/serve-data.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const OWNER = { name: "Karim Uddin", email: "karim@rihla.example", password: PASSWORD };
const POST = { title: "A", type: "Tours", image: "/a.svg", link: "kept", content: "" };

async function stateOf(url: string, cookie: string): Promise<Backups> {
  return (await fetch(`${url}/api/backups`, { headers: { cookie } })).json();
}

test.each(["SIGTERM", "SIGKILL"] as const)(
  "%s amid a restore from the admin area: the next server has the site as it was, says so in words, and puts it back when asked again",
  async (signal) => {
    const DATA_DIR = path.join(temporaryFolder(), "data");
    const first = await serveData(DATA_DIR);
    const cookie = cookieFrom((await first.send("POST", "/api/users", OWNER)).headers);
    await first.send("POST", "/api/backups", { withSecrets: false, currentPassword: "" }, cookie);
    const made = async () => (await stateOf(first.server.url, cookie)).lastEnd;
    await expect.poll(made).toMatchObject({ what: "backup", fault: null });
    const { backups } = await stateOf(first.server.url, cookie);
    expect((await first.send("POST", "/api/blogs", POST, cookie)).status).toBe(201);
    const { brand } = await (await fetch(`${first.server.url}/api/settings`)).json();
    const wish = { name: backups[0]?.name, siteName: brand.name, currentPassword: PASSWORD };
    expect((await first.send("POST", "/api/backups/restore", wish, cookie)).status).toBe(202);
    const isAtIt = async () => (await stateOf(first.server.url, cookie)).work?.what;
    expect(await isAtIt()).toBe("restore");
    first.server.signal(signal);
    await first.server.ended;
    expect(existsSync(path.join(DATA_DIR, RESTORE_NOTE))).toBe(true);

    const second = await serveData(DATA_DIR);
    const { url } = second.server;
    expect((await fetch(`${url}/api/blogs/link/kept`)).status).toBe(200);
    const said = await stateOf(url, cookie);
    expect(said).toMatchObject({ work: null, lastEnd: { what: "restore", fault: "stopped" } });
    const page = await (
      await fetch(`${url}/admin/settings/backups`, { headers: { cookie } })
    ).text();
    expect(page).toContain("Nothing was put back: the server was stopped meanwhile");
    expect(page).toContain("The site is as it was before.");

    expect((await second.send("POST", "/api/backups/restore", wish, cookie)).status).toBe(202);
    const isGone = async () => (await fetch(`${url}/api/blogs/link/kept`)).status;
    await expect.poll(isGone).toBe(404);
    const login = { email: OWNER.email, password: PASSWORD };
    let again = "";
    // While it is put in place, whoever signs in is asked to try again.
    await expect
      .poll(async () => {
        const { status, headers } = await second.send("POST", "/api/users/auth", login);
        if (status === 200) again = cookieFrom(headers);
        return status;
      })
      .toBe(200);
    await expect
      .poll(async () => (await stateOf(url, again)).lastEnd)
      .toMatchObject({ what: "restore", fault: null });
    expect(existsSync(path.join(DATA_DIR, RESTORE_NOTE))).toBe(false);
  },
  90_000,
);
