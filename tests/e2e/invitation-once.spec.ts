import { expect } from "#tests/support/browser-test.ts";
import { COLLEAGUE, invite, register, sitDownElsewhere } from "#tests/support/colleague-comes.ts";
import { test } from "#tests/support/own-site-test.ts";
import { OWNER } from "#tests/support/staff-names.ts";

test.use({ seed: "0" });
// Two people at work, one after the other.
test.slow();

test("an invitation works once, and whoever is removed is out at once", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/register");
  await register(page, OWNER);
  await expect(page).toHaveURL("/admin");
  const link = await invite(page, COLLEAGUE.email);
  const second = await sitDownElsewhere(browser, baseURL);
  await second.goto(link);
  await expect(second.getByText("You are invited to look after this website.")).toBeVisible();
  await expect(second.getByLabel("Email")).toHaveValue(COLLEAGUE.email);
  await register(second, COLLEAGUE);
  await expect(second.getByText(`Welcome, ${COLLEAGUE.name}.`)).toBeVisible();
  await expect(second).toHaveURL("/admin");

  const third = await sitDownElsewhere(browser, baseURL);
  await third.goto(link);
  await expect(third.getByText("Registering needs an invitation")).toBeVisible();
  await expect(third.getByLabel("Email")).toHaveValue("");
  await register(third, { ...COLLEAGUE, email: "rafiq@rihla.example" });
  await expect(
    third.getByRole("form", { name: "Register" }).locator(".error-summary"),
  ).toBeVisible();
  await expect(third.getByLabel("Email")).toHaveValue("rafiq@rihla.example");

  await page.reload();
  await page.getByRole("button", { name: `Remove ${COLLEAGUE.name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText(`${COLLEAGUE.name} can no longer sign in.`)).toBeVisible();
  await second.goto("/admin");
  await expect(second).toHaveURL("/login");
});
