import Database from "better-sqlite3";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { ANSWER_MS } from "#tests/support/answer-ms.ts";
import { type BuiltServer, freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { ENQUIRY } from "#tests/support/make-enquiry.ts";
import { ownPostgres } from "#tests/support/own-postgres.ts";
import { inside } from "#tests/support/served-folder.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const ENQUIRIES = 10;
/** What only the database can answer. */
const READ = ["/blog?q=visa", "/api/blogs?q=hajj", "/readyz"];

async function start(env: Record<string, string>): Promise<BuiltServer> {
  const server = startBuiltServer({
    ...{ PORT: await freePort(), LOG_LEVEL: "warn", TRUST_PROXY: "1" },
    ...env,
  });
  onTestFinished(() => server.signal("SIGKILL"));
  await server.ready();
  return server;
}

async function timed(asked: Promise<Response>) {
  const began = performance.now();
  const answer = await asked;
  const said = await answer.text();
  const isInTime = performance.now() - began < ANSWER_MS;
  return { status: answer.status, isInTime, said, after: answer.headers.get("retry-after") };
}

/** Of visitors from addresses of their own. */
async function send({ url }: BuiltServer, number: number): Promise<Response> {
  const { token } = await fetch(`${url}/api/enquiries/token`).then((answer) => answer.json());
  return fetch(`${url}/api/enquiries`, {
    method: "POST",
    headers: {
      ...{ "content-type": "application/json", origin: url },
      "x-forwarded-for": `10.0.0.${number}`,
    },
    body: JSON.stringify({ ...ENQUIRY, token, name: `Farida ${number}` }),
  });
}

/** All enquiries hear of it in words and in time, all readers are answered; the log says it once. */
async function isHeld(server: BuiltServer, words: RegExp, line: RegExp) {
  const enquiries = Array.from({ length: ENQUIRIES }, (_, number) => timed(send(server, number)));
  const reads = READ.map((path) => timed(fetch(server.url + path)));
  for (const { status, isInTime, said, after } of await Promise.all(enquiries)) {
    expect([status, isInTime, after]).toEqual([503, true, "5"]);
    expect(JSON.parse(said).message).toMatch(words);
  }
  const answers = await Promise.all(reads);
  expect(answers.map(({ status, isInTime }) => [status, isInTime])).toEqual(
    READ.map(() => [200, true]),
  );
  expect(server.stdout().split("\n").filter(Boolean)).toEqual([expect.stringMatching(line)]);
}

test("PostgreSQL: another connection holds the turn of enquiries, and is frozen", async () => {
  const { url } = await ownPostgres();
  const server = await start({ DATA_DIR: temporaryFolder(), DATABASE_URL: url });
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query("begin; select pg_advisory_xact_lock(1382639724, 2)");
  const { rows } = await other.query<{ pid: number }>("select pg_backend_pid() as pid");
  const thaw = () => rows.forEach(({ pid }) => void process.kill(pid, "SIGCONT"));
  onTestFinished(thaw);
  for (const { pid } of rows) process.kill(pid, "SIGSTOP");
  await isHeld(
    server,
    /^Our database does not answer just now\. Please try again/,
    /"level":40.*holds a lock.*turn: enquiry/,
  );
  thaw();
  await other.query("rollback");
  await expect.poll(async () => (await send(server, 99)).status).toBe(201);
});

test("SQLite: another program is amid writing", async () => {
  const DATA_DIR = temporaryFolder();
  const server = await start({ DATA_DIR });
  const other = new Database(inside(DATA_DIR, "rihla.sqlite"));
  onTestFinished(() => void other.close());
  other.exec("begin immediate");
  await isHeld(
    server,
    /^Nothing was saved: another program holds our database just now\./,
    /"level":40.*another program holds the database/,
  );
  other.exec("rollback");
  await expect.poll(async () => (await send(server, 99)).status).toBe(201);
});
