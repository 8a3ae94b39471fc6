import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask, openAsOwner } from "#tests/support/staff.ts";

const TITLE = "Papers with a {word} <b>of harm</b>";

for (const width of [390, 1280]) {
  test(`beside a visa its list stands as it is typed, by who looks at it, at ${width} px`, async ({
    page,
    siteUrl,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openAsOwner(page, siteUrl, "/admin");
    const { body: visas } = await ask(page, "GET", "/api/visas");
    const visa = visas.find(({ purpose }: { purpose: string }) => purpose === "student");
    await page.goto(`/admin/visas/edit/${visa._id}`);
    await takenOver(page);
    const preview = page.getByRole("complementary", { name: "Live preview" });
    const list = page.frameLocator("iframe[title='The page as it will stand']");
    const show = (view: "Preview" | "Edit") => {
      const name = width < 1024 ? view : "Preview";
      return page.getByRole("button", { name, exact: true }).click();
    };

    await expect(preview).toHaveCount(0);
    await page.getByLabel("Title", { exact: true }).fill(TITLE);
    await page.getByLabel("Country", { exact: true }).fill("M");
    await show("Preview");
    await expect(list.getByRole("heading", { level: 1 })).toHaveText(`Papers for ${TITLE}`);
    const counts = new Set<number>();
    for (const { label } of visa.profiles) {
      await preview.getByLabel("Who looks at it").selectOption({ label });
      await expect(list.locator(".papers-answers")).toContainText(label);
      counts.add(await list.locator(".paper").count());
    }
    expect(counts.size).toBeGreaterThan(1);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    await show("Edit");
    await expect(page.getByLabel("Title", { exact: true })).toHaveValue(TITLE);
  });
}
