import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type BuiltServer, freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { cookieFrom, PASSWORD } from "#tests/support/make-user.ts";
import { ownPostgres } from "#tests/support/own-postgres.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const OWNER = { name: "Karim Uddin", email: "karim@rihla.example", password: PASSWORD };

async function start(place: { DATA_DIR: string; DATABASE_URL?: string }): Promise<BuiltServer> {
  const server = startBuiltServer({ ...place, PORT: await freePort(), SEED_DEMO: "0" });
  onTestFinished(() => server.signal("SIGKILL"));
  await server.ready();
  return server;
}

async function signUp({ url }: BuiltServer): Promise<string> {
  const headers = { "content-type": "application/json", origin: url };
  const body = JSON.stringify(OWNER);
  const answer = await fetch(`${url}/api/users`, { method: "POST", headers, body });
  expect(answer.status).toBe(201);
  return cookieFrom(answer.headers);
}

const staffSeen = async ({ url }: BuiltServer, cookie: string): Promise<number> =>
  (await fetch(`${url}/api/users`, { headers: { cookie } })).status;

test("a backup with another secret is put back by one node: on every other its sessions hold, and those of before do not", async () => {
  const model = { DATA_DIR: path.join(temporaryFolder(), "data") };
  const first = await start(model);
  const brought = await signUp(first);
  first.signal("SIGTERM");
  await first.ended;
  const backup = path.join(temporaryFolder(), "backup.tar.zst");
  const made = await runCommand(
    ...(["server/cli/backup.ts", model, "--to", backup, "--with-secrets"] as const),
  );
  expect([made.code, made.stderr]).toEqual([0, ""]);

  const { url: DATABASE_URL } = await ownPostgres();
  const nodes = [
    await start({ DATA_DIR: temporaryFolder(), DATABASE_URL }),
    await start({ DATA_DIR: temporaryFolder(), DATABASE_URL }),
  ];
  const before = await signUp(nodes[0] as BuiltServer);
  for (const node of nodes) expect(await staffSeen(node, before)).toBe(200);

  const elsewhere = { DATA_DIR: temporaryFolder(), DATABASE_URL };
  const restored = await runCommand("server/cli/restore.ts", elsewhere, backup);
  expect([restored.code, restored.stderr]).toEqual([0, ""]);
  for (const node of nodes) {
    await expect.poll(() => staffSeen(node, brought)).toBe(200);
    expect(await staffSeen(node, before)).toBe(401);
    expect(node.stdout().match(/another secret was put back/g)).toHaveLength(1);
  }
}, 120_000);
