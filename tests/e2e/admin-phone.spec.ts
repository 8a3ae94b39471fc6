import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { settingsPlaces } from "#app/admin/settings/settings-places.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/editing-test.ts";
import { textOf, toastOf, toolOf } from "#tests/support/post-form.ts";
import { ask } from "#tests/support/staff.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const NARROWEST = { width: 320, height: 700 };

const expectNoSideScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );

test("a post is written, formatted, previewed, edited and deleted on a phone", async ({ page }) => {
  test.slow();
  const title = `By thumb ${randomUUID()}`;
  await page.goto("/admin/blog");
  await takenOver(page);
  await page.getByRole("link", { name: "Create New Blog" }).tap();
  await expect(textOf(page)).toBeVisible();
  await expectNoSideScroll(page);
  await page.getByLabel("Blog Title").tap();
  await page.keyboard.type(title);

  await textOf(page).tap();
  await tapTool(page, "Heading 2", true);
  await page.keyboard.type("A heading\nThen ");
  await tapTool(page, "Bold", true);
  await page.keyboard.type("bold");
  await tapTool(page, "Bold", false);
  await page.keyboard.type(" and ");
  await toolOf(page, "Text colour").tap();
  await page.getByRole("menuitem", { name: "Red" }).tap();
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.type("red\n");
  await tapTool(page, "Bullet list", true);
  await page.keyboard.type("an item");
  await toolOf(page, "Alignment").tap();
  await page.getByRole("menuitemradio", { name: "Centre" }).tap();

  for (const [label, text] of [
    ["Blog Image", "/art/tours-coast.svg"],
    ["Blog Type", "Tours"],
    ["Blog Link", title.replaceAll(" ", "-")],
  ] as const) {
    await page.getByLabel(label).tap();
    await page.keyboard.type(text);
  }
  await page.getByRole("button", { name: "Preview" }).tap();
  const frame = page.frameLocator(".dialog iframe");
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText(title);
  await expectNoSideScroll(page);
  await page.getByRole("button", { name: "Close" }).tap();
  await page.getByRole("button", { name: "Create Blog" }).tap();
  await expect(toastOf(page)).toHaveText(/Blog post created!/);
  const { body } = await ask(page, "GET", `/api/blogs?q=${encodeURIComponent(title)}`);
  expect(body[0].content).toMatch(
    /^<h2>A heading<\/h2><p>Then <strong>bold<\/strong> and <span style="color:[^"]+">red<\/span><\/p><ul><li><p style="text-align:center">.*an item.*<\/li><\/ul>$/,
  );

  await page.getByRole("link", { name: "All posts" }).tap();
  await page.getByRole("searchbox", { name: "Search" }).fill(title);
  await page.getByRole("link", { name: `Edit ${title}` }).tap();
  await page.getByLabel("Blog Type").fill("Money");
  await page.getByRole("button", { name: "Update Blog" }).tap();
  await expect(page).toHaveURL("/admin/blog");
  await page.getByRole("searchbox", { name: "Search" }).fill(title);
  await page.getByRole("button", { name: `Delete ${title}` }).tap();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).tap();
  await expect(page.getByRole("article")).toHaveCount(0);
});

test("the home page and a package are edited on a phone, form and preview in turn", async ({
  page,
}) => {
  await page.goto("/admin");
  await takenOver(page);
  await expectNoSideScroll(page);
  await page.getByLabel("Headline").first().fill("Seen on a phone");
  const preview = page.frameLocator('iframe[title="The home page as it will stand"]');
  await expect(page.locator("iframe")).toBeHidden();
  await page.getByRole("button", { name: "Preview" }).tap();
  await expect(preview.getByRole("heading", { name: "Seen on a phone" })).toBeVisible();
  await expectNoSideScroll(page);
  await page.getByRole("button", { name: "Edit", exact: true }).tap();
  await expect(page.getByLabel("Headline").first()).toHaveValue("Seen on a phone");
  await page.getByRole("button", { name: "More ways to save" }).tap();
  await page.getByRole("menuitem", { name: /^Throw the changes away/ }).tap();
  await page.getByRole("button", { name: "Throw them away" }).tap();
  await expect(page.getByLabel("Headline").first()).not.toHaveValue("Seen on a phone");

  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("link", { name: "Package", exact: true }).tap();
  await page.getByRole("link", { name: "Umrah" }).tap();
  await page.getByLabel("Final paragraph").fill("Written with a thumb.");
  await expectNoSideScroll(page);
  await page.getByRole("button", { name: "Update package" }).tap();
  await expect(toastOf(page).first()).toHaveText(/Package updated successfully!/);
});

test("the forms keep to the width of a phone and lead one level up", async ({ page }) => {
  for (const [path, up] of [
    ["settings/agency", "Settings"],
    ["settings/contact", "Settings"],
    ["page/about", "Home"],
    ["page/privacy", "Home"],
  ] as const) {
    await page.goto(`/admin/${path}`);
    await takenOver(page);
    const wayUp = page.getByRole("banner").getByRole("link", { name: up, exact: true });
    await expect(wayUp).toBeInViewport({ ratio: 1 });
    const wide = await page
      .locator("input:visible, textarea:visible, .panel:visible, [role=toolbar]:visible")
      .evaluateAll((boxes) =>
        boxes
          .filter((box) => box.getBoundingClientRect().right > 390)
          .map((box) => box.outerHTML.slice(0, 120)),
      );
    expect(wide, path).toEqual([]);
  }
});

test("everything pressed with a thumb is 44 px high", async ({ page }) => {
  for (const path of ["/admin", "/admin/package", "/admin/blog", "/admin/blog/create"]) {
    await page.goto(path);
    await takenOver(page);
    const small = await page
      .locator("button:visible, input:visible, a.button:visible")
      .evaluateAll((controls) =>
        controls
          // What is pressed of a small box is its label.
          .map(
            (control) =>
              (control.matches("[type=checkbox]") && control.closest("label")) || control,
          )
          .filter((control) => control.getBoundingClientRect().height < 44)
          .map((control) => control.outerHTML.slice(0, 120)),
      );
    expect(small, path).toEqual([]);
  }
});

/** A thumb sees that the button has taken before it types on. */
async function tapTool(page: Page, name: string, isPressed: boolean): Promise<void> {
  await toolOf(page, name).tap();
  await expect(toolOf(page, name)).toHaveAttribute("aria-pressed", String(isPressed));
  await expect(textOf(page)).toBeFocused();
}

const PLACES = [
  ...settingsPlaces({ role: "owner" }).map(({ to }) => to),
  ...["/admin/settings", "/admin/today", "/admin/blog/trash"],
  ...["/admin/pages", "/admin/pages/create", "/admin/pages/trash"],
  ...["/admin/page/about", "/admin/page/contact", "/admin/page/privacy"],
];

for (const to of PLACES) {
  test(`${to}: no wider than a phone, also a narrow one`, async ({ page }) => {
    await page.goto(to);
    await takenOver(page);
    if (to.endsWith("privacy"))
      await expect(page.getByRole("textbox", { name: "Policy" })).toBeVisible();
    await expectNoSideScroll(page);
    await page.setViewportSize(NARROWEST);
    await expect(() => expectNoSideScroll(page)).toPass();
  });
}
