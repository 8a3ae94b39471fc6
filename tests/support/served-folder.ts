import { cpSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished } from "vitest";
import { type BuiltServer, freePort, startBuiltServer } from "./built-server.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** A server of the test's own on a data folder, ready. */
export async function start(DATA_DIR: string, env = {}): Promise<BuiltServer> {
  const server = startBuiltServer({ PORT: await freePort(), DATA_DIR, ...env });
  onTestFinished(() => server.signal("SIGKILL"));
  await server.ready();
  return server;
}

export async function serve(DATA_DIR: string): Promise<string> {
  const server = await start(DATA_DIR);
  server.signal("SIGTERM");
  expect(await server.ended).toBe(0);
  return DATA_DIR;
}

/** A site that was served and ended in order, where this machine remembers one. */
export const served = () => serve(path.join(temporaryFolder(), "data"));

/** The same, moved to a place where nothing was served before. */
export async function copyOf(model: string): Promise<string> {
  const DATA_DIR = path.join(temporaryFolder(), "data");
  cpSync(model, DATA_DIR, { recursive: true });
  return DATA_DIR;
}

/** What a start that refuses says. */
export async function refusalOf(DATA_DIR: string, env = {}): Promise<string> {
  const server = startBuiltServer({ PORT: await freePort(), DATA_DIR, ...env });
  onTestFinished(() => server.signal("SIGKILL"));
  expect(await server.ended).toBe(1);
  expect(server.stderr()).not.toMatch(/^\s+at /m);
  return server.stderr();
}

export const inside = (DATA_DIR: string, name: string) => path.join(DATA_DIR, name);
