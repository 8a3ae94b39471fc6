import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeAgeKeys } from "#server/backup/age/age-keys.ts";
import { boot } from "#server/boot.ts";
import { LAST_BACKUP } from "#server/data-folder/data-folder.ts";
import { unpackedByHand } from "#tests/support/backups.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { testPlace } from "#tests/support/test-place.ts";

async function open() {
  const place = await testPlace("demo");
  // As its first start does: it makes the secret of the site.
  await (await boot({ ...place, SEED_DEMO: false })).db.destroy();
  const folder = temporaryFolder();
  const target = path.join(folder, "site.tar.zst");
  const backUp = (...args: string[]) => runCommand("server/cli/backup.ts", place, ...args);
  const restore = (...args: string[]) => runCommand("server/cli/restore.ts", place, ...args);
  const posts = async () => {
    const { db, site } = await boot({ ...place, SEED_DEMO: false });
    const { length } = await site.blog.list({ limit: 100, offset: 0 });
    await db.destroy();
    return length;
  };
  return { place, folder, target, backUp, restore, posts };
}

test("to a file, which can be looked into; with the secrets where they are asked for", async () => {
  const { place, target, backUp, restore } = await open();
  const { code, stdout, stderr } = await backUp("--to", target);
  // Nobody is told that the last one is old.
  expect(readFileSync(path.join(place.DATA_DIR, LAST_BACKUP), "utf8")).toMatch(/^\{"at":"\d{4}-/);
  expect([code, stderr, stdout]).toEqual([
    ...[0, ""],
    expect.stringMatching(
      /restored for a trial: 24 posts, 0 pictures, 12 enquiries, \d+ bytes\. .*The secret of the site is not in it/,
    ),
  ]);
  expect(readdirSync(await unpackedByHand(target)).toSorted()).toEqual([
    ...["SHA256SUMS", "manifest.json", "rihla.sqlite"],
  ]);
  const look = await restore(target, "--dry-run");
  expect([look.code, look.stderr, look.stdout]).toEqual([
    ...[0, ""],
    expect.stringMatching(
      /^The backup is whole\. Nothing was changed\.\n.*, made at 2.*: 24 posts, 12 enquiries, 0 users\.\nIt would be put in place with 0 pictures\.\n$/,
    ),
  ]);
  const shelf = temporaryFolder();
  const whole = await backUp("--to", shelf, "--with-secrets");
  expect([whole.code, whole.stdout]).toEqual([
    0,
    expect.stringContaining("and the secret of the site: keep it where only you can read it."),
  ]);
  // In a folder it gets a name of its own.
  const [name = "", ...others] = readdirSync(shelf);
  expect([name, others]).toEqual([expect.stringMatching(/^rihla-.*\.tar\.zst$/), []]);
  const unpacked = await unpackedByHand(path.join(shelf, name));
  expect(readFileSync(path.join(unpacked, "secret"), "utf8").trim().length).toBeGreaterThan(30);
});

test("locked for a key, it is put back with that key and with no other", async () => {
  const { place, folder, target, backUp, restore, posts } = await open();
  const keys = { right: await makeAgeKeys(), wrong: await makeAgeKeys() };
  const keyFile = (name: keyof typeof keys) => {
    const file = path.join(folder, name);
    writeFileSync(file, keys[name].identity);
    return file;
  };
  const locked = `${target}.age`;
  expect((await backUp("--to", locked, "--recipient", keys.right.recipient)).code).toBe(0);
  expect(readFileSync(locked).toString("latin1", 0, 21)).toBe("age-encryption.org/v1");
  const { db, site } = await boot({ ...place, SEED_DEMO: false });
  onTestFinished(() => db.destroy());
  const [post] = await site.blog.list({ limit: 1, offset: 0 });
  await site.blog.remove(post?._id ?? "", { by: null });
  await db.destroy();
  for (const args of [[], ["--key", keyFile("wrong")]]) {
    const refused = await restore(locked, ...args);
    expect([refused.code, refused.stdout, refused.stderr]).toEqual([
      ...[1, "", expect.stringMatching(/^[A-Z][^\n]+\./)],
    ]);
    expect(await posts()).toBe(23);
  }
  const restored = await restore(locked, "--key", keyFile("right"));
  expect([restored.code, restored.stderr]).toEqual([0, ""]);
  expect(await posts()).toBe(24);
});

test("what is no key locks nothing, and leaves nothing", async () => {
  const { folder, target, backUp } = await open();
  expect(await backUp("--to", "")).toMatchObject({
    ...{ code: 1, stdout: "", stderr: expect.stringContaining("Usage: npm run backup") },
  });
  for (const recipient of ["", "age1nobody", "AGE-SECRET-KEY-1X"]) {
    const { code, stdout, stderr } = await backUp("--to", target, "--recipient", recipient);
    expect([recipient, code, stdout, stderr]).toEqual([
      ...[recipient, 1, "", expect.stringMatching(/^[A-Z][^\n]+/)],
    ]);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(readdirSync(folder)).toEqual([]);
  }
});
