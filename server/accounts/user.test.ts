import { expect, test } from "vitest";
import { makeUser } from "#tests/support/make-user.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

test("somebody is found by their address in any case, nobody by another one", async () => {
  const { site, db } = await openTestSite();
  const user = await makeUser({ db }, { email: "nadia@rihla.example" });
  expect(await site.user.findByEmail(" Nadia@RIHLA.example ")).toEqual(user);
  expect(await site.user.findByEmail("nadi@rihla.example")).toBeNull();
});
