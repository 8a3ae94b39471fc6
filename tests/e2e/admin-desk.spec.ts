import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { openEditor } from "#tests/support/post-form.ts";
import { ask, signInOwner } from "#tests/support/staff.ts";

test.beforeEach(({ page, siteUrl }) => signInOwner(page, siteUrl));

test("who waits, and the first day, stand above the home form; the demo goes and can come back", async ({
  page,
}) => {
  await page.goto("/admin");
  await takenOver(page);
  const waiting = page.locator(".waiting-line");
  await expect(waiting).toContainText("3 people wait for a first answer");
  await waiting.locator("summary").click();
  await expect(waiting.getByRole("link", { name: /^Call / })).toHaveCount(3);
  await expect(waiting.getByRole("link", { name: /^WhatsApp / })).toHaveCount(3);

  const firstDay = page.locator(".first-day");
  await expect(firstDay).toContainText("0 of 7 done");
  await ask(page, "PUT", "/api/settings", { brand: { name: "Noor", tagline: "" } });
  await page.reload();
  await takenOver(page);
  await expect(firstDay).toContainText("1 of 7 done");
  await firstDay.locator("summary").click();
  await firstDay.getByRole("button", { name: "Remove the demo content" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("24 posts that nobody has changed can be restored");
  await expect(dialog).toContainText("departures, visas, papers and licences");
  await expect(dialog).toContainText("12 example enquiries from invented people are deleted");
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(waiting).toHaveCount(0);
  await expect(firstDay.getByRole("button", { name: "Remove the demo content" })).toHaveCount(0);
  expect((await ask(page, "GET", "/api/blogs")).body).toEqual([]);
  expect((await ask(page, "GET", "/api/blogs/trash")).body).toHaveLength(24);
  expect((await ask(page, "GET", "/api/visas")).body).toEqual([]);
  await firstDay.getByRole("link", { name: "Phone numbers, address and hours" }).click();
  await expect(page).toHaveURL("/admin/settings/contact");
});

test("posts are cards as specified, a table on a computer by choice", async ({ page }) => {
  await page.goto("/admin/blog");
  await takenOver(page);
  const first = page.getByRole("article").first();
  await expect(first).toContainText(/\d+ reads/);
  await expect(first).toContainText("14 Nov 2026");
  await expect(first.locator(".picture")).toBeVisible();
  await page.getByRole("button", { name: "Table" }).click();
  await expect(first.locator(".picture")).toBeHidden();
  expect((await first.boundingBox())?.height).toBeLessThan(100);
  await page.reload();
  await expect(first.locator(".picture")).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("group", { name: "View" })).toBeHidden();
  await expect(first.locator(".picture")).toBeVisible();
});

test("the delete question names the post, and says that it can be restored", async ({ page }) => {
  await page.goto("/admin/blog");
  await takenOver(page);
  const title = "Five days of Hajj, hour by hour, for first-time pilgrims";
  await page.getByRole("button", { name: `Delete ${title}` }).click();
  const dialog = page.getByRole("alertdialog", { name: title });
  await expect(dialog).toContainText("Are you sure you want to delete this blog?");
  await expect(dialog).toContainText("You can restore it from the trash for 30 days.");
});

test("a picture that is dropped is uploaded, and its address stands in the field", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 400/);
  await openEditor(page);
  const drop = page.locator(".picture-drop");
  await expect(drop).toContainText("Drop a picture here");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9"/></svg>`;
  const dropped = async (names: string[], text: string) => {
    const files = await page.evaluateHandle(
      ([given, content]) => {
        const transfer = new DataTransfer();
        for (const name of given) transfer.items.add(new File([content], name));
        return transfer;
      },
      [names, text] as const,
    );
    await drop.dispatchEvent("drop", { dataTransfer: files });
  };
  await dropped(["broken.svg"], "no picture");
  await expect(drop.getByRole("status")).toContainText("broken.svg is not uploaded. This is not a");
  await dropped(["office.svg"], svg);
  await expect(page.getByRole("textbox", { name: "Blog Image" })).toHaveValue(/^\/media\/.+\.svg$/);
  await expect(drop.getByRole("img")).toBeVisible();
  await expect(drop.getByRole("status")).toHaveCount(0);
  await dropped(["garden.svg", "door.svg"], svg.replace("9", "8"));
  await expect(drop.getByRole("status")).toHaveText(
    "One picture fits here: garden.svg was taken, the others were not.",
  );
});

test("the whole preview is seen beside the form, between bar and save bar", async ({ page }) => {
  for (const height of [640, 800, 1000]) {
    await page.setViewportSize({ width: 1280, height });
    await page.goto("/admin");
    await takenOver(page);
    await page.locator(".with-preview > div").first().hover();
    await page.mouse.wheel(0, 600);
    const box = () => page.locator(".preview-phone").boundingBox();
    const bar = () => page.locator(".save-bar").boundingBox();
    await expect
      .poll(async () => {
        const [phone, save] = [await box(), await bar()];
        return phone && save ? phone.y >= 64 && phone.y + phone.height <= save.y : false;
      })
      .toBe(true);
  }
});
