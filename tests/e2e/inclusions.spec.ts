import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask, openAsOwner } from "#tests/support/staff.ts";

test("staff say what the price holds: from the editor of the package to its page", async ({
  page,
  siteUrl,
}) => {
  await openAsOwner(page, siteUrl, "/admin/package?package=umrah");
  await page.getByRole("link", { name: "What is included" }).click();
  await expect(page).toHaveURL("/admin/inclusions/umrah");
  const train = page.getByLabel("Haramain train instead of coach", { exact: true });
  await expect(train).toHaveValue("ask");
  await train.selectOption({ label: "Not included" });
  await page.getByLabel("Zamzam, 5 litres: its sentence").fill("Ten litres, if we may.");
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await expect(page.locator(".toast-region").getByRole("alert")).toContainText("What is included");
  const { body } = await ask(page, "GET", "/api/package/umrah/inclusions");
  expect(body).toMatchObject({ train: { state: "not-included" }, version: 2 });

  await page.goto("/packages/umrah#included");
  await takenOver(page);
  const no = page.locator('#included [data-state="not-included"]');
  await expect(no).toContainText("Haramain train instead of coach");
  await expect(no.locator("small")).toHaveText("4");
  await expect(page.locator("#included")).toContainText("Ten litres, if we may.");
  await page.goto("/admin/history/inclusions/umrah");
  const version = page.getByRole("region", { name: "Version", exact: true });
  await expect(version).toContainText("Ten litres, if we may.");
  await expect(version).toContainText("Not included");
});

test("a departure says on its card what it has otherwise", async ({ page, siteUrl }) => {
  await openAsOwner(page, siteUrl, "/admin/departures/edit/umrah-jan-direct");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\d+.* 20\d\d$/);
  await page.getByRole("button", { name: "Add a difference" }).click();
  const row = page.getByRole("group", { name: "Differs in what is included" });
  await row.getByLabel("Line").selectOption({ label: "Meals" });
  await row.getByRole("radio", { name: "No", exact: true }).check();
  await page.getByRole("button", { name: "Update departure", exact: true }).click();
  await expect(page.locator(".toast-region").getByRole("alert").first()).toBeVisible();
  await page.goto("/packages/umrah");
  await expect(page.locator("#dumrah-jan-direct")).toContainText("Differs: Meals: Not included");
});

test.describe("before anybody has written a list", () => {
  test.use({ seed: "0" });

  test("its page has no such part, and the form begins with everything open", async ({
    page,
    siteUrl,
  }) => {
    await openAsOwner(page, siteUrl, "/admin/inclusions/hajj");
    await expect(page.getByLabel("Tents in Mina and Arafat", { exact: true })).toHaveValue("ask");
    expect((await ask(page, "GET", "/api/package/hajj/inclusions")).status).toBe(404);
  });
});
