import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { readSecret, secretFile } from "#server/data-folder/secret.ts";
import { envAt, UNWATCHED } from "#tests/support/backups.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { makeAgeKeys } from "./age/age-keys.ts";
import { type Coming, putInPlace } from "./restore-backup.ts";
import { type BackupNote, openShelf } from "./shelf.ts";
import { doTask } from "./worker-task.ts";

const STEM = `${"0".repeat(20)}-90x60-aabbcc`;

/** The demo agency with a picture and an owner, all of it closed. */
async function closedSite(name: string) {
  const { db, site, place, dataFolder } = await openTestSite({ demo: true });
  const picture = { stem: STEM, hash: STEM.slice(0, 20), extension: "jpg" } as const;
  const words = { name: "a.jpg", width: 90, height: 60, bytes: 9, alt: "", decorative: true };
  await site.media.begin({ ...picture, ...words });
  await site.media.finish(STEM, { by: null });
  // Another one is on its way: none of it lies there yet, and no backup lacks it.
  const coming = { ...picture, stem: STEM.replaceAll("0", "1"), hash: "1".repeat(20) };
  await site.media.begin({ ...coming, ...words });
  const folder = path.join(dataFolder, "media", STEM);
  mkdirSync(folder, { recursive: true });
  for (const file of ["original", "picture.jpg", "left.part"])
    writeFileSync(path.join(folder, file), name);
  await makeUser({ db }, { name });
  await db.destroy();
  return { env: envAt(place), folder: dataFolder, secret: readSecret(dataFolder) };
}

/** Whose it is, what was decided of its backups, and its picture. */
function told(folder: string) {
  const file = new Database(path.join(folder, "rihla.sqlite"), { readonly: true });
  const staff = file.prepare("select name from staff").pluck().all();
  const plan = file.prepare("select at, recipient from backupPlan").all();
  file.close();
  const picture = path.join(folder, "media", STEM, "original");
  return { staff, plan, picture: existsSync(picture) && readFileSync(picture, "utf8") };
}

test("a site goes into a file, and takes the place of another one", async () => {
  const { recipient, identity } = await makeAgeKeys();
  const [first, other] = [await closedSite("Rihla"), await closedSite("Safar")];
  const steps = new Set<string>();
  const doing = { ...UNWATCHED, onProgress: (step: string) => void steps.add(step) };
  const wish = { why: "hand", withSecrets: true, recipient, app: "1.2.3" } as const;
  const keeping = { what: "keep", env: first.env } as const;
  const kept = (await doTask({ ...keeping, asked: wish }, doing)) as BackupNote;
  expect([kept, [...steps]]).toEqual([
    {
      name: expect.stringMatching(/^rihla-20.*Z\.tar\.zst\.age$/),
      at: expect.stringMatching(/^20.*Z$/),
      ...{ why: "hand", app: "1.2.3", isLocked: true, hasSecrets: true, broughtAt: null },
      counts: { posts: 24, pictures: 1, enquiries: 12, users: 1 },
      ...{ bytes: expect.any(Number), fault: null, isInBucket: false },
    },
    ["database", "pictures", "trying", "locking"],
  ]);
  const shelf = openShelf(first.folder);
  expect(shelf.list()).toEqual([{ ...kept, isHere: true }]);
  expect(statSync(shelf.at(kept.name)).size).toBe(kept.bytes);

  // What it was made from lies nowhere any more.
  const onShelf = [shelf.at(kept.name), shelf.noteFile(kept.name)];
  expect(readdirSync(path.dirname(shelf.at(kept.name))).toSorted()).toEqual(
    onShelf.map((file) => path.basename(file)).toSorted(),
  );

  const backup = shelf.at(kept.name);
  const plan = { isOn: true, at: "03:20", recipient };
  const prepare = (asked: { identity: string | null }) =>
    doTask({ what: "prepare", env: other.env, asked: { backup, ...asked } }, doing);
  const otherKey = (await makeAgeKeys()).identity;
  const refused = [null, otherKey].map((one) => prepare({ identity: one }));
  const faults = (await Promise.allSettled(refused)).map((one) => [
    one.status,
    one.status === "rejected" && (one.reason.fault ?? one.reason.flaw),
  ]);
  expect(faults).toEqual([
    ["rejected", "locked"],
    ["rejected", "wrong-key"],
  ]);
  expect(readdirSync(other.folder).toSorted()).toEqual([
    ...["media", "rihla.sqlite", "secret", "uploads"],
  ]);
  steps.clear();
  const coming = (await prepare({ identity })) as Coming;
  const { folder, manifest, ...unpacked } = coming;
  expect([unpacked, [...steps]]).toEqual([
    { isListed: true, isLogDamaged: false, pictures: 1, lost: [], factorsOff: [], isOwn: false },
    ["opening"],
  ]);
  const ofFirst = { staff: ["Rihla"], plan: [{ at: "03:20", recipient }], picture: "Rihla" };
  const { tables, migration, secretMark, madeAt, ...more } = manifest ?? {};
  expect([told(folder), more]).toEqual([
    { ...ofFirst, plan: [] },
    {
      ...{ format: "rihla-backup", edition: 1, app: "1.2.3", why: "hand", engine: "sqlite" },
      ...{ hasSecrets: true, site: "Rihla Travels", counts: kept.counts, lost: [] },
    },
  ]);

  steps.clear();
  const { before, kept: asked } = await putInPlace(coming, other.env, {
    ...doing,
    standing: async () => ({ plan, dutySince: null, staff: null, goingOn: null }),
  });
  const ofOther = { staff: ["Safar"], plan: [], picture: "Safar" };
  expect([told(other.folder), told(before ?? "")]).toEqual([ofFirst, ofOther]);
  expect([asked, [...steps]]).toEqual([null, ["exchanging"]]);
  expect([first.secret, other.secret].map((one) => one === readSecret(other.folder))).toEqual([
    true,
    false,
  ]);
});

test("a backup without secrets brings none to another site, one with them does", async () => {
  const [first, other] = [await closedSite("Rihla"), await closedSite("Safar")];
  const brings: boolean[] = [];
  for (const withSecrets of [false, true]) {
    const asked = { why: "hand", withSecrets, recipient: null, app: "1.2.3" } as const;
    const kept = (await doTask({ what: "keep", env: first.env, asked }, UNWATCHED)) as BackupNote;
    const backup = openShelf(first.folder).at(kept.name);
    const prepared = { backup, identity: null };
    const task = { what: "prepare", env: other.env, asked: prepared } as const;
    const { folder } = (await doTask(task, UNWATCHED)) as Coming;
    brings.push(existsSync(secretFile(folder)));
  }
  expect(brings).toEqual([false, true]);
});
