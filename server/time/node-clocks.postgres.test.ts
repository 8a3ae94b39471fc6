import { expect, test, vi } from "vitest";
import { queueMail } from "#server/mail/outbox.ts";
import { wxr } from "#tests/support/import-files.ts";
import { openImports } from "#tests/support/open-imports.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

const HOUR_MS = 3_600_000;
const PRIVACY = { kind: "page", id: "privacy" } as const;
const BY = { by: null };

/** What a node does whose clock is wrong by so much; afterwards it is right again. */
async function byAClock<T>(hours: number, work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * HOUR_MS });
  try {
    return await work();
  } finally {
    vi.useRealTimers();
  }
}

test.each([3, -3])(
  "a mail that one node sends is not taken by another whose clock differs by %i hours",
  async (hours) => {
    const { db, site } = await openTestSite();
    const { outbox } = site;
    await queueMail(db, { kind: "check", to: "a@rihla.example" });
    const ours = await outbox.claim();
    if (!ours) throw new Error("nothing was taken");
    expect(await byAClock(hours, () => outbox.claim())).toBe(null);
    await outbox.renew(ours);
    expect(await byAClock(hours, () => outbox.claim())).toBe(null);
    await outbox.finish(ours, { state: "sent", to: "a@rihla.example", isTry: true });

    // Nor the other way round; and what one of them puts off is put off for both.
    await byAClock(hours, () => queueMail(db, { kind: "check", to: "b@rihla.example" }));
    const theirs = await byAClock(hours, () => outbox.claim());
    if (!theirs) throw new Error("what the other wrote is not due");
    expect(await outbox.claim()).toBe(null);
    const later = { state: "waiting", error: "busy", isTry: true, againInMs: 60_000 } as const;
    await byAClock(hours, () => outbox.finish(theirs, later));
    expect(await outbox.claim()).toBe(null);
    expect(await byAClock(hours, () => outbox.claim())).toBe(null);
  },
);

test("what is planned waits for its moment by the clock of the database too", async () => {
  const { site } = await openTestSite({ demo: true });
  const inAnHour = new Date(Date.now() + HOUR_MS).toISOString();
  await site.draft.save(PRIVACY, { body: { content: "<p>New</p>" } }, BY);
  await site.draft.plan([PRIVACY], inAnHour, BY);
  expect(await byAClock(3, () => site.draft.due())).toEqual([]);
  await site.draft.plan([PRIVACY], new Date(Date.now() - 1000).toISOString(), BY);
  expect(await site.draft.due()).toMatchObject([{ place: PRIVACY }]);
  expect(await byAClock(3, () => site.draft.due())).toMatchObject([{ place: PRIVACY }]);
});

test.each([3, -3])(
  "an import that goes on at one node is not taken for dead by one whose clock differs by %i hours",
  async (hours) => {
    const { run, imports, open, owner, db } = await openImports();
    const { _id } = await run("wordpress", wxr([{ id: 1 }]), true);
    const alive = { state: "running", wish: "take" } as const;
    await db.updateTable("import").set(alive).where("id", "=", _id).execute();
    const other = open();
    const begun = byAClock(hours, () => other.start(_id, owner._id));
    await expect(begun).rejects.toMatchObject({ code: "import-under-way" });
    await byAClock(hours, () => other.tidy({ isAlone: false }));
    expect((await byAClock(hours, () => other.find(_id))).state).toBe("running");
    expect((await imports.find(_id)).state).toBe("running");
    await other.end();
  },
);
