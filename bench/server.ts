import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/** The built server with the demo agency, on a free port and a database of its own. */
export async function startServer() {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), "rihla-bench-"));
  const env = {
    ...process.env,
    NODE_ENV: "production",
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: "warn",
  };
  const child = spawn(process.execPath, ["build/server/index.js"], { env, stdio: "inherit" });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url);
  return {
    url,
    stop: async () => {
      child.kill("SIGTERM");
      await once(child, "exit");
      rmSync(folder, { recursive: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

const START_MS = 10_000;

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("the server did not become ready");
}
