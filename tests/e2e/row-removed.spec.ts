import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/inbox-test.ts";
import { ask, signInOwner } from "#tests/support/staff.ts";

const GUEST = "guest@rihla.example";

test("by keyboard one goes on at the heading when the row that one was on is gone", async ({
  page,
  siteUrl,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto("/admin/settings/moved");
  await ask(page, "POST", "/api/redirects", { from: "/old-a", to: "/contact" });
  await ask(page, "POST", "/api/redirects", { from: "/old-b", to: "/contact" });
  await page.reload();
  await takenOver(page);
  await page.getByRole("button", { name: "Remove /old-a" }).press("Enter");
  await page.getByRole("button", { name: "Remove", exact: true }).press("Enter");
  await expect(page.getByRole("row", { name: /^\/old-a/ })).toHaveCount(0);
  await expect(heading).toBeFocused();

  await page.goto("/admin/settings/staff");
  await takenOver(page);
  await page.getByLabel("Email").fill(GUEST);
  await page.getByRole("button", { name: "Invite", exact: true }).press("Enter");
  const link = page.getByLabel("Send this link yourself");
  await expect(link).toBeVisible();
  await page.getByRole("button", { name: `Withdraw the invitation for ${GUEST}` }).press("Enter");
  await page.getByRole("button", { name: "Withdraw", exact: true }).press("Enter");
  await expect(page.getByRole("region", { name: "Open invitations" })).toHaveCount(0);
  await expect(heading).toBeFocused();
  // It opens nothing any more.
  await expect(link).toHaveCount(0);

  await signInOwner(page, siteUrl);
  await page.goto("/admin/settings/security");
  await takenOver(page);
  const others = page.getByRole("region", { name: "Where you are signed in" });
  await others.getByRole("button", { name: /^Sign out: / }).press("Enter");
  await expect(others.getByRole("listitem")).toHaveCount(1);
  await expect(heading).toBeFocused();
});
