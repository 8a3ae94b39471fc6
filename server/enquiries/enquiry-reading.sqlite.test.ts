import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

test("the file holds nothing of a visitor whose enquiry is deleted", async () => {
  const { site, db, file } = await openTestSite();
  const name = "Jannatul Unmistakable";
  const { id } = await makeEnquiry(site, { name, email: "unmistakable@example.com" });
  await site.enquiry.remove(id, { by: null });
  await db.destroy();
  expect(readFileSync(file).includes("nmistakable")).toBe(false);
});
