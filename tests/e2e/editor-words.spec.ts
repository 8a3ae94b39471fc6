import { randomUUID } from "node:crypto";
import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/editing-test.ts";
import {
  fillDetails,
  htmlOf,
  openEditor,
  paste,
  textOf,
  toastOf,
  toolOf,
} from "#tests/support/post-form.ts";

test("a picture without words says so until it has some, or is only decoration", async ({
  page,
}) => {
  await openEditor(page);
  await textOf(page).click();
  await toolOf(page, "Picture").click();
  const dialog = page.getByRole("dialog", { name: "Picture" });
  await dialog.getByRole("button", { name: "Choose from the library" }).click();
  const library = page.getByRole("dialog", { name: "Choose a picture" });
  await library.getByRole("tab", { name: "Illustrations" }).click();
  await library.getByRole("button", { name: /madinah-dawn/ }).click();
  await expect(dialog.getByLabel("What it shows")).not.toHaveValue("");
  await dialog.getByLabel("What it shows").fill("");
  await dialog.getByRole("button", { name: "Add picture" }).click();

  const missing = page.getByRole("button", { name: "No description yet" });
  await expect(missing).toBeVisible();
  await expectNoFaults(page, TWO);
  await missing.press("Enter");
  await expect(dialog.getByLabel("What it shows")).toBeFocused();
  await dialog.getByRole("checkbox", { name: "Only decoration" }).check();
  await dialog.getByRole("button", { name: "Update picture" }).click();
  await expect(missing).toHaveCount(0);
  expect(await htmlOf(page)).toContain(
    '<img src="/art/madinah-dawn.svg" alt="" role="presentation"',
  );
  await textOf(page).press("Control+z");
  await missing.click();
  await dialog.getByLabel("What it shows").fill("Madinah at dawn");
  await page.keyboard.press("Enter");
  await expect(textOf(page).getByRole("img", { name: "Madinah at dawn" })).toBeVisible();
  await expect(missing).toHaveCount(0);
});

