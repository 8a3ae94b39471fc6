import { randomUUID } from "node:crypto";
import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/editing-test.ts";
import { fillDetails, openEditor, textOf, toolOf } from "#tests/support/post-form.ts";
import { ask } from "#tests/support/staff.ts";

test("a table, a line, a caption and a direction are made, stored as made, and shown at 320 px", async ({
  page,
}) => {
  const link = `more-${randomUUID()}`;
  await openEditor(page);
  await fillDetails(page, link);
  await textOf(page).click();
  await toolOf(page, "Heading 3").click();
  await page.keyboard.type("Prices\n");
  await toolOf(page, "Direction of the paragraph").click();
  await page.getByRole("menuitemradio", { name: "Right to left" }).click();
  await page.keyboard.type("2026\n");
  await toolOf(page, "Direction of the paragraph").click();
  await page.getByRole("menuitemradio", { name: "As its first words" }).click();
  await toolOf(page, "Line across").click();
  await toolOf(page, "Table").click();
  await page.getByRole("menuitem", { name: "Insert a table" }).click();
  await expect(textOf(page)).toBeFocused();
  for (const word of ["Room", "Beds", "Price", "Quad", "Four", "1,20,000"]) {
    await page.keyboard.type(word);
    await page.keyboard.press("Tab");
  }
  await toolOf(page, "Table").click();
  await page.getByRole("menuitem", { name: "Delete row" }).click();
  await textOf(page).press("Control+End");
  await toolOf(page, "Picture").click();
  const dialog = page.getByRole("dialog", { name: "Picture" });
  await dialog.getByLabel("Address").fill("/art/madinah-dawn.svg");
  await dialog.getByLabel("What it shows").fill("Madinah at dawn");
  await dialog.getByRole("button", { name: "Add picture" }).click();
  await textOf(page).getByRole("img", { name: "Madinah at dawn" }).click();
  await toolOf(page, "Caption").click();
  await page.keyboard.type("At dawn");
  await page.getByRole("button", { name: "Create Blog" }).click();
  await expect(page.getByText("Blog post created!")).toBeVisible();

  const { body: made } = await ask(page, "GET", `/api/blogs/link/${link}`);
  const row = (cell: string, ...words: string[]) =>
    `<tr>${words.map((word) => `<${cell}><p>${word}</p></${cell}>`).join("")}</tr>`;
  for (const part of [
    '<h3>Prices</h3><p dir="rtl">2026</p>',
    "<hr>",
    `<table><tbody>${row("th", "Room", "Beds", "Price")}${row("td", "Quad", "Four", "1,20,000")}</tbody></table>`,
    '<figure><img src="/art/madinah-dawn.svg" alt="Madinah at dawn"><figcaption>At dawn</figcaption></figure>',
  ]) {
    expect(made.content).toContain(part);
  }

  await openEditor(page, `/admin/blog/edit/${made._id}`);
  await expect(page.getByText("something the editor cannot keep")).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/blog/${link}`);
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByRole("figure", { name: "At dawn" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectNoFaults(page, TWO);
});
