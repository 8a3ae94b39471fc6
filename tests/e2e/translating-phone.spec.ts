import type { Locator, Page } from "@playwright/test";
import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask, openAsOwner } from "#tests/support/staff.ts";

const HAJJ = "/admin/translate/ar/package/hajj";

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page, siteUrl }) => {
  test.slow();
  await openAsOwner(page, siteUrl, HAJJ);
});

test("on a phone each English text stands above its translation, which runs in its own direction", async ({
  page,
}) => {
  const texts = page.locator(".translated");
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  const all = await texts.count();
  expect(all).toBeGreaterThan(9);
  for (let at = 0; at < all; at++) await expectAbove(texts.nth(at));
  const title = page.getByRole("textbox", { name: "Title in العربية", exact: true });
  await expect(title).toHaveCSS("direction", "rtl");
  await expect(title.locator("xpath=ancestor-or-self::*[@lang][1]")).toHaveAttribute("lang", "ar");
  await expect(texts.first().locator(".translated-source")).toHaveCSS("direction", "ltr");
  await expectNoWider(page);

  // Somebody who reads Arabic: the form turns, English beneath it does not.
  await ask(page, "PUT", "/api/users/profile", { language: "ar" });
  await page.goto(HAJJ.replace("/ar/", "/bn/"));
  await takenOver(page);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  for (let at = 0; at < (await texts.count()); at++) await expectAbove(texts.nth(at));
  await expect(texts.first().locator(".translated-source")).toHaveCSS("direction", "ltr");
  await expect(texts.first().getByRole("textbox")).toHaveCSS("direction", "ltr");
  await expectNoWider(page);
  await expectNoFaults(page, TWO);
});

test("on a phone keys lead from text to text, none hidden behind what stays, and it says how many are done", async ({
  page,
}) => {
  const texts = page.locator(".translated");
  const target = (at: number) => texts.nth(at).getByRole("textbox");
  const all = await texts.count();
  const progress = page.locator(".translate-progress");
  await expect(progress).toContainText(`${all} of ${all}`);
  for (let at = 9; at < all; at++) await clear(page, target(at));
  await expect(progress).toContainText(`9 of ${all}`);
  await expect(progress.getByRole("progressbar")).toHaveJSProperty("value", 9);

  await target(0).focus();
  for (let at = 1; at < all; at++) {
    await page.keyboard.press("Tab");
    await expect(target(at)).toBeFocused();
    await expectSeen(target(at));
    await expectNoWider(page);
  }
  for (let at = all - 2; at >= 0; at--) {
    await page.keyboard.press("Shift+Tab");
    await expect(target(at)).toBeFocused();
    await expectSeen(target(at));
  }
  await page.keyboard.press("Alt+n");
  await expect(target(9)).toBeFocused();
  await expectSeen(target(9));
  await page.keyboard.press("Control+Shift+C");
  await expect(progress).toContainText(`10 of ${all}`);
  await page.keyboard.press("Control+Enter");
  await expect(target(10)).toBeFocused();

  // A word that has no end and a page at 320 px.
  await target(1).fill("ب".repeat(200));
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoWider(page);
  for (let at = 0; at < all; at++) await expectAbove(texts.nth(at));
});

async function clear(page: Page, text: Locator): Promise<void> {
  await text.focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Delete");
}

/** As wide as the English one, and below it; both measured at one moment. */
async function expectAbove(text: Locator): Promise<void> {
  const lie = await text.evaluate((panel) => {
    const [english, said] = [".translated-source", ".translated-target"].map((half) =>
      panel.querySelector(half)?.getBoundingClientRect(),
    );
    if (!english || !said) return null;
    return {
      isBelow: said.top >= english.bottom - 1,
      aside: Math.round(Math.abs(said.left - english.left) + Math.abs(said.right - english.right)),
    };
  });
  expect(lie, (await text.getByRole("heading").first().textContent()) ?? "").toEqual({
    ...{ isBelow: true, aside: 0 },
  });
}

/** Nothing is to be moved sideways: neither the page nor a piece of the form. */
async function expectNoWider(page: Page): Promise<void> {
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll(".translated, .translated *")]
      .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1)
      .filter((one) => getComputedStyle(one).display !== "inline")
      .map((one) => `${one.tagName}.${one.className}`),
  );
  expect(wide).toEqual([]);
}

/** Whoever writes sees the line that is written. */
async function expectSeen(text: Locator): Promise<void> {
  await expect
    .poll(() =>
      text.evaluate((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const y = Math.max(top, 0) + Math.min(16, (bottom - top) / 2);
        const there = document.elementFromPoint((left + right) / 2, y);
        return there !== null && one.contains(there);
      }),
    )
    .toBe(true);
}
