import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { openAsOwner } from "#tests/support/staff.ts";

test("by keys alone: from text to text, English copied over after a question, what is open found", async ({
  page,
  siteUrl,
}) => {
  test.slow();
  await openAsOwner(page, siteUrl, "/admin/translate/bn/package/hajj");
  const texts = page.locator(".translated");
  const target = (at: number) => texts.nth(at).getByRole("textbox");
  await target(0).focus();
  await expect(texts.nth(0)).toContainText("You are here");
  await page.keyboard.press("Tab");
  await expect(target(1)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(target(0)).toBeFocused();

  const before = await target(0).inputValue();
  await page.keyboard.press("Control+Shift+C");
  const question = page.getByRole("alertdialog", { name: "Replace what is written?" });
  await expectNoFaults(page, TWO);
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(target(0)).toHaveValue(before);
  await expect(target(0)).toBeFocused();
  await page.keyboard.press("Control+Shift+C");
  await question.getByRole("button", { name: "Copy over it" }).click();
  await expect(target(0)).toHaveValue("Hajj Package");
  await target(0).focus();
  await page.keyboard.press("Control+Enter");
  await expect(target(1)).toBeFocused();

  await target(1).fill("");
  await target(3).fill("");
  await target(2).focus();
  await page.keyboard.press("Alt+n");
  await expect(target(3)).toBeFocused();
  await page.keyboard.press("Alt+n");
  await expect(target(1)).toBeFocused();
  // An empty one is filled without a question.
  await page.keyboard.press("Control+Shift+C");
  await expect(target(1)).not.toHaveValue("");
});

test("the page stands beside its texts as it will be, what is written outlined; on a phone it does not", async ({
  page,
  siteUrl,
}) => {
  test.slow();
  await openAsOwner(page, siteUrl, "/admin/translate/ar/package/hajj");
  const beside = page.getByRole("complementary", { name: "Preview in العربية" });
  const shown = page.frameLocator(".page-beside iframe:not([data-waiting])");
  const title = page.getByRole("textbox", { name: "Title in العربية", exact: true });
  await expect(shown.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(shown.getByRole("heading", { level: 1 })).toHaveText(await title.inputValue());
  await title.fill("باقة الحج، على مهل");
  await expect(shown.getByRole("heading", { level: 1 })).toHaveText("باقة الحج، على مهل");
  await expect(shown.locator("[data-edited]")).toHaveText("باقة الحج، على مهل");
  await expect(page.locator(".page-beside iframe")).toHaveCount(1);
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(beside).toBeHidden();
});
