import type { Page } from "@playwright/test";
import {
  expect,
  goInPlace,
  nothingLeftToDo,
  takenOver,
  test,
} from "#tests/support/browser-test.ts";
import { EDITING_URL } from "#tests/support/servers.ts";
import { signInOwner } from "#tests/support/staff.ts";

/** React's files wait until the test lets them go, as on a slow line; so may the page's load event. */
async function holdScripts(page: Page, isHeld = () => true): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    if (isHeld()) await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Runs in the page: React has the page in hand, and does nothing until it may go on. It works a message at a time. */
function holdReact(): void {
  const post = MessagePort.prototype.postMessage;
  const held: (() => void)[] = [];
  MessagePort.prototype.postMessage = function (message: unknown) {
    held.push(() => post.call(this, message));
  };
  addEventListener("go on", () => {
    MessagePort.prototype.postMessage = post;
    for (const one of held) one();
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("Menu, pressed before React comes, stays open, and the page behind is out of reach", async ({
    page,
  }) => {
    const letGo = await holdScripts(page);
    await page.goto("/about", { waitUntil: "domcontentloaded" });
    await page.getByRole("button", { name: "Menu" }).click();
    const sheet = page.locator(".menu-sheet");
    await expect(sheet).toBeVisible();
    expect(await page.evaluate(() => "isAlive" in window)).toBe(false);
    letGo();
    await takenOver(page);
    await expect(page.locator("main")).toHaveAttribute("inert", "");
    await expect(page.locator(".site-footer")).toHaveAttribute("inert", "");
    await nothingLeftToDo(page);
    await expect(sheet).toBeVisible();
    await sheet.getByRole("link", { name: "Contact" }).click();
    await expect(sheet).toBeHidden();
    await expect(page.locator("main")).not.toHaveAttribute("inert");
  });
});

test("Menu, pressed before React comes in a window that grows wide, leaves the page in reach", async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.locator(".menu-sheet")).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator(".menu-toggle")).toBeHidden();
  letGo();
  await takenOver(page);
  await expect(page.locator(".menu-sheet")).toBeHidden();
  await expect(page.locator("main")).not.toHaveAttribute("inert");
});

test("Packages, pressed before React comes, stays open", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/about", { waitUntil: "domcontentloaded" });
  const menu = page.locator(".packages-dropdown");
  const umrah = menu.getByRole("link", { name: /Umrah Packages/ });
  await menu.locator("summary").click();
  await expect(umrah).toBeVisible();
  expect(await page.evaluate(() => "isAlive" in window)).toBe(false);
  letGo();
  await takenOver(page);
  await nothingLeftToDo(page);
  await expect(umrah).toBeVisible();
  await umrah.click();
  await expect(page.locator("h1")).toHaveText("Umrah Package");
});

test("a button pressed before React comes is done once it has", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Next slide" }).click();
  expect(await page.evaluate(() => "isAlive" in window)).toBe(false);
  letGo();
  await expect(page.locator(".slide[data-current]")).toHaveAttribute("aria-label", "2 of 4");
});

test("a button pressed while React takes over waits until it has, and is done once", async ({
  page,
}) => {
  await page.addInitScript(holdReact);
  await page.goto("/");
  await page.waitForFunction(() =>
    Object.keys(document).some((key) => key.startsWith("__reactContainer")),
  );
  await page.getByRole("button", { name: "Next slide" }).click();
  const shown = page.locator(".slide[data-current]");
  expect(await page.evaluate(() => "isAlive" in window)).toBe(false);
  await expect(shown).toHaveAttribute("aria-label", "1 of 4");
  await page.evaluate(() => dispatchEvent(new Event("go on")));
  await takenOver(page);
  await nothingLeftToDo(page);
  await expect(shown).toHaveAttribute("aria-label", "2 of 4");
});

test("a tab of the admin home, pressed before React comes, opens once it has", async ({ page }) => {
  await signInOwner(page, EDITING_URL);
  const letGo = await holdScripts(page);
  await page.goto(`${EDITING_URL}/admin`, { waitUntil: "domcontentloaded" });
  const tab = page.getByRole("tab", { name: "Contact" });
  await tab.click();
  expect(await page.evaluate(() => "isAlive" in window)).toBe(false);
  letGo();
  await takenOver(page);
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel", { name: "Contact" })).toBeVisible();
});

test("Back, pressed before React comes to a page that was asked for whole, leads back", async ({
  page,
}) => {
  await signInOwner(page, EDITING_URL);
  await page.goto(`${EDITING_URL}/about`);
  await takenOver(page);
  let isWhole = false;
  page.on("response", (response) => {
    isWhole ||= response.request().isNavigationRequest();
  });
  const letGo = await holdScripts(page, () => isWhole);
  await goInPlace(page, "/admin");
  await expect(page.getByRole("tab", { name: "Slides" })).toBeVisible();
  // It has loaded once its scripts have.
  await page.goBack({ waitUntil: "commit" });
  const heading = page.getByRole("heading", { name: "Welcome", exact: true });
  await expect(heading).toBeVisible();
  letGo();
  await takenOver(page);
  await expect(heading).toBeVisible();
});

test("what was typed before React comes stays", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  const message = page.getByLabel("Message", { exact: true });
  await message.fill("We are five.");
  letGo();
  await takenOver(page);
  await expect(message).toBeFocused();
  await expect(message).toHaveValue("We are five.");
});

test("what staff type before React comes stays, and is kept", async ({ page }) => {
  await signInOwner(page, EDITING_URL);
  const begun = page.waitForRequest("**/api/blogs");
  // It is only asked for: other journeys count what waits.
  await page.route("**/api/blogs", (route) => route.abort());
  const letGo = await holdScripts(page);
  await page.goto(`${EDITING_URL}/admin/blog/create`, { waitUntil: "domcontentloaded" });
  const title = page.getByLabel("Blog Title");
  await title.pressSequentially("Seven nights");
  expect(await page.evaluate(() => "isAlive" in window)).toBe(false);
  letGo();
  await takenOver(page);
  await expect(title).toHaveValue("Seven nights");
  await expect(title).toBeFocused();
  expect((await begun).postDataJSON()).toMatchObject({ title: "Seven nights" });
});
