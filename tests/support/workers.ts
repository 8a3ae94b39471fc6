import { readFileSync } from "node:fs";
import { type Agent, request } from "node:http";
import { onTestFinished } from "vitest";
import { freePort, startBuiltServer } from "./built-server.ts";
import { cookieFrom, PASSWORD } from "./make-user.ts";
import { ownPostgres } from "./own-postgres.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export const ENGINES = ["SQLite", "PostgreSQL"] as const;
export type Engine = (typeof ENGINES)[number];

/** What the server is told of it. */
export const databaseOf = async (engine: Engine): Promise<Record<string, string>> =>
  engine === "SQLite" ? {} : { DATABASE_URL: (await ownPostgres()).url };

export const OWNER = { name: "Karim Uddin", email: "karim@rihla.example", password: PASSWORD };
export const POST = { type: "Tours", image: "/art/campus.svg", content: "<p>Tides.</p>" };

const METRICS_TOKEN = "a-token-of-the-tests-alone";
const LONGEST_MS = 30_000;

type Said = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
};
type Sent = { method?: string; body?: unknown; cookie?: string; agent?: Agent };

/** One request, on a connection of its own unless an agent keeps one. Rejects where none is answered. */
export function ask(url: string, { method = "GET", body, cookie, agent }: Sent = {}) {
  const { origin } = new URL(url);
  const bytes = body === undefined ? null : Buffer.from(JSON.stringify(body));
  const headers = {
    origin,
    ...(cookie && { cookie }),
    ...(bytes && { "content-type": "application/json", "content-length": bytes.length }),
  };
  return new Promise<Said>((resolve, reject) => {
    const asked = request(url, { method, headers, agent: agent ?? false }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => {
        text += part;
      });
      answer.once("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
      );
      answer.once("error", reject);
    });
    asked.setTimeout(LONGEST_MS, () => asked.destroy(new Error("no answer")));
    asked.once("error", reject).end(bytes);
  });
}

/** A server of the test's own, with so many workers. */
export async function startCrew(env: Record<string, string> = {}) {
  const DATA_DIR = env.DATA_DIR ?? temporaryFolder();
  const server = startBuiltServer({
    ...{ PORT: await freePort(), WORKERS: "2", SEED_DEMO: "0", METRICS_TOKEN, ...env, DATA_DIR },
  });
  onTestFinished(() => server.signal("SIGKILL"));
  await server.ready();

  /** Their processes, oldest first. */
  const pids = (): number[] =>
    readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, "utf8")
      .trim()
      .split(" ")
      .filter(Boolean)
      .map(Number);

  const metrics = async () => {
    const answer = await fetch(`${server.url}/metrics`, {
      headers: { Authorization: `Bearer ${METRICS_TOKEN}` },
    });
    return answer.text();
  };

  /** By its number: how much each has answered. */
  const answered = async (): Promise<Record<string, number>> => {
    const found: Record<string, number> = {};
    for (const [, worker = "", count] of (await metrics()).matchAll(
      /^rihla_requests_total\{.*worker="(\d+)"\} (\d+)$/gm,
    )) {
      found[worker] = (found[worker] ?? 0) + Number(count);
    }
    return found;
  };

  const allAnswer = async () => Object.keys(await answered()).length;
  const until = async (count: number) => {
    const deadline = Date.now() + LONGEST_MS;
    while ((await allAnswer().catch(() => 0)) !== count) {
      if (Date.now() > deadline) throw new Error(`no ${count} workers: ${server.stdout()}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  await until(Number(env.WORKERS ?? 2));

  return {
    ...{ server, DATA_DIR, pids, metrics, answered, until },
    get: (path: string, sent: Sent = {}) => ask(server.url + path, sent),
    send: (method: string, path: string, body: unknown, sent: Sent = {}) =>
      ask(server.url + path, { method, body, ...sent }),
    /** What the log has, a line each. */
    lines: (): Record<string, unknown>[] =>
      server
        .stdout()
        .split("\n")
        .slice(0, -1)
        .map((line) => JSON.parse(line)),
    /** @returns the cookie of its owner */
    async signUp(): Promise<string> {
      const { headers } = await ask(`${server.url}/api/users`, { method: "POST", body: OWNER });
      const set = [headers["set-cookie"] ?? []].flat();
      return cookieFrom(new Headers(set.map((value): [string, string] => ["set-cookie", value])));
    },
  };
}

export type TestCrew = Awaited<ReturnType<typeof startCrew>>;

/** @returns whether a process of this number is there */
export function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
