import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, takenOver, test } from "#tests/support/browser-test.ts";
import { MEDIA_URL } from "#tests/support/servers.ts";
import { signInOwner } from "#tests/support/staff.ts";

/** Takes what is sent, and says nothing. */
const SILENT = () => new Promise<void>(() => {});

/** A server of this machine that takes all of it. @returns ends it */
async function takeInSilence(page: Page, pattern: string): Promise<() => void> {
  const server = createServer((request) => request.resume());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await page.route(pattern, (route) => route.continue({ url: `http://127.0.0.1:${port}/` }));
  return () => {
    server.closeAllConnections();
    server.close();
  };
}

test("a picture that the server takes and never answers is told after a minute", async ({
  page,
}) => {
  await signInOwner(page, MEDIA_URL);
  await page.clock.install();
  await page.goto(`${MEDIA_URL}/admin/media`);
  await takenOver(page);
  await page.route("**/api/media?ticket=*", SILENT);
  await page.route("**/api/media/progress/*", SILENT);
  await page.route("**/healthz", SILENT);
  const name = "quiet.png";
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name, mimeType: "image/png", buffer: Buffer.from("quiet") });
  await expect(page.getByText(name).first()).toBeVisible();
  await page.clock.runFor(70_000);
  await expect(page.getByText("The site took too long to answer.").first()).toBeVisible();
});

test("a backup that the server takes and never answers is told after a minute, in place", async ({
  page,
}) => {
  await signInOwner(page, MEDIA_URL);
  await page.clock.install();
  await page.goto(`${MEDIA_URL}/admin/settings/backups`);
  await takenOver(page);
  const end = await takeInSilence(page, "**/api/backups/file?*");
  // Whoever is heard of works on it: that may take long.
  await page.route("**/healthz", (route) => route.fulfill({ json: {} }));
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "quiet.tar.zst", mimeType: "", buffer: Buffer.from("quiet") });
  await expect(page.getByText(/quiet\.tar\.zst/)).toContainText(/look/);
  for (let half = 0; half < 6; half += 1) {
    const answered = page.waitForResponse("**/healthz");
    await page.clock.runFor(30_000);
    await answered;
  }
  await expect(page.getByText(/quiet\.tar\.zst/)).toBeVisible();
  await page.route("**/healthz", SILENT);
  await page.clock.runFor(70_000);
  await expect(page.getByRole("alert")).toContainText(
    "Not brought. The site took too long to answer.",
  );
  await expect(page.getByRole("button", { name: "Restore a file …" })).toBeEnabled();
  end();
});

test("a file of another site that the server takes and never answers is told after a minute", async ({
  page,
}) => {
  await signInOwner(page, MEDIA_URL);
  await page.clock.install();
  await page.goto(`${MEDIA_URL}/admin/settings/move-in`);
  await takenOver(page);
  const end = await takeInSilence(page, "**/api/imports?dryRun=1");
  await page.route("**/healthz", SILENT);
  await page.getByRole("radio", { name: /WordPress/ }).check();
  await page
    .getByLabel("File", { exact: true })
    .setInputFiles({ name: "old.xml", mimeType: "text/xml", buffer: Buffer.from("quiet") });
  await page.getByRole("button", { name: "Look what would come" }).click();
  await expect(page.getByRole("button", { name: "Sending, 100%" })).toBeVisible();
  await page.clock.runFor(70_000);
  await expect(page.getByRole("alert")).toContainText("No answer came, so it may be done already.");
  await expect(page.getByRole("button", { name: "Look what would come" })).toBeEnabled();
  end();
});

test("an enquiry that nobody answers keeps its words and can be sent again", async ({ page }) => {
  await page.clock.install();
  await page.goto("/contact");
  await takenOver(page);
  await page.getByRole("textbox", { name: "Name" }).fill("Farida Yasmin");
  await page.getByRole("textbox", { name: "Email" }).fill("farida@visitor.example");
  await page.getByRole("textbox", { name: "Message" }).fill("When is the next Umrah group?");
  await page.route("**/contact.data*", SILENT);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("button", { name: "Sending" })).toBeVisible();
  await page.clock.runFor(31_000);
  await expect(page.getByText("This did not get through.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Farida Yasmin");
  await page.unroute("**/contact.data*");
  await page.getByRole("button", { name: "Send Message" }).click();
  await page.clock.runFor(1000);
  await expect(page.getByRole("heading", { name: /Thank you/ })).toBeVisible();
});
