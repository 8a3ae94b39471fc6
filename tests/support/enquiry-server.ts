import { readFileSync } from "node:fs";
import path from "node:path";
import { onTestFinished } from "vitest";
import { type BuiltServer, freePort, startBuiltServer } from "./built-server.ts";
import { tokenOf } from "./make-enquiry.ts";

const MAIL_FROM = "Rihla Travels <salam@rihla.example>";

/** Ended with the test. */
export async function start(env: Record<string, string>): Promise<BuiltServer> {
  const server = startBuiltServer({ PORT: await freePort(), MAIL_FROM, ...env });
  onTestFinished(() => server.signal("SIGKILL"));
  await server.ready();
  return server;
}

/** A token of a form that this server has shown a while ago. */
export const tokenFor = (DATA_DIR: string) =>
  tokenOf(readFileSync(path.join(DATA_DIR, "secret"), "utf8"));

export const post = (url: string, body: object, from = "192.0.2.1") =>
  fetch(`${url}/api/enquiries`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": from },
    body: JSON.stringify(body),
  });

export async function kill(server: BuiltServer): Promise<void> {
  server.signal("SIGKILL");
  await server.ended;
}
