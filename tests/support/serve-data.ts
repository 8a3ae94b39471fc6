import { onTestFinished } from "vitest";
import { freePort, startBuiltServer } from "./built-server.ts";

/** The built server on a data folder until the test ends, and JSON that is sent to it from its own pages. */
export async function serveData(DATA_DIR: string) {
  const server = startBuiltServer({ PORT: await freePort(), DATA_DIR });
  onTestFinished(() => server.signal("SIGKILL"));
  await server.ready();
  const send = (method: string, path: string, body: unknown, cookie = "") =>
    fetch(server.url + path, {
      method,
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", origin: server.url, cookie },
    });
  return { server, send };
}
