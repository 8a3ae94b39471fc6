import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

/** No measure of a busy machine: only what hangs takes so long. */
const READY_MS = 60_000;
const POLL_MS = 50;

type ServerEnv = Record<string, string> & { PORT: string };

export type BuiltServer = {
  url: string;
  port: number;
  pid: number;
  /** Everything said so far. */
  stdout: () => string;
  stderr: () => string;
  /** Once /readyz answers. Rejects when the server ends first. */
  ready: () => Promise<void>;
  signal: (name: NodeJS.Signals) => void;
  /** The exit code; null when a signal ended it. */
  ended: Promise<number | null>;
};

/** For `node --import`, before what must not outlive the tests. */
export const END_WITH_PARENT = "./scripts/end-with-parent.mjs";

/** What V8 has made of our packages once: a fifth of a start. */
export const COMPILED = { NODE_COMPILE_CACHE: path.resolve("node_modules/.cache/rihla-tests") };

const START = readFileSync("package.json", "utf8");
/** Those of `npm start`: decision 0014. */
export const FLAGS =
  START.match(/exec node (--.+) build\/server\/index\.js/)?.[1]?.split(" ") ?? [];
const MALLOC = Object.fromEntries(
  [...START.matchAll(/(MALLOC_\w+)=(\d+)/g)].map(([, name, value]) => [name, value]),
);

/**
 * Starts build/server/index.js with nothing in its environment but what is given. It ends with whoever
 * started it.
 * @param cwd a folder that holds scripts and build as this one does
 */
export const startBuiltServer = (env: ServerEnv, cwd = "."): BuiltServer =>
  startServer(
    [...FLAGS, "--import", END_WITH_PARENT, "build/server/index.js"],
    {
      NODE_ENV: "production",
      ...MALLOC,
      ...COMPILED,
      ...env,
    },
    cwd,
  );

/** What `npm run dev` starts, of the sources. */
export const startDevelopmentServer = (env: ServerEnv): BuiltServer =>
  startServer(["--import", END_WITH_PARENT, "node_modules/vite/bin/vite.js"], env);

function startServer(args: string[], env: ServerEnv, cwd = "."): BuiltServer {
  const child = spawn(process.execPath, args, { env, cwd, stdio: ["pipe", "pipe", "pipe"] });
  const said = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const) {
    child[stream].setEncoding("utf8").on("data", (text: string) => {
      said[stream] += text;
    });
  }
  const url = `http://localhost:${env.PORT}`;
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));

  return {
    url,
    port: Number(env.PORT),
    pid: child.pid ?? 0,
    stdout: () => said.stdout,
    stderr: () => said.stderr,
    signal: (name) => void child.kill(name),
    ended,
    async ready() {
      const deadline = performance.now() + READY_MS;
      while (performance.now() < deadline) {
        if (child.exitCode !== null) throw new Error(`the server ended: ${said.stderr}`);
        const isReady = await fetch(`${url}/readyz`).then(
          (response) => response.ok,
          () => false,
        );
        if (isReady) return;
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
      throw new Error(`the server is not ready: ${said.stdout} ${said.stderr}`);
    },
  };
}

/** A port that nobody listens on at this moment. */
export async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}
