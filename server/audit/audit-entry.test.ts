import { expect, test } from "vitest";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { recordAuditEntries } from "./audit-entry.ts";

const DAY_MS = 86_400_000;

test("of old lines only those of failed sign-ins go: what staff did is never forgotten", async () => {
  const { site, db } = await openTestSite();
  for (const action of ["failed-sign-in", "update"] as const) {
    for (const days of [89, 91]) {
      const summary = `${action} ${days} days ago`;
      await site.audit.record({ by: null, action, thing: "home", thingId: "home", summary });
      const at = new Date(Date.now() - days * DAY_MS).toISOString();
      await db.updateTable("audit").set({ at }).where("summary", "=", summary).execute();
    }
  }
  await site.audit.purge();
  const left = await db.selectFrom("audit").select("summary").orderBy("id").execute();
  expect(left.map(({ summary }) => summary)).toEqual([
    "failed-sign-in 89 days ago",
    "update 89 days ago",
    "update 91 days ago",
  ]);
});

test("the trail tells the newest first, part by part, and who did it as they were called then", async () => {
  const { site, db } = await openTestSite();
  const { _id: by } = await makeUser({ db }, { name: "Nadia" });
  const deed = { action: "update", thing: "settings", thingId: "site" } as const;
  const detail = { what: "backup-time", at: "03:00" } as const;
  await site.audit.record({ ...deed, by, summary: "First", detail, revision: "r-1" });
  await db.updateTable("staff").set({ name: "Nadia Rahman" }).where("id", "=", by).execute();
  await site.audit.record({ ...deed, by, summary: "Second" });
  await site.audit.record({ ...deed, by: "long gone", summary: "Third" });
  const [third, second, first] = await site.audit.list({ limit: 3, offset: 0 });
  expect(first).toEqual({
    ...{ ...deed, _id: expect.any(String), at: expect.any(String) },
    ...{ userId: by, userName: "Nadia", summary: "First", detail, revision: "r-1" },
  });
  expect(second).toMatchObject({ userId: by, userName: "Nadia Rahman" });
  expect(second).toMatchObject({ summary: "Second", detail: null, revision: null });
  expect(third).toMatchObject({ summary: "Third", userId: null, userName: "Somebody unknown" });
  expect(await site.audit.list({ limit: 1, offset: 1 })).toEqual([second]);
  const all = await site.audit.list({ limit: 50, offset: 0 });
  expect(await site.audit.count()).toBe(all.length);
});

test("a line whose detail a newer version wrote is told without it", async () => {
  const { site, db } = await openTestSite();
  const deed = { action: "update", thing: "home", thingId: "home", by: null } as const;
  for (const summary of ["Newer", "Broken"]) await site.audit.record({ ...deed, summary });
  const write = (summary: string, detail: string) =>
    db.updateTable("audit").set({ detail }).where("summary", "=", summary).execute();
  await write("Newer", JSON.stringify({ what: "of-tomorrow" }));
  await write("Broken", "{");
  const told = await site.audit.list({ limit: 5, offset: 0 });
  expect(told.map(({ summary, detail }) => [summary, detail])).toEqual([
    ["Broken", null],
    ["Newer", null],
  ]);
});

test("several deeds of one are kept together, each with its own line", async () => {
  const { site, db } = await openTestSite();
  const before = new Date().toISOString();
  const author = { userId: null, userName: "Import" };
  const deeds = ["One", "Two"].map((summary) => {
    const deed = { action: "create", thing: "blog", thingId: summary } as const;
    return { ...deed, summary, revision: `r-${summary}` };
  });
  await db.transaction().execute((tx) => recordAuditEntries(tx, author, deeds));
  const told = await site.audit.list({ limit: 5, offset: 0 });
  expect(told.map((line) => [line.summary, line.userName, line.revision])).toEqual([
    ["Two", "Import", "r-Two"],
    ["One", "Import", "r-One"],
  ]);
  for (const { at } of told) expect(at >= before).toBe(true);
});
