import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask, openAsOwner, signInOwner } from "#tests/support/staff.ts";

test("the admin area is in the language of whoever uses it, the site in that of its address", async ({
  page,
  siteUrl,
  watch,
}) => {
  test.slow();
  watch.allow(/status of 400/);
  await openAsOwner(page, siteUrl, "/admin/profile");
  await page.getByRole("button", { name: /: profile, language, look$/ }).click();
  await page.getByRole("button", { name: "বাংলা" }).click();
  const html = page.locator("html");
  await expect(html).toHaveAttribute("lang", "bn");
  await takenOver(page);
  await expect(page.getByRole("link", { name: "ব্লগ", exact: true })).toBeVisible();
  await expectNoFaults(page, TWO);

  // What the server refuses is said in it too.
  const name = page.getByRole("textbox", { name: "নাম" });
  await page.route("**/api/users/profile", (route) =>
    route.continue({ postData: JSON.stringify({ name: "x".repeat(300) }) }),
  );
  await name.fill("Nadia");
  await page
    .getByRole("button", { name: /প্রোফাইল/ })
    .last()
    .click();
  const mistake = page.locator(`#${await name.getAttribute("id")}-mistake`);
  await expect(mistake).toHaveText(/নাম .*১০০/);
  await page.unroute("**/api/users/profile");

  await page.getByRole("link", { name: "ব্লগ", exact: true }).click();
  // The name that was refused is not saved, and that is asked about in it too.
  await page.getByRole("alertdialog").getByRole("button", { name: "চলে যান" }).click();
  await expect(page).toHaveURL("/admin/blog");
  await expect(html).toHaveAttribute("lang", "bn");
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  await expect(html).toHaveAttribute("lang", "en");
  await expect(page.getByRole("link", { name: "Contact", exact: true }).first()).toBeVisible();

  await page.goto("/admin/settings");
  await takenOver(page);
  await page.getByRole("button", { name: /: প্রোফাইল/ }).click();
  await page.getByRole("button", { name: "العربية" }).click();
  await expect(html).toHaveAttribute("dir", "rtl");
  await takenOver(page);
  // Its words are wider than the English ones; the bar has one line all the same.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect
    .poll(async () => (await page.getByRole("banner").boundingBox())?.height)
    .toBeLessThan(70);
  await expectNoFaults(page, TWO);
  await page.getByRole("button", { name: /الملف الشخصي/ }).click();
  await page.getByRole("button", { name: "English" }).click();
  await expect(html).toHaveAttribute("lang", "en");
});

test("in Arabic tabs, hints and menus run from right to left; on a narrow phone the bar has one row", async ({
  page,
  siteUrl,
}) => {
  test.slow();
  await signInOwner(page, siteUrl);
  await page.goto("/about");
  await ask(page, "PUT", "/api/users/profile", { language: "ar" });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/admin/media");
  await takenOver(page);
  const [first, second] = [page.getByRole("tab").first(), page.getByRole("tab").nth(1)];
  const place = async (tab: typeof first) => (await tab.boundingBox())?.x ?? 0;
  expect(await place(first)).toBeGreaterThan(await place(second));
  await first.press("ArrowLeft");
  await expect(second).toHaveAttribute("aria-selected", "true");
  expect((await page.locator(".tab-bar").boundingBox())?.height).toBeLessThan(80);
  await page.goto("/admin/requirements");
  await expect(page.getByRole("searchbox")).toHaveCSS("direction", "rtl");
  await page.goto("/admin/settings/mail");
  await expect(page.locator(".mail-set-up code").first()).toHaveCSS("direction", "ltr");
});
