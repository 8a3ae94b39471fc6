import type { Browser, Page } from "@playwright/test";
import { appCode } from "#tests/support/app-codes.ts";
import { expect, noticeTakingOver, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { fillSignIn, signInOwner } from "#tests/support/staff.ts";
import { OWNER } from "#tests/support/staff-names.ts";
import { startTlsProxy } from "#tests/support/tls-proxy.ts";
import { virtualDevice } from "#tests/support/virtual-device.ts";

const HOME = "https://rihla.example";
const MOVED = "https://moved.example";
const SECURITY = "/admin/settings/security";

test.use({ seed: "0", siteEnv: { PUBLIC_URL: HOME, TRUST_PROXY: "1" } });
// Passwords are slow to check on purpose.
test.slow();

const password = async (page: Page, go: string) => {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password", { exact: true }).fill(OWNER.password);
  await dialog.getByRole("button", { name: go }).click();
};

async function openSecurity(page: Page) {
  await page.goto(SECURITY);
  await takenOver(page);
}

/** Up to where the code is asked for. */
async function typePassword(page: Page) {
  await page.context().clearCookies();
  await page.goto("/login");
  await takenOver(page);
  await fillSignIn(page, OWNER);
  await expect(page).toHaveURL("/login/code");
  await takenOver(page);
}

async function typeCode(page: Page, code: string) {
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page.getByRole("button", { name: "Sign In" }).click();
}

async function openRecovery(page: Page, code: string) {
  await page.getByRole("link", { name: "I do not have my phone" }).click();
  await page.getByRole("textbox", { name: "Recovery code" }).fill(code);
  await page.getByRole("button", { name: "Sign In" }).click();
}

async function typeRecovery(page: Page, code: string) {
  await openRecovery(page, code);
  await expect(page).toHaveURL("/");
}

async function pressPasskey(page: Page) {
  await page.context().clearCookies();
  await page.goto("/login");
  await takenOver(page);
  await page.getByRole("button", { name: "Use a passkey" }).click();
}

/** A window at an address behind the proxy, and what went wrong in it. */
async function openWindow(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  // Nobody has written about tours here, and links are looked up ahead.
  const expected = /status of 40[01]|\/packages\/tours\.data/;
  page.on("console", (line) => {
    const said = `${line.text()} at ${line.location().url}`;
    if (line.type() === "error" && !expected.test(said)) faults.push(said);
  });
  await noticeTakingOver(page);
  return { page, faults };
}

test("behind a proxy that ends TLS: the code of an app, recovery codes, a passkey alone; and after the site moved", async ({
  page: base,
  playwright,
  launchOptions,
  siteUrl,
  ownSite,
}) => {
  await signInOwner(base, siteUrl);
  const proxy = await startTlsProxy(
    ["rihla.example", "moved.example"],
    Number(new URL(siteUrl).port),
  );
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), ...proxy.args],
  });
  try {
    const { page, faults } = await openWindow(browser, HOME);
    // So that the button is what is tried.
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
    const device = await virtualDevice(page);
    await page.goto("/login");
    await takenOver(page);
    await fillSignIn(page, OWNER);
    await expect(page).toHaveURL("/");
    const cookies = await page.context().cookies();
    const session = cookies.find(({ name }) => name.startsWith("__Host-rihla"));
    expect(session).toMatchObject({ secure: true, httpOnly: true, domain: "rihla.example" });

    await openSecurity(page);
    const factor = page.getByRole("region", { name: "Second factor" });
    await factor.getByRole("button", { name: "Set up" }).click();
    await password(page, "Go on");
    const app = page.getByRole("dialog", { name: "Scan this with your app" });
    const secret = (await app.locator("code").innerText()).replaceAll(" ", "");
    await app.getByLabel("Code of the app").fill(await appCode(secret));
    await app.getByRole("button", { name: "Turn it on" }).click();
    const kept = page.getByRole("dialog", { name: "Your recovery codes" });
    await expect(kept.getByRole("listitem")).toHaveCount(10);
    const [first = "", second = "", third = ""] = await kept.getByRole("listitem").allInnerTexts();
    await kept.getByRole("button", { name: "I have kept them" }).click();

    await typePassword(page);
    const code = await appCode(secret, 1);
    await typeCode(page, code);
    await expect(page).toHaveURL("/");
    await typePassword(page);
    await typeCode(page, code);
    await expect(page.getByRole("alert").first()).toContainText("it was used before");
    await typeRecovery(page, first);
    await typePassword(page);
    await openRecovery(page, first);
    await expect(page.getByRole("alert").first()).toContainText("used before");

    await typePassword(page);
    await typeRecovery(page, third);
    await openSecurity(page);
    const panel = page.getByRole("region", { name: "Passkeys" });
    await panel.getByRole("button", { name: "Add a passkey" }).click();
    await password(page, "Go on");
    await expect(panel.getByRole("listitem")).toHaveCount(1);
    expect((await device.credentials()).map(({ rpId }) => rpId)).toEqual(["rihla.example"]);
    await pressPasskey(page);
    await expect(page).toHaveURL("/");
    await openSecurity(page);
    await expect(panel).not.toContainText("Made for");

    await ownSite.kill();
    await ownSite.restart({ PUBLIC_URL: MOVED });
    const moved = await openWindow(browser, MOVED);
    const sameDevice = await virtualDevice(moved.page);
    for (const credential of await device.credentials()) await sameDevice.take(credential);
    await pressPasskey(moved.page);
    await expect(
      moved.page.getByText("One that was made at an earlier address of this website").first(),
    ).toBeVisible();
    await typePassword(moved.page);
    await typeRecovery(moved.page, second);
    await openSecurity(moved.page);
    const there = moved.page.getByRole("region", { name: "Passkeys" });
    await expect(there).toContainText("Made for rihla.example: it opens nothing here.");
    await there.getByRole("button", { name: "Add a passkey" }).click();
    await password(moved.page, "Go on");
    await expect(there.getByRole("listitem")).toHaveCount(2);
    // Offered in the field of the email, this device confirms at once.
    await moved.page.context().clearCookies();
    await moved.page.goto("/login");
    await expect(moved.page).toHaveURL("/");
    await openSecurity(moved.page);
    const old = there.getByRole("listitem").filter({ hasText: "Made for rihla.example" });
    await old.getByRole("button", { name: /^Remove / }).click();
    await password(moved.page, "Remove");
    await expect(there.getByRole("listitem")).toHaveCount(1);
    await expect(there).not.toContainText("Made for");
    expect([...faults, ...moved.faults]).toEqual([]);
  } finally {
    await browser.close();
    proxy.end();
  }
});
