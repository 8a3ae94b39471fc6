import { fork } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";
import { PHONE } from "./load.ts";

/** As it was answered: compressed, its headers a name and a value in turn. */
export type BareAnswer = { headers: string[]; headers304: string[]; etag: string; body: string };

/** Headers that Node writes by itself. */
const NODES_OWN = new Set(["date", "connection", "keep-alive"]);

async function raw(url: string, headers: Record<string, string>) {
  const [response] = await once(get(url, { headers }), "response");
  const body = Buffer.concat(await response.toArray());
  const pairs: string[] = response.rawHeaders;
  const kept = pairs.filter((_, index) => !NODES_OWN.has((pairs[index & ~1] ?? "").toLowerCase()));
  return { status: response.statusCode, headers: kept, body, etag: response.headers.etag ?? "" };
}

/** What a site answers to a phone, and to one that has it already. */
export async function answerOf(url: string): Promise<BareAnswer> {
  const whole = await raw(url, PHONE);
  const known = await raw(url, { ...PHONE, "if-none-match": whole.etag });
  if (whole.status !== 200 || known.status !== 304) {
    throw new Error(`${url} answered ${whole.status}, then ${known.status}`);
  }
  const { headers, etag, body } = whole;
  return { headers, headers304: known.headers, etag, body: body.toString("base64") };
}

/** A bare node:http in a process of its own. */
export function startBare() {
  const child = fork("bench/bare-server.ts", { stdio: "inherit" });
  return {
    /** From now on it answers this. @returns where */
    async answer(given: BareAnswer) {
      child.send(given);
      const [port] = await once(child, "message");
      return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0 };
    },
    async stop() {
      child.kill();
      await once(child, "exit");
    },
  };
}

export type Bare = ReturnType<typeof startBare>;
