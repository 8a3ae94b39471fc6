import { expect, takenOver, test } from "#tests/support/browser-test.ts";
import { FORMS, formOf, typeIn } from "#tests/support/forms.ts";

for (const { path, name, good } of FORMS) {
  test(`${name}: whoever looks at another page and comes back finds what they typed`, async ({
    page,
  }) => {
    await page.goto(path);
    await takenOver(page);
    const form = formOf(page, name);
    await typeIn(form, good);
    const fields = () =>
      form.evaluate((one: HTMLFormElement) =>
        [...new FormData(one)].filter(([field]) => field !== "token"),
      );
    const typed = await fields();
    await page.locator("header").getByRole("link", { name: "About" }).first().click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(form).toHaveCount(0);
    await page.goBack();
    await expect(form).toBeVisible();
    expect(await fields()).toEqual(typed);
    await form.locator("button[type=submit]").click();
    await expect(page.locator("#thanks-heading")).toBeVisible();
    await page.locator("header").getByRole("link", { name: "About" }).first().click();
    await expect(page).toHaveURL(/\/about$/);
    await page.goBack();
    await expect(form).toBeVisible();
    expect(await fields()).not.toEqual(typed);
  });
}
