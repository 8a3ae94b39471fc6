import { expect, onTestFinished, test } from "vitest";
import { boot } from "#server/boot.ts";
import type { Place } from "#server/content/place.ts";
import type { DatabasePlace } from "#server/db/open.server.ts";
import { backUp, envAt, UNWATCHED } from "#tests/support/backups.ts";
import { makeUser } from "#tests/support/make-user.ts";
import { testPlace } from "#tests/support/test-place.ts";
import { restoreBackup } from "./restore-backup.ts";

const ABOUT: Place = { kind: "page", id: "about" };

async function openAt(place: DatabasePlace) {
  const booted = await boot({ ...place, SEED_DEMO: true });
  onTestFinished(() => booted.db.destroy().catch(() => undefined));
  return booted;
}

test.each([false, true])(
  "what was withdrawn since a backup was made opens nothing once that is put back; with secrets: %s",
  async (withSecrets) => {
    const place = await testPlace("demo");
    const { db, site } = await openAt(place);
    const by = { by: (await makeUser({ db }))._id };
    const invited = await site.invitation.create("somebody@example.com", by);
    const used = await site.invitation.create("colleague@example.com", by);
    await site.draft.save(ABOUT, { body: { leadersHeading: "Waits" } }, by);
    const shared = await site.sharedPreview.share(ABOUT, by);
    const backup = await backUp(place, { withSecrets });

    const [open] = (await site.invitation.listOpen()).filter(({ email }) => /^some/.test(email));
    await site.invitation.withdraw(open?._id ?? "", by);
    await site.sharedPreview.withdraw(ABOUT);
    const password = "a long one, and good";
    const { _id } = await site.user.register({
      ...{ name: "Colleague", email: "colleague@example.com", password },
      invitation: used.secret,
    });
    await site.user.remove(_id, by);
    await db.destroy();

    await restoreBackup(backup, envAt(place), UNWATCHED);
    const now = (await openAt(place)).site;
    for (const { secret } of [invited, used]) {
      expect(await now.invitation.findOpen(secret)).toBe(null);
    }
    expect(await now.sharedPreview.open(shared.secret)).toBe(null);
    expect((await now.draft.find(ABOUT, by))?.body).toMatchObject({ leadersHeading: "Waits" });
  },
);
