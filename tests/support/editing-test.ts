import { test as base } from "./browser-test.ts";
import { EDITING_URL } from "./servers.ts";
import { signInOwner } from "./staff.ts";

/** The owner is signed in at EDITING_URL, in a session of the test's own. */
export const test = base.extend({
  baseURL: EDITING_URL,
  page: async ({ page }, use) => {
    await signInOwner(page, EDITING_URL);
    await use(page);
  },
});
