import { readFileSync, rmSync } from "node:fs";
import { expect, test } from "vitest";
import { readSecret } from "#server/data-folder/secret.ts";
import type { Env } from "#server/env.ts";
import { envAt, UNWATCHED } from "#tests/support/backups.ts";
import { catchLog } from "#tests/support/catch-log.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { type Meddle, s3Error, startS3Proxy } from "#tests/support/s3-proxy.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createBackupWork } from "./backup-work.ts";
import { createBackups } from "./backups.ts";
import { openShelf } from "./shelf.ts";

async function open(meddle?: Meddle) {
  const { settings } = await startS3Proxy(meddle);
  const { db, site, place, dataFolder } = await openTestSite({ demo: true });
  if (!place.DATABASE_URL) readSecret(dataFolder);
  await makeUser({ db });
  const { log, lines } = catchLog();
  const S3: Env["S3"] = settings;
  const nodeAt = (DATA_DIR: string) => {
    const env = { ...envAt(place), DATA_DIR, S3 };
    const desk = createBackupWork();
    const backups = createBackups({ db, site, log, version: "1", secret: "s", desk, env });
    const make = async () => {
      await backups.begin({ why: "hand", withSecrets: false }, { by: "somebody" });
      await expect.poll(() => desk.now()).toBe(null);
      return openShelf(DATA_DIR).list()[0];
    };
    return { backups, shelf: openShelf(DATA_DIR), make };
  };
  return { first: nodeAt(dataFolder), nodeAt, lines };
}

test("a backup lies in the bucket too, where another node finds it, fetches and removes it", async () => {
  const { first, nodeAt } = await open();
  const kept = await first.make();
  expect(kept).toMatchObject({ isHere: true, isInBucket: true, fault: null });
  const name = kept?.name ?? "";
  const other = nodeAt(temporaryFolder());
  await other.backups.look(UNWATCHED.signal);
  expect(other.shelf.list()).toEqual([{ ...kept, isHere: false }]);
  const { stream, bytes } = await other.backups.read(name, "", { by: "somebody" });
  const read = await new Response(stream).bytes();
  expect(read).toHaveLength(bytes);
  expect(Buffer.from(read).equals(readFileSync(first.shelf.at(name)))).toBe(true);
  await other.backups.remove(name, { by: null });
  expect((await first.backups.state()).backups).toHaveLength(1);
  await first.backups.look(UNWATCHED.signal);
  expect(first.shelf.list()).toMatchObject([{ name, isHere: true, isInBucket: false }]);
});

test("one whose file is gone from the bucket and from here is listed no longer", async () => {
  const { first, nodeAt } = await open();
  const name = (await first.make())?.name ?? "";
  rmSync(first.shelf.at(name));
  await first.backups.look(UNWATCHED.signal);
  expect(first.shelf.list()).toMatchObject([{ name, isHere: false, isInBucket: true }]);
  const other = nodeAt(temporaryFolder());
  await other.backups.look(UNWATCHED.signal);
  await other.backups.remove(name, { by: null });
  await first.backups.look(UNWATCHED.signal);
  expect(first.shelf.list()).toEqual([]);
});

test("a bucket that refuses loses nothing: the backup lies here, and the log says so", async () => {
  const { first, lines } = await open(({ what }, _, response) => {
    if (!what.startsWith("PUT")) return false;
    response.writeHead(403).end(s3Error("AccessDenied"));
    return true;
  });
  expect(await first.make()).toMatchObject({ isHere: true, isInBucket: false, fault: null });
  expect(JSON.stringify(lines)).toContain("a backup was not put into the bucket");
});

test("a look that began before a backup was put there takes its mark from nobody", async () => {
  const meanwhile = Promise.withResolvers<void>();
  let isAsked = false;
  const { first } = await open(({ what }, _, response) => {
    if (what !== "GET list-type" || isAsked) return false;
    isAsked = true;
    // What it lists is what lay there when it was asked.
    const none = `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>`;
    void meanwhile.promise.then(() => response.writeHead(200).end(none));
    return true;
  });
  const looking = first.backups.look(UNWATCHED.signal);
  await expect.poll(() => isAsked).toBe(true);
  expect(await first.make()).toMatchObject({ isInBucket: true });
  meanwhile.resolve();
  await looking;
  expect(first.shelf.list()).toMatchObject([{ isHere: true, isInBucket: true }]);
});

test("a look ends when the server stops, though the bucket never answers", async () => {
  const { first } = await open(({ what }) => what === "GET list-type");
  const stopping = new AbortController();
  const looking = first.backups.look(stopping.signal);
  stopping.abort(new Error("the server stops"));
  await expect(looking).rejects.toThrow("the server stops");
});
