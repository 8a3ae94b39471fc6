import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { Backups } from "#contracts/backups.ts";
import { readSecret } from "#server/data-folder/secret.ts";
import { backUp } from "#tests/support/backups.ts";
import { cookieOf, makeUser } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";

const OLD_NAME = "rihla-2020-02-03T02-10-00Z.tar.zst";

async function open() {
  const api = await openTestApi({ demo: true });
  if (!api.place.DATABASE_URL) readSecret(api.dataFolder);
  const cookie = await cookieOf(api, await makeUser(api));
  const bring = async (
    body: BodyInit | Uint8Array,
    name = "",
    headers: Record<string, string> = {},
  ) => {
    const answer = await api.api.request(`/api/backups/file?name=${encodeURIComponent(name)}`, {
      method: "POST",
      headers: {
        ...{ host: "localhost", origin: "http://localhost", cookie },
        "content-type": "application/octet-stream",
        ...headers,
      },
      body,
      duplex: "half",
    } as RequestInit);
    return { status: answer.status, body: await answer.json() };
  };
  const kept = async () => ((await api.get("/api/backups", cookie)).body as Backups).backups;
  const shelf = path.join(api.dataFolder, "backups");
  const onShelf = () => (existsSync(shelf) ? readdirSync(shelf) : []);
  return { ...api, cookie, bring, kept, shelf, onShelf };
}

const sumOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

test("a file is brought, looked through, listed under its own name, and kept though it is old", async () => {
  const { place, bring, kept, shelf, onShelf, site } = await open();
  const bytes = readFileSync(await backUp(place));
  expect(await bring(bytes, OLD_NAME)).toEqual({ status: 201, body: { name: OLD_NAME } });
  expect(sumOf(readFileSync(path.join(shelf, OLD_NAME)))).toBe(sumOf(bytes));
  expect(await kept()).toMatchObject([
    {
      ...{ name: OLD_NAME, why: "brought", keptAs: "brought", isHere: true, isLocked: false },
      ...{ bytes: bytes.length, app: "1.2.3", hasSecrets: true, fault: null },
      counts: { posts: 24, users: 1 },
    },
  ]);
  const [line] = await site.audit.list({ limit: 1, offset: 0 });
  expect(line).toMatchObject({ action: "create", thing: "backup", thingId: OLD_NAME });

  const again = await bring(bytes, OLD_NAME);
  expect(again.status).toBe(201);
  expect(again.body.name).not.toBe(OLD_NAME);
  expect(onShelf().filter((name) => name.endsWith(".zst"))).toHaveLength(2);
});

test.each(["../../secret", "..%2F..%2Fsecret", "", "x".repeat(300), `${OLD_NAME}.age`])(
  "its name is ours, whatever it is called there: %s",
  async (name) => {
    const { place, bring, onShelf } = await open();
    const { status, body } = await bring(readFileSync(await backUp(place)), name);
    expect(status).toBe(201);
    expect(onShelf().toSorted()).toEqual([body.name, `${body.name}.json`]);
  },
);

test("a locked one is not looked into; when it was made is told by its name, whatever a phone adds to it", async () => {
  const { place, bring, kept } = await open();
  const { makeAgeKeys } = await import("#server/backup/age/age-keys.ts");
  const { recipient } = await makeAgeKeys();
  const bytes = readFileSync(await backUp(place, { recipient }));
  expect((await bring(bytes, `${OLD_NAME}.age`)).body).toEqual({ name: `${OLD_NAME}.age` });
  const locked = { isLocked: true, counts: null, why: "brought" };
  expect(await kept()).toMatchObject([locked]);
  await bring(bytes, "rihla-2020-02-04T02-10-00Z.tar.zst (1).age");
  await bring(bytes, "of-the-agency.age");
  const times = (await kept()).map(({ at }) => at);
  expect(times).toContain("2020-02-04T02:10:00.000Z");
  expect(times.filter((at) => at > "2026")).toHaveLength(1);
});

test.each([
  ["nothing", async () => Buffer.alloc(0), "backup-foreign"],
  ["a picture", async () => Buffer.from("\xff\xd8\xff\xe0 JFIF", "latin1"), "backup-foreign"],
  ["a megabyte of noise", async () => Buffer.alloc(1 << 20, "rihla-backup"), "backup-foreign"],
  ["one that is cut off", async (whole: Buffer) => whole.subarray(0, -100), "backup-not-whole"],
  [
    "one with another byte",
    async (whole: Buffer) => {
      const other = Buffer.from(whole);
      const at = Math.floor(other.length / 2);
      other[at] = (other[at] ?? 0) ^ 0xff;
      return other;
    },
    "backup-not-whole",
  ],
] as const)("%s is refused in words, and nothing is left of it", async (_, made, code) => {
  const { place, bring, kept, onShelf } = await open();
  const { status, body } = await bring(await made(readFileSync(await backUp(place))), OLD_NAME);
  expect([status, body]).toMatchObject([400, { code, issues: [{ path: "file" }] }]);
  expect(onShelf()).toEqual([]);
  expect(await kept()).toEqual([]);
});

test("one that breaks off leaves nothing behind, and the next one is taken", async () => {
  const { place, bring, onShelf } = await open();
  const bytes = readFileSync(await backUp(place));
  let pulls = 0;
  const torn = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (pulls++ === 0) controller.enqueue(new Uint8Array(bytes.subarray(0, 1000)));
      else controller.error(new Error("reset"));
    },
  });
  const answer = await bring(torn, OLD_NAME);
  expect([answer.status, answer.body]).toMatchObject([400, { code: "broken-upload" }]);
  expect(onShelf()).toEqual([]);
  expect((await bring(bytes, OLD_NAME)).status).toBe(201);
});

test("one at a time", async () => {
  const { place, bring, onShelf } = await open();
  const bytes = readFileSync(await backUp(place));
  let more: (() => void) | undefined;
  const slow = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(new Uint8Array(bytes.subarray(0, 10)));
      await new Promise<void>((resolve) => {
        more = resolve;
      });
      controller.enqueue(new Uint8Array(bytes.subarray(10)));
      controller.close();
    },
  });
  const first = bring(slow, OLD_NAME);
  await expect.poll(() => onShelf()).toHaveLength(1);
  expect((await bring(bytes)).body.code).toBe("backup-under-way");
  more?.();
  expect((await first).status).toBe(201);
});

test("an editor's file is not even read", async () => {
  const { bring, onShelf, ...api } = await open();
  const cookie = await cookieOf(api, await makeUser(api));
  const { status, body } = await bring(Buffer.alloc(1000), OLD_NAME, { cookie });
  expect([status, body.code]).toEqual([403, "owner-only"]);
  expect(onShelf()).toEqual([]);
});

test("the file is answered under a mark of its own, so that nothing gathers it", async () => {
  const { place, bring, get, cookie } = await open();
  await bring(readFileSync(await backUp(place, { withSecrets: false })), OLD_NAME);
  const { headers } = await get(`/api/backups/${OLD_NAME}`, cookie);
  expect(headers.get("etag")).toBe(`"${OLD_NAME}"`);
});
