import { expect, onTestFinished, test } from "vitest";
import { boot } from "#server/boot.ts";
import type { DatabasePlace } from "#server/db/open.server.ts";
import { backUp, envAt, UNWATCHED } from "#tests/support/backups.ts";
import { makeBlog } from "#tests/support/make-blog.ts";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { testPlace } from "#tests/support/test-place.ts";
import { restoreBackup } from "./restore-backup.ts";

async function openAt(place: DatabasePlace) {
  const booted = await boot({ ...place, SEED_DEMO: true });
  onTestFinished(() => booted.db.destroy().catch(() => undefined));
  return booted;
}

/** A post and an enquiry, and a backup with them; what is saved says which version it is then. */
async function open() {
  const place = await testPlace("demo");
  let { db, site } = await openAt(place);
  const by = { by: (await makeUser({ db }))._id };
  const { _id, title, type, image, link } = await makeBlog(db);
  const { id } = await makeEnquiry(site);
  const backup = await backUp(place);
  const post = (content: string, version?: number) =>
    site.blog
      .update(_id, { ...{ title, type, image, link, content }, version }, by)
      .then((saved) => saved.version);
  const enquiry = (status: "called" | "waiting" | "closed" | "new", version?: number) =>
    site.enquiry.update(id, { status, version, unread: undefined }, by).then((it) => it.version);
  const putBack = async () => {
    await db.destroy();
    await restoreBackup(backup, envAt(place), UNWATCHED);
    ({ db, site } = await openAt(place));
  };
  const now = async () => (await site.blog.find(_id))?.content;
  return { post, enquiry, putBack, now };
}

test("a form that was open before a backup was put back overwrites nothing that was saved since", async () => {
  const { post, enquiry, putBack, now } = await open();
  expect([await post("<p>A</p>"), await post("<p>B</p>")]).toEqual([2, 3]);
  expect([await enquiry("called"), await enquiry("waiting")]).toEqual([2, 3]);
  await putBack();
  const changed = { code: "changed-meanwhile" };
  await expect(post("<p>stale</p>", 3)).rejects.toMatchObject(changed);
  const saved = [await post("<p>C</p>", 1), await enquiry("closed", 1)];
  expect(Math.min(...saved)).toBeGreaterThan(1000);
  expect([await post("<p>D</p>"), await enquiry("new")]).toEqual(saved.map((one) => one + 1));
  for (const version of [1, 2, 3]) {
    await expect(post("<p>stale</p>", version)).rejects.toMatchObject(changed);
    await expect(enquiry("waiting", version)).rejects.toMatchObject(changed);
  }
  await putBack();
  const again = [await post("<p>E</p>"), await enquiry("called")];
  expect(Math.min(...again)).toBeGreaterThan(Math.max(...saved));
  await expect(post("<p>stale</p>", saved[0])).rejects.toMatchObject(changed);
  expect(await now()).toBe("<p>E</p>");
});
