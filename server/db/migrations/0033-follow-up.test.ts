import { sql } from "kysely";
import { expect, test } from "vitest";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { fillKeys } from "./0033-follow-up.ts";

test("what is there already is found by its number and email", async () => {
  const { db, site } = await openTestSite();
  const { id } = await makeEnquiry(site, { phone: "০১০১১-৪৮০২২৬", email: "Farida@Example.com" });
  const row = await db
    .selectFrom("enquiry")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const others = Array.from({ length: 450 }, (_, index) => ({
    ...row,
    ...{ id: `${id}-${index}`, reference: `RH-${index}`, phone: "", email: "" },
  }));
  for (let from = 0; from < others.length; from += 50) {
    await db
      .insertInto("enquiry")
      .values(others.slice(from, from + 50))
      .execute();
  }
  await db.updateTable("enquiry").set({ phoneKey: "", emailKey: "" }).execute();

  await fillKeys(db);

  const keys = await db
    .selectFrom("enquiry")
    .select(["phoneKey", "emailKey", sql<number>`count(*)`.as("count")])
    .groupBy(["phoneKey", "emailKey"])
    .orderBy("phoneKey")
    .execute();
  expect(keys.map((one) => ({ ...one, count: Number(one.count) }))).toEqual([
    { phoneKey: "", emailKey: "", count: 450 },
    { phoneKey: "1480226", emailKey: "farida@example.com", count: 1 },
  ]);
});
