import sharp from "sharp";
import { expect, noticeTakingOver, takenOver } from "#tests/support/browser-test.ts";
import { test as ownSiteTest } from "#tests/support/own-site-test.ts";
import { OWNER } from "#tests/support/staff-names.ts";

/** As in an office's own network: browsers take such a page for one that may be read on its way. */
const HOST = "office.example";

const test = ownSiteTest.extend({
  siteEnv: async ({ siteUrl }, use) => use({ PUBLIC_URL: siteUrl.replace("localhost", HOST) }),
});

const picture = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: "#3a6" } })
    .png()
    .toBuffer();

// Passwords are slow to check on purpose.
test.slow();

test("over plain http posts, pictures and pages are written as elsewhere", async ({
  playwright,
  launchOptions,
  siteUrl,
}) => {
  const rules = `--host-resolver-rules=MAP ${HOST} 127.0.0.1`;
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), rules],
  });
  const page = await browser.newPage({ baseURL: siteUrl.replace("localhost", HOST) });
  await noticeTakingOver(page);
  await page.goto("/register");
  await takenOver(page);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  const form = page.getByRole("form", { name: "Register" });
  await form.getByLabel("Name").fill(OWNER.name);
  await form.getByLabel("Email").fill(OWNER.email);
  await form.getByLabel("Password", { exact: true }).fill(OWNER.password);
  await form.getByRole("button", { name: "Register" }).click();
  await expect(page).toHaveURL("/admin");

  await page.goto("/admin/blog/create");
  await takenOver(page);
  await page.getByLabel("Blog Title").fill("Written in the office");
  await expect(page.locator(".save-state")).toContainText("not public yet");

  await page.goto("/admin/media");
  await takenOver(page);
  await page
    .getByLabel("Upload pictures")
    .setInputFiles({ name: "office.png", mimeType: "image/png", buffer: await picture() });
  await expect(page.getByText("office.png").first()).toBeVisible();

  await page.goto("/admin/page/about");
  await takenOver(page);
  await page.getByLabel("Title", { exact: true }).first().fill("Travel is trust");
  await expect(page.locator(".save-state")).toContainText("not public yet");
  await page.getByRole("button", { name: "Update page" }).click();
  await expect(page.locator(".save-state")).toContainText("Everything here is public");
  await browser.close();
});
