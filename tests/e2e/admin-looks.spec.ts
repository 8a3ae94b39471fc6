import type { Locator } from "@playwright/test";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/editing-test.ts";
import { ask } from "#tests/support/staff.ts";

test("the bar begins and ends where the page does, on a very wide screen as well", async ({
  page,
}) => {
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/admin/blog");
    await takenOver(page);
    const [logo, heading] = [page.locator(".admin-bar .logo"), page.locator("h1")];
    expect((await logo.boundingBox())?.x).toBe((await heading.boundingBox())?.x);
    expect((await page.locator(".admin-bar").boundingBox())?.height).toBeLessThan(66);
  }
});

for (const viewport of [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
]) {
  test(`${viewport.width} px: below a short form the save bar is at the foot of the window, its words whole`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto("/admin/settings/enquiries");
    await takenOver(page);
    const bar = await page.locator(".save-bar").boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeCloseTo(viewport.height, 0);
    const more = page.getByRole("button", { name: "More ways to save" });
    expect((await more.boundingBox())?.height).toBeLessThan(50);
    await page.goto("/admin/package?package=umrah");
    const update = page.getByRole("button", { name: "Update package" });
    expect((await update.boundingBox())?.y).toBe((await more.boundingBox())?.y);
    await expect(() =>
      page
        .evaluate(() => document.documentElement.scrollWidth)
        .then((width) => {
          expect(width).toBe(viewport.width);
        }),
    ).toPass();
  });
}

test("an opened post says at once how long it is", async ({ page }) => {
  await page.goto("/admin/blog");
  const path = "/api/blogs/link/first-umrah-with-elderly-parents";
  const { body } = await ask(page, "GET", path);
  await page.goto(`/admin/blog/edit/${body._id}`);
  await takenOver(page);
  await expect(page.locator(".editor-foot")).toHaveText(/^\d{3} words, about \d minutes to read$/);
});

test("a long title is whole, also where a field does not grow with its words", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/blog/create");
  await takenOver(page);
  const title = page.getByRole("textbox", { name: "Blog Title" });
  await title.evaluate((field) => field.style.setProperty("field-sizing", "fixed", "important"));
  for (const words of [
    "Short",
    "First Umrah with elderly parents: what to arrange before you fly",
  ]) {
    await title.fill(words);
    await expect
      .poll(() => title.evaluate((field) => field.scrollHeight - field.clientHeight))
      .toBe(0);
  }
});

test("an empty title that is asked for is framed as every other empty field", async ({ page }) => {
  await page.goto("/admin/blog/create");
  await takenOver(page);
  await page.getByRole("button", { name: "Create Blog" }).click();
  const title = page.getByRole("textbox", { name: "Blog Title" });
  await expect(title).toHaveAttribute("aria-invalid", "true");
  const frameOf = (field: Locator) =>
    field.evaluate((element) => {
      const { borderBlockStartColor, borderBlockStartWidth } = getComputedStyle(element);
      return [borderBlockStartColor, borderBlockStartWidth];
    });
  const image = page.getByRole("textbox", { name: "Blog Image" });
  expect(await frameOf(title)).toEqual(await frameOf(image));
});

test("nothing of the mark is cut where it is chosen, and a number given as an example is one line", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/admin/settings/look");
  await expect(page.locator(".picture-field .picture")).toHaveCSS("object-fit", "contain");
  await page.goto("/admin/settings/contact");
  const lines = await page
    .locator(".field-hint", { hasText: "For example +880" })
    .first()
    .evaluate((hint) => {
      const words = hint.firstChild as Text;
      const number = document.createRange();
      number.setStart(words, words.data.indexOf("+"));
      number.setEnd(words, words.data.length - 1);
      return number.getClientRects().length;
    });
  expect(lines).toBe(1);
});

test("every row of the inbox is as high, also of an example that waits for papers", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/admin/enquiries");
  await takenOver(page);
  const rows = page.locator(".enquiry-row");
  await expect(rows).toHaveCount(11);
  await page.evaluate(() => document.fonts.ready);
  const heights = await rows.evaluateAll((all) =>
    all.map((row) => Math.round(row.getBoundingClientRect().height)),
  );
  expect(new Set(heights).size).toBe(1);
});
