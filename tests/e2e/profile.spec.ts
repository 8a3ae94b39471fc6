import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/inbox-test.ts";
import { OWNER } from "#tests/support/staff-names.ts";

test.use({ seed: "0" });
// Passwords are slow to check on purpose.
test.slow();

const NEW_PASSWORD = "rain on a tin roof";

test.beforeEach(async ({ page }) => {
  await page.goto("/admin/profile");
  await takenOver(page);
});

test("a new password whose answer is lost may hold already: it is said what to do, and that works", async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED|status of 400/);
  const form = page.getByRole("form", { name: "Your profile" });
  const next = form.getByLabel("New password", { exact: true });
  const current = form.getByLabel("Current password", { exact: true });
  const update = form.getByRole("button", { name: "Update profile" });
  await page.route("**/api/users/profile", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await next.fill(NEW_PASSWORD);
  await current.fill(OWNER.password);
  await update.click();
  await expect(form.getByRole("group")).toContainText("your new password may hold already");
  await page.unroute("**/api/users/profile");
  await update.click();
  await expect(current).toHaveAccessibleDescription(/This is not your current password/);
  await current.fill(NEW_PASSWORD);
  await update.click();
  await expect(page.getByText("Profile updated.")).toBeVisible();
  await expect(current).toHaveValue("");
});

test("a name whose answer is lost may be saved already", async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/);
  await page.route("**/api/users/profile", (route) => route.abort());
  const form = page.getByRole("form", { name: "Your profile" });
  await form.getByLabel("Name", { exact: true }).fill("Nadia Karim");
  await form.getByRole("button", { name: "Update profile" }).click();
  await expect(form.getByRole("group")).toContainText("No answer came, so it may be done already");
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue("Nadia Karim");
});

test("without a session it asks to sign in, in place, and then saves; leaving before asks", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 401/);
  const form = page.getByRole("form", { name: "Your profile" });
  const away = page.getByRole("link", { name: "Contact and hours" });
  await form.getByLabel("Name", { exact: true }).fill("Nadia Karim");
  await away.click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(
    "Your profile is not updated. If you leave, what you typed is lost.",
  );
  await question.getByRole("button", { name: "Stay here" }).click();

  await context.clearCookies();
  await form.getByRole("button", { name: "Update profile" }).click();
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await dialog.getByLabel("Password", { exact: true }).fill(OWNER.password);
  await dialog.getByRole("button", { name: "Sign In and save" }).click();
  await expect(page.getByText("Profile updated.")).toBeVisible();
  await away.click();
  await expect(page).toHaveURL("/admin/settings/contact");
});
