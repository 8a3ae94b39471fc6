import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { type Import, isUnderWay } from "#contracts/import.ts";
import { type BuiltServer, freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { WXR_END, WXR_HEAD, wxrItem } from "#tests/support/import-files.ts";
import { cookieFrom, PASSWORD } from "#tests/support/make-user.ts";
import { ownPostgres } from "#tests/support/own-postgres.ts";
import { familyMegabytes } from "#tests/support/process-facts.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const POSTS = 100_000;
/** As many as are taken over before it is stopped: all of them would take an hour. */
const TAKEN = 300;
/** What a file of half a gigabyte may take, however many posts are in it. */
const MOST_MEGABYTES = 250;
const OWNER = { name: "Karim Uddin", email: "karim@rihla.example", password: PASSWORD };
const WORDS = "<p>How pilgrims travel, what they take, and what it costs. </p>".repeat(73);

/** As a browser sends the form, made as it is sent. */
async function* formOf(boundary: string) {
  const part = (name: string) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`;
  yield `${part("source")}\r\n\r\nwordpress\r\n${part("file")}; filename="old.xml"\r\n\r\n`;
  yield WXR_HEAD;
  for (let id = 1; id <= POSTS; id++) yield wxrItem({ id, slug: `moved-${id}`, html: WORDS });
  yield `${WXR_END}\r\n--${boundary}--\r\n`;
}

async function* inBytes(texts: AsyncIterable<string>) {
  for await (const text of texts) yield Buffer.from(text);
}

async function serve(engine: string) {
  const env = { PORT: await freePort(), DATA_DIR: temporaryFolder(), SEED_DEMO: "0" };
  const server = startBuiltServer(
    engine === "postgres" ? { ...env, DATABASE_URL: (await ownPostgres()).url } : env,
  );
  onTestFinished(() => server.signal("SIGKILL"));
  await server.ready();
  const headers = { origin: server.url, "content-type": "application/json" };
  const body = JSON.stringify(OWNER);
  const registered = await fetch(`${server.url}/api/users`, { method: "POST", headers, body });
  return { server, cookie: cookieFrom(registered.headers) };
}

function caller({ url }: BuiltServer, cookie: string) {
  return async (method: string, path: string, given: RequestInit = {}) => {
    const headers = { origin: url, cookie, ...given.headers };
    const answer = await fetch(`${url}${path}`, { ...given, method, headers });
    return { status: answer.status, body: await answer.json() };
  };
}

test.each(["sqlite", "postgres"])(
  "%s: 100,000 posts in half a gigabyte are looked through, taken over, stopped and undone in little memory",
  async (engine) => {
    const { server, cookie } = await serve(engine);
    const call = caller(server, cookie);
    await fetch(server.url);
    const before = familyMegabytes(server.pid);
    let peak = before;
    const until = async (id: string, isReached: (found: Import) => boolean): Promise<Import> => {
      for (;;) {
        const { body } = await call("GET", `/api/imports/${id}`);
        peak = Math.max(peak, familyMegabytes(server.pid));
        if (isReached(body)) return body;
        expect((await fetch(server.url)).status).toBe(200);
        await wait(200);
      }
    };
    const isOver = ({ state }: Import) => !isUnderWay(state);
    const links = async () => (await call("GET", "/api/blogs?limit=1")).body;

    const boundary = "as-a-browser-draws-it";
    const sent = await call("POST", "/api/imports?dryRun=1", {
      headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
      body: Readable.toWeb(Readable.from(inBytes(formOf(boundary)))),
      duplex: "half",
    } as unknown as RequestInit);
    expect(sent.status).toBe(202);
    const { _id } = sent.body;
    const looked = await until(_id, isOver);
    expect(looked).toMatchObject({ state: "looked", counts: { posts: POSTS }, problem: null });
    expect(looked.bytes).toBeGreaterThan(480 * 1024 * 1024);
    expect(await links()).toEqual([]);

    expect((await call("POST", `/api/imports/${_id}/start`)).status).toBe(202);
    await until(_id, (found) => isOver(found) || found.done >= TAKEN);
    expect((await call("POST", `/api/imports/${_id}/stop`)).status).toBe(202);
    expect(await until(_id, isOver)).toMatchObject({ state: "stopped", problem: null, of: POSTS });
    expect(await links()).toHaveLength(1);
    expect((await call("POST", `/api/imports/${_id}/undo`)).status).toBe(202);
    expect(await until(_id, isOver)).toMatchObject({ state: "undone" });
    expect(await links()).toEqual([]);
    expect(peak - before).toBeLessThan(MOST_MEGABYTES);
    expect(server.stdout()).not.toMatch(/"level":[56]0/);
  },
  1_200_000,
);
