import { randomUUID } from "node:crypto";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { tabAndPress, tabTo } from "#tests/support/by-keys.ts";
import { test } from "#tests/support/editing-test.ts";
import { textOf, toastOf, toolOf } from "#tests/support/post-form.ts";
import { ask } from "#tests/support/staff.ts";

test("a post is written, formatted, edited, deleted and brought back by keyboard alone", async ({
  page,
}) => {
  test.slow();
  const title = `By keys ${randomUUID()}`;
  await page.goto("/admin");
  await takenOver(page);
  await tabAndPress(page, page.getByRole("link", { name: "Blog", exact: true }));
  await expect(page).toHaveURL("/admin/blog");
  await tabAndPress(page, page.getByRole("link", { name: "Create New Blog" }));
  await expect(textOf(page)).toBeVisible();

  const fields = [
    [page.getByLabel("Blog Title"), title],
    [page.getByLabel("Blog Image"), "/art/tours-coast.svg"],
    [page.getByLabel("Blog Type"), "Tours"],
    [page.getByLabel("Blog Link"), title.replaceAll(" ", "-")],
  ] as const;
  await tabTo(page, fields[0][0]);
  await page.keyboard.type(fields[0][1]);

  // The toolbar is one stop; the arrows walk along it.
  await page.keyboard.press("Tab");
  await expect(toolOf(page, "Heading 1")).toBeFocused();
  await page.keyboard.press("End");
  await expect(toolOf(page, "Find and replace")).toBeFocused();
  await page.keyboard.press("Home");
  await expect(toolOf(page, "Heading 1")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(toolOf(page, "Heading 2")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.type("A heading\nThen ");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("bold");
  await page.keyboard.press("Control+b");
  await page.keyboard.type(" and ");

  await page.keyboard.press("Shift+Tab");
  await tabTo(page, toolOf(page, "Text colour"), "ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Green" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Blue" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.type("blue");

  for (const [field, text] of fields.slice(1)) {
    await tabTo(page, field);
    await page.keyboard.type(text);
  }
  await tabAndPress(page, page.getByRole("button", { name: "Create Blog" }));
  await expect(toastOf(page)).toHaveText(/Blog post created!/);
  const { body } = await ask(page, "GET", `/api/blogs?q=${encodeURIComponent(title)}`);
  expect(body[0].content).toContain("<h2>A heading</h2><p>Then <strong>bold</strong> and <span");

  await tabAndPress(page, page.getByRole("link", { name: "Blog", exact: true }));
  await tabTo(page, page.getByRole("searchbox", { name: "Search" }));
  await page.keyboard.type(title);
  await tabAndPress(page, page.getByRole("link", { name: `Edit ${title}` }));
  await expect(textOf(page)).toBeVisible();
  await tabTo(page, textOf(page));
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" again");
  await tabAndPress(page, page.getByRole("button", { name: "Update Blog" }));
  await expect(page).toHaveURL("/admin/blog");

  await tabTo(page, page.getByRole("searchbox", { name: "Search" }));
  await page.keyboard.type(title);
  await tabAndPress(page, page.getByRole("button", { name: `Delete ${title}` }));
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByRole("button", { name: "Keep it" })).toBeFocused();
  await tabAndPress(page, dialog.getByRole("button", { name: "Delete" }));
  await expect(page.getByRole("article")).toHaveCount(0);
  await tabAndPress(page, page.getByRole("button", { name: "Undo" }));
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
});

test("slides, packages and the leaving question are reached by keyboard", async ({ page }) => {
  await page.goto("/admin");
  await takenOver(page);
  await tabTo(page, page.getByRole("tab", { name: "Slides" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Introduction" })).toBeFocused();
  await expect(page.getByLabel("First paragraph")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await tabAndPress(page, page.getByRole("button", { name: "Move slide 1 down" }));
  await expect(page.locator(".save-state")).toContainText("not public yet");
  await tabAndPress(page, page.getByRole("button", { name: "More ways to save" }));
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: /^Throw the changes away/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabAndPress(page, page.getByRole("button", { name: "Throw them away" }));
  await expect(page.locator(".save-state")).toHaveText("Everything here is public");

  await tabAndPress(page, page.getByRole("link", { name: "Package", exact: true }));
  await tabAndPress(page, page.getByRole("link", { name: "Student Visa" }));
  await tabTo(page, page.getByLabel("Heading beside the picture"));
  await page.keyboard.type(" and more");
  const away = page.getByRole("link", { name: "Work Visa" });
  await tabTo(page, away, "Shift+Tab");
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await expect(question.getByRole("button", { name: "Stay here" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(away).toBeFocused();
});
