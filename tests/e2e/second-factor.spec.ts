import type { Page } from "@playwright/test";
import { appCode } from "#tests/support/app-codes.ts";
import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect, noticeTakingOver, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { fillSignIn, signInOwner } from "#tests/support/staff.ts";
import { OWNER } from "#tests/support/staff-names.ts";

test.use({ seed: "0" });
// Passwords are slow to check on purpose.
test.slow();
// As browsers do it: a page that one comes back to is kept as it was left.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
    { scope: "worker" },
  ],
});

const SECURITY = "/admin/settings/security";
const REFUSED = /status of 40[01]/;

const confirmWith = async (page: Page, go: string) => {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password", { exact: true }).fill(OWNER.password);
  await dialog.getByRole("button", { name: go }).click();
};

/** @returns the secret as the app has it, and the recovery codes */
async function setUp(page: Page, siteUrl: string) {
  await signInOwner(page, siteUrl);
  await page.goto(SECURITY);
  await takenOver(page);
  await page.getByRole("button", { name: "Set up" }).click();
  await confirmWith(page, "Go on");
  const dialog = page.getByRole("dialog", { name: "Scan this with your app" });
  await expect(dialog.getByRole("img", { name: /camera of your phone/ })).toBeVisible();
  await expectNoFaults(page, TWO);
  const secret = (await dialog.locator("code").innerText()).replaceAll(" ", "");
  await dialog.getByRole("button", { name: "Turn it on" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Type the six digits that the app shows.");
  await dialog.getByLabel("Code of the app").fill(await appCode(secret));
  await dialog.getByRole("button", { name: "Turn it on" }).click();
  const shown = page.getByRole("dialog", { name: "Your recovery codes" });
  await expect(shown.getByRole("listitem")).toHaveCount(10);
  await expectNoFaults(page, TWO);
  const codes = await shown.getByRole("listitem").allInnerTexts();
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Have you kept the codes?" });
  await question.getByRole("button", { name: "Show them again" }).click();
  await shown.getByRole("button", { name: "I have kept them" }).click();
  return { secret, codes };
}

test("set up, asked for after the password, with the app or without the phone; turned off again", async ({
  page,
  siteUrl,
  watch,
}) => {
  watch.allow(REFUSED);
  const { secret, codes } = await setUp(page, siteUrl);
  const factor = page.getByRole("region", { name: "Second factor" });
  await expect(factor).toContainText("10 of 10 left");
  await page.context().clearCookies();
  await page.goto("/login");
  await takenOver(page);
  await fillSignIn(page, OWNER);
  await expect(page).toHaveURL("/login/code");
  await expectNoFaults(page, TWO);
  await page.getByLabel("Code", { exact: true }).fill("000 000");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alert").first()).toContainText("This code is wrong");
  await page.getByLabel("Code", { exact: true }).fill(await appCode(secret, 1));
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/");

  await page.context().clearCookies();
  await page.goto("/login");
  await takenOver(page);
  await fillSignIn(page, OWNER);
  await expect(page).toHaveURL("/login/code");
  await page.goBack();
  await takenOver(page);
  await fillSignIn(page, OWNER);
  await page.getByRole("link", { name: "I do not have my phone" }).click();
  await expect(page.getByText("No codes either?")).toBeVisible();
  await page.getByRole("textbox", { name: "Recovery code" }).fill(codes[0] ?? "");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/");

  await page.goto(SECURITY);
  await takenOver(page);
  await expect(factor).toContainText("9 of 10 left");
  await factor.getByRole("button", { name: "Turn off" }).click();
  await confirmWith(page, "Turn off");
  await expect(factor.locator(".pill")).toHaveText("Off");
});

test("without scripts the code has its page, and says what is wrong", async ({
  page,
  browser,
  siteUrl,
}) => {
  const { secret } = await setUp(page, siteUrl);
  const context = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto("/login/code");
  await expect(plain).toHaveURL("/login?code=over");
  await fillSignIn(plain, OWNER);
  await expect(plain).toHaveURL("/login/code");
  await plain.getByLabel("Code", { exact: true }).fill("12");
  await plain.getByRole("button", { name: "Sign In" }).click();
  const summary = plain.getByRole("group", { name: "Please fix one thing" });
  await expect(summary).toContainText("This code is wrong");
  await plain.getByLabel("Code", { exact: true }).fill(await appCode(secret, 1));
  await plain.getByRole("button", { name: "Sign In" }).click();
  await expect(plain).toHaveURL("/");
  await plain.goto("/admin");
  await expect(plain).toHaveURL("/admin");
  await context.close();
});

test("where one is signed in: a new device is marked, one is signed out, and all others", async ({
  page,
  browser,
  siteUrl,
}) => {
  await signInOwner(page, siteUrl);
  const others: Page[] = [];
  for (const _ of [1, 2]) {
    const other = await browser.newPage({ baseURL: siteUrl });
    await noticeTakingOver(other);
    await other.goto("/login");
    await takenOver(other);
    await fillSignIn(other, OWNER);
    await expect(other).toHaveURL("/");
    others.push(other);
  }
  await page.goto(SECURITY);
  await takenOver(page);
  const signedIn = page.getByRole("region", { name: "Where you are signed in" });
  await expect(signedIn.getByRole("listitem")).toHaveCount(3);
  await expect(signedIn.getByText("New device")).toHaveCount(2);
  await expect(signedIn.getByText("This device")).toHaveCount(1);
  await expectNoFaults(page, TWO);
  await signedIn
    .getByRole("button", { name: /^Sign out: / })
    .first()
    .click();
  await expect(signedIn.getByRole("listitem")).toHaveCount(2);
  await signedIn.getByRole("button", { name: "Sign out all others" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out all others" }).click();
  await expect(signedIn.getByRole("listitem")).toHaveCount(1);
  for (const other of others) {
    await other.goto("/admin");
    await expect(other).toHaveURL("/login");
    await other.close();
  }
});

test("at 390 px nothing is wider than the screen", async ({ page, siteUrl }) => {
  await setUp(page, siteUrl);
  await page.setViewportSize({ width: 390, height: 844 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBe(390);
});
