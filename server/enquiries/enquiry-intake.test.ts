import { expect, test } from "vitest";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { createEnquiryIntake } from "./enquiry-intake.ts";
import { createFormTokens } from "./form-token.ts";

test("whoever is told to press once more is not too fast, also after the secret has changed", async () => {
  const { site, secret } = await openTestSite();
  const { issueToken } = createEnquiryIntake({ site, secret });
  const tokens = createFormTokens(secret);
  expect(tokens.read(issueToken())?.ageMs).toBeLessThan(1000);
  const ofYesterday = tokens.issue(25 * 3_600_000);
  const anew = tokens.read(issueToken(ofYesterday));
  expect([anew?.isTooOld, (anew?.ageMs ?? 0) >= 3000]).toEqual([false, true]);
  const ofAnother = createFormTokens("another").issue();
  expect(tokens.read(issueToken(ofAnother))?.ageMs).toBeGreaterThanOrEqual(3000);
});

test("who sent a form, and with what, is kept for two days; what was asked stays", async () => {
  const { site, db } = await openTestSite();
  const { id } = await makeEnquiry(site);
  const uses = async (hoursLater: number) => {
    await site.enquiry.purge(12, new Date(Date.now() + hoursLater * 3_600_000));
    return (await db.selectFrom("formUse").select("enquiryId").execute()).length;
  };
  expect([await uses(47), await uses(49)]).toEqual([1, 0]);
  expect((await site.enquiry.find(id))?._id).toBe(id);
});
