import { expect, test } from "vitest";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { openDrafting } from "#tests/support/open-drafting.ts";

test("who waits, what was refused and what is next; the count says how many need somebody", async () => {
  const { call, post, draft, site, db } = await openDrafting();
  await db.deleteFrom("enquiry").execute();
  expect(await site.today.count()).toBe(0);
  for (let number = 0; number < 7; number++) await makeEnquiry(site, { name: `Asks ${number}` });
  await call("PUT", draft, { body: { title: "Planned" } });
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  await call("POST", `${draft}/schedule`, { publishAt });
  const { unanswered, refused, next } = await site.today.get();
  expect(unanswered.count).toBe(7);
  expect(unanswered.first.map(({ name }) => name)).toEqual(
    [0, 1, 2, 3, 4].map((number) => `Asks ${number}`),
  );
  expect(refused).toEqual([]);
  expect(next).toMatchObject([{ kind: "post", id: post._id, title: "Planned", publishAt }]);
  expect(await site.today.count()).toBe(7);

  await db.updateTable("draft").set({ problem: "link-taken" }).execute();
  const later = await site.today.get();
  expect(later.refused).toMatchObject([{ id: post._id, problem: "link-taken" }]);
  expect(later.next).toEqual([]);
  expect(await site.today.count()).toBe(8);
});
