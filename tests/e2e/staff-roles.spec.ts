import type { Browser, Page } from "@playwright/test";
import { expect, noticeTakingOver, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask, signInOwner } from "#tests/support/staff.ts";
import { OWNER } from "#tests/support/staff-names.ts";

test.use({ seed: "0" });
// Two people, and passwords that are slow to check on purpose.
test.slow();

const EDITOR = {
  name: "Karim Uddin",
  email: "karim@rihla.example",
  password: "rain on a tin roof",
};
const STAFF = "/admin/settings/staff";

async function openStaff(page: Page): Promise<void> {
  await page.goto(STAFF);
  await takenOver(page);
}

/** The owner, and an editor at another computer. */
async function openBoth(page: Page, browser: Browser, siteUrl: string) {
  await signInOwner(page, siteUrl);
  await openStaff(page);
  const { email } = EDITOR;
  const { body } = await ask(page, "POST", "/api/users/invitations", { email });
  const invitation = new URL(body.link).searchParams.get("invitation");
  const editor = await browser.newPage({ baseURL: siteUrl });
  await noticeTakingOver(editor);
  await editor.goto("/login");
  expect((await ask(editor, "POST", "/api/users", { ...EDITOR, invitation })).status).toBe(201);
  await openStaff(editor);
  await openStaff(page);
  return editor;
}

const rowOf = (page: Page, name: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: name });

test("an editor sees who is there, and is offered nothing that only the owner may do", async ({
  page,
  browser,
  siteUrl,
}) => {
  const editor = await openBoth(page, browser, siteUrl);
  await expect(rowOf(editor, OWNER.name)).toContainText("Owner");
  await expect(rowOf(editor, EDITOR.name)).toContainText("Editor");
  await expect(editor.getByRole("main").getByRole("button")).toHaveCount(0);
  await expect(editor.getByLabel("Email")).toHaveCount(0);
  await expect(rowOf(page, OWNER.name).getByRole("button")).toHaveText(["Devices"]);
  await expect(rowOf(page, EDITOR.name).getByRole("button")).toHaveText([
    "Devices",
    "Make owner",
    "Remove",
  ]);
});

test("an invitation whose answer is lost is asked for again: one is open, and its link is there", async ({
  page,
  siteUrl,
  watch,
}) => {
  watch.allow(/ERR_FAILED/);
  await signInOwner(page, siteUrl);
  await openStaff(page);
  await page.getByLabel("Email").fill("guest@rihla.example");
  const invite = page.getByRole("button", { name: "Invite", exact: true });
  await invite.click();
  await expect(page.getByRole("button", { name: "Copy" })).toBeVisible();
  await page.route("**/api/users/invitations", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await page.getByLabel("Email").fill("guest@rihla.example");
  await invite.click();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/may be done already/);
  // The link that was shown opens nothing any more.
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(0);
  const open = page.getByRole("region", { name: "Open invitations" });
  await expect(open.getByRole("listitem")).toHaveCount(1);
  await page.unroute("**/api/users/invitations");
  await invite.click();
  await expect(page.getByText("An earlier link to this address opens nothing")).toBeVisible();
  await expect(open.getByRole("listitem")).toHaveCount(1);
});

test("the owner sends an invitation again, withdraws it, and signs somebody out on their device", async ({
  page,
  browser,
  siteUrl,
  watch,
}) => {
  const editor = await openBoth(page, browser, siteUrl);
  await page.getByLabel("Email").fill("guest@rihla.example");
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  const shown = page.getByLabel("Send this link yourself");
  const lost = await shown.inputValue();
  const open = page.getByRole("region", { name: "Open invitations" });
  await open
    .getByRole("button", { name: "Send the invitation for guest@rihla.example again" })
    .click();
  await expect(open.getByLabel("Send this link yourself")).not.toHaveValue(lost);
  await expect(shown).toHaveCount(1);
  const link = await shown.inputValue();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 1280, height: 720 });
  await open
    .getByRole("button", { name: "Withdraw the invitation for guest@rihla.example" })
    .click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Withdraw" }).click();
  await expect(open).toHaveCount(0);

  await rowOf(page, EDITOR.name)
    .getByRole("button", { name: /^Where/ })
    .click();
  const devices = page.getByRole("dialog", { name: `Where ${EDITOR.name} is signed in` });
  await expect(devices.getByRole("listitem")).toContainText("Chrome on Linux");
  await expect(devices.getByRole("listitem")).toContainText("last seen today");
  await devices.getByRole("button", { name: "Sign out: Chrome on Linux" }).click();
  await expect(devices.getByText("Nowhere at the moment.")).toBeVisible();
  await editor.goto("/admin");
  await expect(editor).toHaveURL("/login");

  watch.allow(/status of 403/);
  for (const opensNothing of [lost, link]) {
    await editor.goto(opensNothing);
    await expect(editor.getByText("Registering needs an invitation")).toBeVisible();
  }
});

test("the ownership is handed over with the password, asked for again", async ({
  page,
  browser,
  siteUrl,
  watch,
}) => {
  watch.allow(/status of 400/);
  const editor = await openBoth(page, browser, siteUrl);
  await rowOf(page, EDITOR.name)
    .getByRole("button", { name: "Make Karim Uddin the owner" })
    .click();
  const dialog = page.getByRole("dialog", { name: "Make Karim Uddin the owner?" });
  await dialog.getByLabel("Password", { exact: true }).fill("not the password");
  await dialog.getByRole("button", { name: "Hand over" }).click();
  await expect(dialog.getByRole("alert")).toContainText("This is not your current password.");
  await dialog.getByLabel("Password", { exact: true }).fill(OWNER.password);
  await dialog.getByRole("button", { name: "Hand over" }).click();
  await expect(rowOf(page, EDITOR.name)).toContainText("Owner");
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);

  await editor.reload();
  await expect(editor.getByRole("button", { name: `Remove ${OWNER.name}` })).toBeVisible();
  await editor.goto("/admin/settings/activity");
  await expect(editor.getByText(`handed the ownership over to “${EDITOR.name}”`)).toBeVisible();
});
