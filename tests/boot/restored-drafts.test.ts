import path from "node:path";
import { expect, test } from "vitest";
import { cookieFrom, PASSWORD } from "#tests/support/make-user.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { serveData } from "#tests/support/serve-data.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const KEYS = { email: "karim@rihla.example", password: PASSWORD };

test("a tab that is older than a restore does not overwrite what was written after it", async () => {
  const folder = temporaryFolder();
  const [DATA_DIR, backup] = [path.join(folder, "data"), path.join(folder, "backup")];
  const command = async (name: string, ...args: string[]) =>
    (await runCommand(`server/cli/${name}.ts`, { DATA_DIR }, ...args)).code;
  const first = await start();
  const registered = await first.send("POST", "/api/users", { name: "Karim Uddin", ...KEYS });
  const cookie = cookieFrom(registered.headers);
  const before = await first.save({ title: "Before" }, undefined, cookie);
  expect(await command("backup", "--to", backup, "--with-secrets")).toBe(0);
  const lost = await first.save({ title: "Not in the backup" }, before.body.version, cookie);
  expect(lost.status).toBe(200);
  first.server.signal("SIGTERM");
  await first.server.ended;
  expect(await command("restore", backup)).toBe(0);

  const again = await start();
  const old = await again.save({ title: "Of who was signed in" }, before.body.version, cookie);
  expect(old.status).toBe(401);
  const signedIn = await again.send("POST", "/api/users/auth", KEYS);
  const own = cookieFrom(signedIn.headers);
  const after = await again.save({ title: "After" }, before.body.version, own);
  expect(after.status).toBe(200);
  expect(after.body.version).toBeGreaterThan(lost.body.version);
  expect(await again.save({ title: "In the old tab" }, lost.body.version, own)).toMatchObject({
    status: 409,
    body: { current: { body: { title: "After" } }, fields: ["title"] },
  });

  async function start() {
    const { server, send } = await serveData(DATA_DIR);
    const save = async (body: object, version: number | undefined, cookie: string) => {
      const answer = await send("PUT", "/api/drafts/package/umrah", { body, version }, cookie);
      return { status: answer.status, body: await answer.json() };
    };
    return { server, send, save };
  }
});
