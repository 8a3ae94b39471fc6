import { expect, test } from "vitest";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { openDrafting } from "#tests/support/open-drafting.ts";

const TODAY = "2026-11-25";

test("whom to follow up today, those that are over first; what goes public next", async () => {
  const { call, post, draft, site, db } = await openDrafting();
  await db.deleteFrom("enquiry").execute();
  expect((await site.today.get(TODAY)).followUp).toEqual({ count: 0, first: [] });
  const days = ["2026-11-26", TODAY, "2026-11-23", TODAY, TODAY, TODAY, TODAY];
  for (const followUpOn of days) {
    const { id } = await makeEnquiry(site, { name: followUpOn });
    await db.updateTable("enquiry").set({ followUpOn }).where("id", "=", id).execute();
  }
  await call("PUT", draft, { body: { title: "Planned" } });
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  await call("POST", `${draft}/schedule`, { publishAt });
  const { followUp, next } = await site.today.get(TODAY);
  expect(followUp.count).toBe(6);
  expect(followUp.first.map(({ name }) => name)).toEqual([
    ...["2026-11-23", TODAY, TODAY, TODAY, TODAY],
  ]);
  expect(next).toMatchObject([{ kind: "post", id: post._id, title: "Planned", publishAt }]);
  await db.updateTable("enquiry").set({ status: "closed" }).execute();
  expect((await site.today.get(TODAY)).followUp.count).toBe(0);
  await db.updateTable("draft").set({ problem: "link-taken" }).execute();
  expect((await site.today.get(TODAY)).next).toEqual([]);
});
