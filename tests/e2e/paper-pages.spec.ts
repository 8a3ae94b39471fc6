import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask, openAsOwner } from "#tests/support/staff.ts";

for (const width of [390, 1280]) {
  test(`before a paper is changed it says which public pages change, at ${width} px`, async ({
    page,
    siteUrl,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openAsOwner(page, siteUrl, "/admin");
    const { body: papers } = await ask(page, "GET", "/api/requirements");
    const { _id } = papers.find(({ title }: { title: string }) => title === "Passport");
    await page.goto(`/admin/requirements/edit/${_id}`);
    const { body: uses } = await ask(page, "GET", `/api/requirements/${_id}/uses`);
    const pages = uses.flatMap((use: { pages: string[] }) => use.pages);
    const count = pages.length;
    expect(count).toBeGreaterThan(5);
    await expect(page.getByText(`Publishing this changes ${count} public pages.`)).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "All people: must" })).toHaveCount(
      uses.length,
    );
    await expectNoFaults(page, TWO);
    await page.getByRole("button", { name: `See ${count} pages` }).click();
    const links = page.getByRole("dialog").getByRole("link", { name: /^View \// });
    await expect(links).toHaveCount(count);
    const href = await links.first().getAttribute("href");
    expect((await page.request.get(href ?? "")).status()).toBe(200);
    await page.keyboard.press("Escape");
    if (width > 1000) {
      await page.getByLabel("Form", { exact: true }).fill("Typed, and not public.");
      await page.getByLabel(/^Search \d+ requirements$/).fill("pass");
      await page.keyboard.press("Enter");
      await expect(page.locator(".save-state")).toContainText("not public yet");
      const { body } = await ask(page, "GET", "/api/requirements");
      expect(JSON.stringify(body)).not.toContain("Typed, and not public.");
    }
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    await expectNoFaults(page, TWO);
  });
}
