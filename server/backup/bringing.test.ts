import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DomainError } from "#server/errors/domain-error.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { FIRST_LINE } from "./age/beginning.ts";
import { createBringing } from "./bringing.ts";
import { openShelf } from "./shelf.ts";

/** What is in a locked one is known to whoever has its key. */
const LOCKED = new TextEncoder().encode(`${FIRST_LINE}-> X25519 abc`);
const STAMP = "rihla-2020-02-03T02-10-00Z";

function open() {
  const dataFolder = temporaryFolder();
  const recorded: object[] = [];
  const audit = { record: async (deed: object) => void recorded.push(deed) };
  const { bring, stopBringing } = createBringing({
    ...{ env: { DATA_DIR: dataFolder, S3: null } as never, audit: audit as never, version: "1.4" },
  });
  const body = (...pieces: Uint8Array[]) => new Blob(pieces as BlobPart[]).stream();
  const onShelf = () => readdirSync(`${dataFolder}/backups`).toSorted();
  return { bring, stopBringing, body, recorded, onShelf, shelf: openShelf(dataFolder) };
}

const by = { by: "nadia" };
const refused = (code: string) => expect.objectContaining({ code });

test("a locked file keeps its name and its time, and is noted as brought", async () => {
  const { bring, body, recorded, shelf } = open();
  const name = `${STAMP}.tar.zst.age`;
  const before = new Date().toISOString();
  expect(await bring(body(LOCKED.subarray(0, 7), LOCKED.subarray(7)), name, by)).toEqual({ name });
  expect(readFileSync(shelf.at(name))).toEqual(Buffer.from(LOCKED));
  const found = shelf.find(name);
  expect(found).toEqual({
    ...{ name, at: "2020-02-03T02:10:00.000Z", why: "brought", broughtAt: expect.any(String) },
    ...{ bytes: LOCKED.length, isLocked: true, hasSecrets: false, app: "1.4", counts: null },
    ...{ fault: null, isInBucket: false, isHere: true },
  });
  expect((found?.broughtAt ?? "") >= before).toBe(true);
  const deed = { action: "create", thing: "backup", thingId: name, summary: name };
  expect(recorded).toEqual([{ by: "nadia", ...deed }]);
});

test("a name that is taken, altered or of another kind gives way to one of the same time", async () => {
  const { bring, body } = open();
  const nameOf = (given: string) => bring(body(LOCKED), given, by).then(({ name }) => name);
  expect([
    await nameOf(`${STAMP}.tar.zst.age`),
    await nameOf(`${STAMP}.tar.zst.age`),
    await nameOf(`${STAMP}.tar.zst (1).age`),
    await nameOf(`${STAMP}.tar.zst`),
  ]).toEqual([...[0, 1, 2, 3].map((second) => `rihla-2020-02-03T02-10-0${second}Z.tar.zst.age`)]);
  const year = new Date().getUTCFullYear();
  expect(await nameOf("backup of ours.age")).toMatch(new RegExp(`^rihla-(${year}|${year + 1})-`));
});

test("what does not come whole, or may not come any more, leaves nothing behind", async () => {
  const { bring, body, recorded, onShelf } = open();
  const broken = new ReadableStream<Uint8Array>({
    pull: (to) => to.error(new Error("reset")),
  });
  await expect(bring(broken, "a", by)).rejects.toEqual(refused("broken-upload"));
  await expect(bring(null, "a", by)).rejects.toEqual(refused("backup-foreign"));
  const stillAllowed = async () => {
    throw new DomainError("not-found");
  };
  const ended = bring(body(LOCKED), "a", { ...by, stillAllowed });
  await expect(ended).rejects.toEqual(refused("not-found"));
  expect([onShelf(), recorded]).toEqual([[], []]);
});

test("one comes at a time; at the end of the server it is given up and may be sent again", async () => {
  const { bring, stopBringing, body, onShelf } = open();
  const begun = Promise.withResolvers<void>();
  const slow = new ReadableStream<Uint8Array>({
    pull(to) {
      to.enqueue(LOCKED);
      begun.resolve();
      return new Promise(() => {});
    },
  });
  const coming = bring(slow, "a", by);
  await begun.promise;
  await expect(bring(body(LOCKED), "b", by)).rejects.toEqual(refused("backup-under-way"));
  stopBringing();
  await expect(coming).rejects.toMatchObject({ code: "restarting", params: { retryAfterS: 10 } });
  expect(onShelf()).toEqual([]);
});
