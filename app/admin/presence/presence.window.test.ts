import { expect, test } from "vitest";
import { signInTo } from "#tests/support/make-user.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("who else is there is said, and under which heading they write", async () => {
  const admin = await openAdminWindow();
  const { user, cookie } = await signInTo(admin, {
    name: "Rahim Uddin",
    email: "rahim@rihla.example",
  });
  await admin.send("POST", "/api/drafts/page/privacy/presence", { heading: "Cookies" }, { cookie });
  expect(user.name).toBe("Rahim Uddin");
  const screen = await admin.open("/page/privacy");
  expect(screen.outline("form > div, .editor-head, form")).toEqual([
    "form method=post action=/logout: <‹log-out› Logout | type=submit>",
  ]);
});
