import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/three-languages-test.ts";

const WRITTEN_OTHERWISE = [
  ["/student-visa/papers", /Which country/],
  ["/packages/umrah/papers/", /Which country/],
  ["/Work-Visa/Papers/Qatar", /What work/],
  ["/Trust", /really us/],
  ["/tru%73t", /really us/],
  ["/SEARCH?q=umrah", /Search|Umrah/i],
] as const;

for (const [address, heading] of WRITTEN_OTHERWISE) {
  test(`${address} is loaded once, and stays`, async ({ page }) => {
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "document") documents.push(request.url());
    });
    await page.goto(address);
    await takenOver(page);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    const asked = documents.length;
    await page.reload();
    await takenOver(page);
    await page.waitForLoadState("networkidle");
    expect(documents.slice(asked)).toHaveLength(1);
  });
}

for (const language of ["bn", "ar"]) {
  test(`${language}: a link to a page that stands apart leads to it, and back`, async ({
    page,
    siteUrl,
  }) => {
    await page.goto(`/${language}`);
    await takenOver(page);
    await page.locator(`footer a[href="/${language}/trust"]`).click();
    await expect(page).toHaveURL(`${siteUrl}/${language}/trust`);
    await takenOver(page);
    await page.goBack();
    await expect(page).toHaveURL(`${siteUrl}/${language}`);
  });
}
