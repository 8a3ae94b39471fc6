import { expect, test } from "vitest";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { createEnquiryIntake } from "./enquiry-intake.ts";
import { createFormTokens } from "./form-token.ts";

test("whoever is told to press once more is not too fast, also after the secret has changed", async () => {
  const { site, secret } = await openTestSite();
  const { issueToken } = createEnquiryIntake({ site, secret });
  const tokens = createFormTokens(secret);
  expect(tokens.read(issueToken())?.ageMs).toBeLessThan(1000);
  const ofAnother = createFormTokens("another").issue();
  expect(tokens.read(issueToken(ofAnother))?.ageMs).toBeGreaterThanOrEqual(3000);
});
