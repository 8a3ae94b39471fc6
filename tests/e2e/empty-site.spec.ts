import { saved } from "#tests/support/autosave.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { toastOf } from "#tests/support/post-form.ts";
import { openAsOwner } from "#tests/support/staff.ts";

test.use({ seed: "0" });

/** What fits a field of the home page. */
function wordsFor(name: string): string {
  if (/im(age|g)/i.test(name)) return "/art/routes-map.svg";
  if (/number/i.test(name)) return "+880 1700 000000";
  if (name.endsWith("link")) return "/blog";
  return { mail: "hello@noor.example", video: "dQw4w9WgXcQ" }[name] ?? "Go in peace";
}

test("a site without anything begins with empty forms: a package and the home page are written", async ({
  page,
  siteUrl,
  watch,
}) => {
  // Nobody has written it yet.
  watch.allow(/status of 404/);
  await openAsOwner(page, siteUrl, "/admin/package");
  const packages = page.getByRole("navigation", { name: "Packages" });
  await expect(packages.getByRole("link")).toHaveCount(5);
  await packages.getByRole("link", { name: "Hajj Package" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Hajj with Noor");
  await saved(page);
  await page.getByRole("button", { name: "Update package" }).click();
  await expect(toastOf(page)).toContainText("Package updated successfully!");
  await page.goto("/packages/hajj");
  await expect(page.getByRole("heading", { name: "Hajj with Noor", level: 1 })).toBeVisible();

  await page.goto("/admin");
  await takenOver(page);
  await expect(page.getByRole("heading", { name: "Home page", level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Add a slide" }).click();
  await page.getByRole("button", { name: "Update home" }).click();
  // Each that is missing is named, and leads to its field.
  const missing = page.getByRole("link", { name: /^Fill in/ });
  await expect(missing.first()).toBeVisible();
  for (const one of await missing.all()) {
    await one.click();
    const field = page.locator("input:focus, textarea:focus");
    await expect(field).toBeVisible();
    await field.fill(wordsFor((await field.getAttribute("name")) ?? ""));
  }
  await page.getByRole("button", { name: "Update home" }).click();
  await expect(toastOf(page)).toContainText("Home updated");
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Go in peace" }).first()).toBeVisible();
  await page.goto("/admin/package");
  await expect(packages.getByRole("link")).toHaveCount(5);
});
