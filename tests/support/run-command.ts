import { spawn } from "node:child_process";
import { COMPILED } from "./built-server.ts";

/**
 * Runs a file of server/cli as its npm script does, with nothing in its environment but what is given.
 * @returns what it said in the end, and its exit code; and a way to stop it
 */
export function startCommand(file: string, env: NodeJS.ProcessEnv, ...args: string[]) {
  const child = spawn(process.execPath, [file, ...args], { env: { ...COMPILED, ...env } });
  const said = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const) {
    child[stream].setEncoding("utf8").on("data", (text: string) => {
      said[stream] += text;
    });
  }
  const ended = new Promise<typeof said & { code: number | null }>((resolve) =>
    child.once("close", (code) => resolve({ ...said, code })),
  );
  return { ended, signal: (name: NodeJS.Signals) => child.kill(name) };
}

export const runCommand = (...command: Parameters<typeof startCommand>) =>
  startCommand(...command).ended;
