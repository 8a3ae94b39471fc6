import { expect, test } from "vitest";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { makeReference } from "./enquiry-reference.ts";

test("four letters that cannot be mixed up; longer where many are taken", () => {
  for (let i = 0; i < 1000; i++) {
    expect(makeReference()).toMatch(/^RH-[2-9BCDFGHJKMNPQRSTVWXYZ]{4}$/);
  }
  expect([2, 3, 6, 20].map((failures) => makeReference(failures).length)).toEqual([7, 8, 9, 13]);
});

test("no two enquiries have the same", async () => {
  const { site } = await openTestSite();
  const references = new Set<string>();
  for (let i = 0; i < 200; i++) references.add((await makeEnquiry(site)).reference);
  expect(references.size).toBe(200);
});
