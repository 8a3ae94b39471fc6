import { globSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { boot } from "#server/boot.ts";
import type { Library } from "#server/media/library.ts";
import type { Site } from "#server/site.ts";
import { envAt } from "#tests/support/backups.ts";
import { catchLog } from "#tests/support/catch-log.ts";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { makeUser, PASSWORD } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { mayMount, mount, unmount } from "#tests/support/small-disk.ts";
import { createBackupPlan } from "./backup-plan.ts";
import { createBackupWork } from "./backup-work.ts";
import { createBackups } from "./backups.ts";
import { createRestoring } from "./restoring.ts";
import { findStanding } from "./standing.ts";

const STEM = `${"0".repeat(20)}-90x60-aabbcc`;

type Opening = {
  isClosedThen?: boolean;
  meanwhile?: (here: {
    library: Library;
    remove: () => Promise<void>;
    demand: () => Promise<string | null>;
  }) => Promise<unknown>;
  atLast?: (site: Site) => Promise<unknown>;
};

/**
 * A site with a picture, a backup on its shelf, and an enquiry that came since.
 * @param isClosedThen the site that is open after the exchange takes nothing more
 * @param meanwhile what happens before the exchange
 * @param atLast what work beside the answers still does, before it ends for the exchange
 */
async function open({
  isClosedThen = false,
  meanwhile = async () => {},
  atLast = async () => {},
}: Opening = {}) {
  const { db, site, library, place, dataFolder, secret } = await openTestSite({ demo: true });
  const { _id: by } = await makeUser({ db });
  const picture = { stem: STEM, hash: STEM.slice(0, 20), extension: "jpg" } as const;
  const words = { name: "a.jpg", width: 90, height: 60, bytes: 9, alt: "", decorative: true };
  await site.media.begin({ ...picture, ...words });
  const { _id: id } = await site.media.finish(STEM, { by: null });
  const pictures = path.join(dataFolder, "media", STEM);
  mkdirSync(pictures, { recursive: true });
  for (const file of ["original", "picture.jpg"]) {
    writeFileSync(path.join(pictures, file), "a picture");
  }
  const { log, lines } = catchLog();
  const env = envAt(place);
  const desk = createBackupWork();
  const backups = createBackups({ ...{ db, site, desk, version: "0", secret, log }, env });
  await site.outbox.sendCheck("nadia@rihla.example");
  await backups.makeFirst("hand");
  const name = desk.lastEnd()?.name ?? "";
  await makeEnquiry(site, { message: "After the backup" });
  const restoring = createRestoring({
    ...{ db, site, library, env, desk, backups, log },
    replaceSite: async (exchange) => {
      await atLast(site);
      await db.destroy();
      await exchange();
      const other = await boot({ ...place, SEED_DEMO: false });
      if (isClosedThen) await other.db.destroy();
      else onTestFinished(() => other.db.destroy());
      return other.site;
    },
    withoutWrites: async (work) => {
      await meanwhile({ library, demand, remove: () => library.remove(id, { by }) });
      return work();
    },
  });
  const putBack = async () => {
    const wish = { name, siteName: "Rihla Travels", currentPassword: PASSWORD };
    await restoring.begin(wish, { by });
    await expect.poll(() => desk.now()).toBe(null);
    return desk.lastEnd();
  };
  const enquiriesNow = async () => {
    const now = await boot({ ...place, SEED_DEMO: false });
    const found = await now.site.enquiry.list({ q: "After the backup", limit: 5, offset: 0 });
    await now.db.destroy();
    return found;
  };
  const lock = async () => (await backups.lock(PASSWORD, { by })).recipient;
  const setPlan = () => createBackupPlan(db).set({ isOn: true, at: "03:40" }, { by });
  const demand = async () => {
    const confirmed = { userId: by, currentPassword: PASSWORD };
    await site.secondFactorDuty.begin(confirmed, { canMail: false, timeZone: "UTC" });
    return site.secondFactorDuty.since();
  };
  const standingNow = async () => {
    const now = await boot({ ...place, SEED_DEMO: false });
    const standing = await findStanding(now.db);
    await now.db.destroy();
    return standing;
  };
  const remove = () => library.remove(id, { by });
  return {
    ...{ lock, setPlan, demand, standingNow, name, dataFolder, lines, putBack, enquiriesNow },
    ...{ desk, library, remove },
  };
}

test("what was put back is told as put back, though the trail could not be written", async () => {
  const { name, lines, putBack, enquiriesNow } = await open({ isClosedThen: true });
  expect(await putBack()).toMatchObject({ what: "restore", name, fault: null });
  expect(lines).toMatchObject([{ msg: expect.stringContaining("no trail says so"), name }]);
  expect(await enquiriesNow()).toEqual([]);
});

test("one of before that is put back changes neither hour nor lock of backups, nor the duty of a second factor", async () => {
  const { dataFolder, lock, setPlan, demand, standingNow, putBack } = await open();
  const recipient = await lock();
  await setPlan();
  const dutySince = await demand();
  expect(dutySince).not.toBe(null);
  expect(await putBack()).toMatchObject({ what: "restore", fault: null });
  expect(await standingNow()).toMatchObject({
    plan: { isOn: true, at: "03:40", recipient },
    dutySince,
  });
  // That of today is locked too.
  expect(globSync("backups/*.age", { cwd: dataFolder })).toHaveLength(1);
});

test("what is decided while it is unpacked is not undone by it either", async () => {
  let dutySince: string | null = null;
  const { standingNow, putBack } = await open({
    meanwhile: async ({ demand }) => {
      dutySince = await demand();
    },
  });
  expect(await putBack()).toMatchObject({ what: "restore", fault: null });
  expect(dutySince).not.toBe(null);
  expect(await standingNow()).toMatchObject({ dutySince });
});

test("a mail that is sent while the backup of today is made is not sent again", async () => {
  const { standingNow, putBack } = await open({
    atLast: async ({ outbox }) => {
      const mail = await outbox.claim();
      if (mail)
        await outbox.finish(mail, { isTry: true, state: "sent", to: "nadia@rihla.example" });
    },
  });
  expect(await putBack()).toMatchObject({ what: "restore", fault: null });
  expect((await standingNow()).goingOn?.mails).toMatchObject([{ state: "sent" }]);
});

const filesOf = (folder: string) => globSync(`media/${STEM}/*`, { cwd: folder }).length;

test("files of a picture that is removed while a backup is made stay until it is done", async () => {
  const { dataFolder, desk, library, remove } = await open();
  await desk.run("backup", async () => {
    await remove();
    await expect.poll(() => library.underWay()).toBe(0);
    await library.removalsEnded();
    expect(filesOf(dataFolder)).toBe(2);
    return { name: "one", factorsOff: [] };
  });
  await expect.poll(() => filesOf(dataFolder)).toBe(0);
});

test("files of a picture that is removed meanwhile stay, and go where nothing was put back", async () => {
  let [folder, left] = ["", 0];
  const { dataFolder, putBack } = await open({
    async meanwhile({ library, remove }) {
      await remove();
      // Its turn is over.
      await expect.poll(() => library.underWay()).toBe(0);
      await library.removalsEnded();
      left = filesOf(folder);
      throw new Error("the disk broke");
    },
  });
  folder = dataFolder;
  expect(await putBack()).toMatchObject({ what: "restore", fault: "other" });
  expect(left).toBe(2);
  await expect.poll(() => filesOf(folder)).toBe(0);
});

test.runIf(mayMount)("so it is though the pictures of before cannot be removed", async () => {
  const { name, dataFolder, lines, putBack } = await open();
  const stays = path.join("media", "mounted");
  mkdirSync(path.join(dataFolder, stays), { recursive: true });
  mount(path.join(dataFolder, stays), "64k");
  onTestFinished(() => {
    for (const at of globSync(`{,before-restore-*/}${stays}`, { cwd: dataFolder })) {
      unmount(path.join(dataFolder, at));
    }
  });
  expect(await putBack()).toMatchObject({ what: "restore", name, fault: null });
  expect(lines).toMatchObject([{ msg: expect.stringContaining("pictures of before") }]);
});
