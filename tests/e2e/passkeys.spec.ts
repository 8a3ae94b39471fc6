import type { Page, Route } from "@playwright/test";
import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect, noticeTakingOver, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask, fillSignIn, signInOwner } from "#tests/support/staff.ts";
import { OWNER } from "#tests/support/staff-names.ts";
import { virtualDevice } from "#tests/support/virtual-device.ts";

test.use({ seed: "0" });
// Passwords are slow to check on purpose.
test.slow();

const SECURITY = "/admin/settings/security";
const OPTIONS = "**/api/users/auth/passkey/options";

/** Passkeys belong to a name: the owner at localhost, with a device. */
async function openAtName(page: Page, siteUrl: string) {
  await signInOwner(page, siteUrl);
  const context = await page.context().browser()?.newContext({ baseURL: siteUrl });
  if (!context) throw new Error("there is no browser");
  const named = await context.newPage();
  await noticeTakingOver(named);
  const device = await virtualDevice(named);
  await named.goto("/login");
  await takenOver(named);
  await fillSignIn(named, OWNER);
  await expect(named).toHaveURL("/");
  await named.goto(SECURITY);
  await takenOver(named);
  return { named, device, leave: () => context.close() };
}

async function addPasskey(page: Page) {
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password", { exact: true }).fill(OWNER.password);
  await dialog.getByRole("button", { name: "Go on" }).click();
}

test("added with the password, it signs in without one; renamed, removed", async ({
  page,
  siteUrl,
}) => {
  const { named, device, leave } = await openAtName(page, siteUrl);
  const panel = named.getByRole("region", { name: "Passkeys" });
  await addPasskey(named);
  await expect(panel.getByRole("listitem")).toHaveCount(1);
  await expectNoFaults(named, TWO);
  await panel.getByRole("button", { name: /^Rename / }).click();
  await named.getByRole("dialog").getByLabel("Name").fill("The office's computer");
  await named.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
  await expect(panel).toContainText("The office's computer");

  await named.context().clearCookies();
  await device.isAtHand(false);
  const offered = named.waitForResponse(OPTIONS);
  await named.goto("/login");
  await takenOver(named);
  await offered;
  // A device hears of it only before it is asked: after the button is pressed, and before the answer is there.
  const atHand = async (route: Route) => {
    await device.isAtHand(true);
    await route.continue();
  };
  await named.route(OPTIONS, atHand, { times: 1 });
  await named.getByRole("button", { name: "Use a passkey" }).click();
  await expect(named).toHaveURL("/");
  await named.goto(SECURITY);
  await takenOver(named);
  await panel.getByRole("button", { name: "Remove The office's computer" }).click();
  await named.getByRole("dialog").getByLabel("Password", { exact: true }).fill(OWNER.password);
  await named.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(panel.getByRole("listitem")).toHaveCount(0);
  expect(await device.credentials()).toHaveLength(1);
  await leave();
});

test("a device that does not know the person opens nothing, nor does one that was removed", async ({
  page,
  siteUrl,
}) => {
  const { named, device, leave } = await openAtName(page, siteUrl);
  await addPasskey(named);
  await expect(named.getByRole("region", { name: "Passkeys" }).getByRole("listitem")).toHaveCount(
    1,
  );
  const [passkey] = (await ask(named, "GET", "/api/users/profile/passkeys")).body;
  await named.context().clearCookies();
  await device.knows(false);
  await named.goto("/login");
  await takenOver(named);
  const button = named.getByRole("button", { name: "Use a passkey" });
  await button.click();
  await expect(named.getByText("No passkey was used.").first()).toBeVisible();
  await expect(named).toHaveURL("/login");
  await signInOwner(page, siteUrl);
  await page.goto(SECURITY);
  const path = `/api/users/profile/passkeys/${passkey._id}`;
  const confirmed = { currentPassword: OWNER.password };
  expect((await ask(page, "DELETE", path, confirmed)).body).toEqual([]);
  await device.knows(true);
  await button.click();
  await expect(named.getByText(/this passkey is not of this website/).first()).toBeVisible();
  await leave();
});

test("at an address of numbers it is said where passkeys belong", async ({ page, siteUrl }) => {
  const numbers = siteUrl.replace("localhost", "127.0.0.1");
  await page.goto(`${numbers}/login`);
  await takenOver(page);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(
    page.getByText("Passkeys of this website work at localhost alone.").first(),
  ).toBeVisible();
  await signInOwner(page, siteUrl);
  const cookies = await page.context().cookies(siteUrl);
  const theSame = cookies.map(({ name, value }) => ({ name, value, url: numbers }));
  await page.context().addCookies(theSame);
  await page.goto(numbers + SECURITY);
  await takenOver(page);
  const panel = page.getByRole("region", { name: "Passkeys" });
  await expect(panel).toContainText("Passkeys belong to localhost. Sign in there to add one.");
  await expect(panel.getByRole("button")).toHaveCount(0);
});