test("Escape closes the uppermost dialog alone, however early it is pressed", async ({ page }) => {
  await openEditor(page);
  await textOf(page).click();
  await toolOf(page, "Picture").click();
  const dialog = page.getByRole("dialog", { name: "Picture", exact: true });
  const choose = dialog.getByRole("button", { name: "Choose from the library" });
  await expect(choose).toBeVisible();
  // Before the dialog below has been drawn again.
  await page.evaluate(() => {
    const press = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
    const early = new MutationObserver(() => {
      if (!document.querySelector(".dialog-library")) return;
      early.disconnect();
      document.activeElement?.dispatchEvent(press);
    });
    early.observe(document.body, { childList: true, subtree: true });
  });
  await choose.click();
  await expect(page.getByRole("dialog", { name: "Choose a picture" })).toBeHidden();
  await expect(choose).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("words are found in any form, walked through and replaced, by keyboard", async ({ page }) => {
  await openEditor(page);
  await paste(
    page,
    "<p>Umrah in <b>um</b>rah season, UMRAH again</p><p>যা\u09dfা হলো য\u09bc। ভ\u09c7\u09beর</p>",
  );
  await textOf(page).click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Control+f");
  const panel = page.getByRole("search", { name: "Find and replace" });
  const field = panel.getByLabel("Find", { exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.type("umrah");
  await expect(panel.getByText("1 of 3")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(panel.getByText("2 of 3")).toBeVisible();
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.press("Shift+Enter");
  await expect(panel.getByText("3 of 3")).toBeVisible();
  await expect(page.locator(".is-shown")).toHaveText("UMRAH");
  await panel.getByLabel("Match case").check();
  await expect(panel.getByText("1 of 1")).toBeVisible();
  await panel.getByLabel("Match case").uncheck();
  await expectNoFaults(page, TWO);
  await panel.getByLabel("Replace by").fill("Hajj");
  await panel.getByRole("button", { name: "Replace", exact: true }).click();
  await expect(panel.getByText(/of 2$/)).toBeVisible();
  await panel.getByRole("button", { name: "Replace all" }).click();
  await expect(panel.getByText("Replaced 2.")).toBeVisible();
  await expect(panel.getByText("Nothing found")).toBeVisible();
  await expect(textOf(page).locator("p").first()).toHaveText("Hajj in Hajj season, Hajj again");
  await panel.getByRole("button", { name: "Undo" }).click();
  await expect(panel.getByText(/of 2$/)).toBeVisible();
  await field.fill("য\u09bc");
  await expect(panel.getByText(/of 2$/)).toBeVisible();
  await field.fill("ভোর");
  await expect(panel.getByText("1 of 1")).toBeVisible();
  // Nothing was replaced: there is nothing of it to take back.
  await field.fill("nowhere");
  await panel.getByRole("button", { name: "Replace all" }).click();
  await expect(panel.getByText("Replaced 0.")).toBeVisible();
  await expect(panel.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(page.locator(".found")).toHaveCount(0);
  await expect(textOf(page)).toBeFocused();
});

test("once something is typed, Undo of Replace all is gone; what a keyboard composes is no command", async ({
  page,
}) => {
  await openEditor(page);
  await paste(page, "<p>Umrah and umrah and umrah</p>");
  await toolOf(page, "Find and replace").click();
  const panel = page.getByRole("search", { name: "Find and replace" });
  const field = panel.getByLabel("Find", { exact: true });
  await field.fill("umrah");
  await expect(panel.getByText("1 of 3")).toBeVisible();
  const composed = { key: "Enter", isComposing: true, bubbles: true, cancelable: true };
  await field.dispatchEvent("keydown", composed);
  await field.press("Enter");
  await expect(panel.getByText("2 of 3")).toBeVisible();
  await panel.getByLabel("Replace by").fill("Hajj");
  await panel.getByRole("button", { name: "Replace all" }).click();
  await expect(panel.getByRole("button", { name: "Undo" })).toBeVisible();
  await textOf(page).press("Control+End");
  await page.keyboard.type(" again");
  await expect(panel.getByText("Replaced 3.")).toBeVisible();
  await expect(panel.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await expect(textOf(page)).toContainText("Hajj and Hajj and Hajj again");
});

test("on a phone find and replace fits, and the tool opens it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openEditor(page);
  await paste(page, "<p>Umrah</p>");
  await toolOf(page, "Find and replace").click();
  const panel = page.getByRole("search", { name: "Find and replace" });
  await panel.getByLabel("Find", { exact: true }).fill("umrah");
  await expect(panel.getByText("1 of 1")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await panel.getByRole("button", { name: "Close find" }).click();
  await expect(textOf(page)).toBeFocused();
});

test("pictures that fit type and title are suggested, one press takes one; after publishing the next step is there", async ({
  page,
}) => {
  const link = `suggested-${randomUUID()}`;
  await openEditor(page);
  await expect(page.getByRole("region", { name: /^Suggested for/ })).toHaveCount(0);
  await fillDetails(page, link);
  await page.getByLabel("Blog Image").fill("");
  await page.getByLabel("Blog Type").fill("Umrah");
  const suggested = page.getByRole("region", { name: "Suggested for Umrah" });
  await expect(suggested.getByRole("button").first()).toBeVisible();
  await expectNoFaults(page, TWO);
  await expect(page.getByLabel("Blog Image")).toHaveValue("");
  await suggested.getByRole("button").first().click();
  await expect(page.getByLabel("Blog Image")).toHaveValue(/^\/(art|media)\/.*/);
  await expect(suggested).toHaveCount(0);

  await textOf(page).fill("Seven mornings.");
  await page.getByRole("button", { name: "Create Blog" }).click();
  await expect(toastOf(page)).toHaveText(/Blog post created!/);
  const view = page.getByRole("link", { name: "View it" });
  await expect(view).toHaveAttribute("href", `/blog/${link}`);
  await expectNoFaults(page, TWO);
  await page.getByRole("button", { name: "Write another" }).click();
  await expect(page.getByLabel("Blog Title")).toBeFocused();
  await expect(view).toHaveCount(0);
});

test("a suggestion that is taken by keyboard leaves the focus in its field", async ({ page }) => {
  await openEditor(page);
  await page.getByLabel("Blog Title").fill("Seven mornings");
  await page.getByLabel("Blog Type").fill("Umrah");
  await page.getByRole("button", { name: "Use seven-mornings" }).press("Enter");
  await expect(page.getByLabel("Blog Link")).toBeFocused();
  await expect(page.getByLabel("Blog Link")).toHaveValue("seven-mornings");
  const suggested = page.getByRole("region", { name: "Suggested for Umrah" });
  await suggested.getByRole("button").first().press("Enter");
  await expect(page.getByLabel("Blog Image")).toBeFocused();
  await expect(suggested).toHaveCount(0);
});
