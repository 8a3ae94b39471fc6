import { expect, takenOver, test } from "#tests/support/browser-test.ts";
import { MEDIA_URL } from "#tests/support/servers.ts";
import { signInOwner } from "#tests/support/staff.ts";

/** Takes what is sent, and says nothing. */
const SILENT = () => new Promise<void>(() => {});

test("a picture that the server takes and never answers is told after a minute", async ({
  page,
}) => {
  await signInOwner(page, MEDIA_URL);
  await page.clock.install();
  await page.goto(`${MEDIA_URL}/admin/media`);
  await takenOver(page);
  await page.route("**/api/media?ticket=*", SILENT);
  await page.route("**/api/media/progress/*", SILENT);
  const name = "quiet.png";
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name, mimeType: "image/png", buffer: Buffer.from("quiet") });
  await expect(page.getByText(name).first()).toBeVisible();
  await page.clock.runFor(70_000);
  await expect(page.getByText("The site took too long to answer.").first()).toBeVisible();
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
