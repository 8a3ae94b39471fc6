import { expect } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { openSeason, rowsOf } from "#tests/support/season.ts";
import { ask, signInOwner } from "#tests/support/staff.ts";

const DEAR = {
  ...{ package: "hajj", leavesOn: "2031-02-01", returnsOn: "2031-02-11", seats: "open" },
  ...{ quad: "1080000", triple: "1180000", double: "12345678" },
};

for (const width of [320, 360, 390, 430, 640]) {
  test(`no price is broken in two at ${width} px`, async ({ page, siteUrl }) => {
    await page.setViewportSize({ width, height: 844 });
    await signInOwner(page, siteUrl);
    await page.goto("/about");
    await ask(page, "POST", "/api/package/hajj/departures", DEAR);
    await openSeason(page);
    await expect(rowsOf(page).last()).toContainText("10,80,000");
    const broken = await page.locator(".departures td.price bdi").evaluateAll((amounts) =>
      amounts.flatMap((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [cell.textContent] : [];
      }),
    );
    expect(broken).toEqual([]);
    const flight = await rowsOf(page).first().locator(".flight").boundingBox();
    const nights = await rowsOf(page).first().locator(".nights").boundingBox();
    expect((flight?.x ?? 0) + (flight?.width ?? 0)).toBeLessThanOrEqual(nights?.x ?? 0);
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over).toBe(0);
  });
}

for (const width of [320, 360, 390]) {
  test(`a day has room beside its sign at ${width} px`, async ({ page, siteUrl }) => {
    await page.setViewportSize({ width, height: 844 });
    await signInOwner(page, siteUrl);
    await page.goto("/admin/departures/edit/umrah-feb-direct");
    const days = page.getByRole("main").locator('input[type="date"]');
    await expect(days).toHaveCount(3);
    const widths = await days.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(148);
  });
}
