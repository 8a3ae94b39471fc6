import type { Page } from "@playwright/test";
import { appCode } from "#tests/support/app-codes.ts";
import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask, fillSignIn, signInOwner, writePost } from "#tests/support/staff.ts";
import { OWNER } from "#tests/support/staff-names.ts";

test.use({ seed: "0" });
// Passwords are slow to check on purpose.
test.slow();

const TOTP = "/api/users/profile/totp";

/** @returns the secret as the app has it, and the recovery codes */
async function setUp(page: Page, siteUrl: string) {
  await signInOwner(page, siteUrl);
  await page.goto("/admin");
  const { body } = await ask(page, "POST", TOTP, { currentPassword: OWNER.password });
  const code = await appCode(body.secret);
  const { body: confirmed } = await ask(page, "POST", `${TOTP}/confirm`, { code });
  return { secret: String(body.secret), codes: confirmed.recoveryCodes as string[] };
}

test("the session ended while somebody typed: password and code are asked for in place, and then it is saved", async ({
  page,
  context,
  siteUrl,
  watch,
}) => {
  watch.allow(/status of 40[01]/);
  const { secret, codes } = await setUp(page, siteUrl);
  const post = await writePost(page, siteUrl);
  await page.goto(`/admin/blog/edit/${post._id}`);
  await takenOver(page);
  await page.getByLabel("Blog Title").fill("Typed before the session ended");
  await context.clearCookies();
  await page.getByRole("button", { name: "Update Blog" }).click();
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  const send = dialog.getByRole("button", { name: "Sign In and save" });
  await dialog.getByLabel("Password", { exact: true }).fill(OWNER.password);
  await send.click();
  const code = dialog.getByLabel("Code", { exact: true });
  await expect(code).toBeFocused();
  await expectNoFaults(page, TWO);
  await code.fill("000000");
  await send.click();
  await expect(dialog.getByRole("alert")).toContainText("This code is wrong");
  await dialog.getByRole("button", { name: "I do not have my phone" }).click();
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  const recovery = dialog.getByLabel("Recovery code");
  await expect(recovery).toBeFocused();
  await recovery.fill("aaaaa-aaaaa");
  await send.click();
  await expect(dialog.getByRole("alert")).toContainText("no recovery code of yours");
  await dialog.getByRole("button", { name: "I have my phone after all" }).click();
  await code.fill(await appCode(secret, 1));
  await send.click();
  await expect(page.getByText("Blog post updated!")).toBeVisible();
  const { body } = await ask(page, "GET", `/api/blogs/${post._id}`);
  expect(body.title).toBe("Typed before the session ended");
  expect(codes).toHaveLength(10);
});

for (const javaScriptEnabled of [false, true]) {
  test(`too many wrong codes lead back to the password, and say why, ${javaScriptEnabled ? "with" : "without"} scripts`, async ({
    page,
    browser,
    siteUrl,
  }) => {
    await setUp(page, siteUrl);
    await page.goto("about:blank");
    const context = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled });
    const other = await context.newPage();
    await other.goto("/login");
    await fillSignIn(other, OWNER);
    await expect(other).toHaveURL("/login/code");
    await other.getByRole("button", { name: "Sign In" }).click();
    await expect(other.getByLabel("Code", { exact: true })).toHaveAccessibleDescription(
      "Type the code first.",
    );
    for (let tries = 0; tries < 6; tries++) {
      await expect(other).toHaveURL("/login/code");
      await other.getByLabel("Code", { exact: true }).fill(`00000${tries}`);
      const answered = other.waitForResponse((answer) => answer.request().method() === "POST");
      await other.getByRole("button", { name: "Sign In" }).click();
      await answered;
    }
    await expect(other).toHaveURL("/login?code=over");
    await expect(other.locator("main")).toContainText("Type your email and password again");
    await context.close();
  });
}
