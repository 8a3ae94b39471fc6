import { flawsIn } from "#tests/support/axe.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/editing-test.ts";

test("anything is found by its name and opened by keyboard; Escape empties, then closes", async ({
  page,
}) => {
  await page.goto("/admin/package");
  await takenOver(page);
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Find or do" });
  await expect(field).toBeFocused();
  await expect(page.getByText("Last opened")).toBeVisible();
  await field.fill("wheelch");
  await expect(page.getByText("Nothing is called “wheelch”. Try fewer letters.")).toHaveCount(0);
  await field.fill("elderly");
  const option = page.getByRole("option", { name: /First Umrah with elderly parents/ });
  await expect(option).toHaveAttribute("aria-selected", "true");
  await field.press("Escape");
  await expect(field).toHaveValue("");
  await field.press("Escape");
  await expect(field).toHaveCount(0);

  await page.keyboard.press("/");
  await field.fill("umrah pack");
  await field.press("Enter");
  await expect(page).toHaveURL("/admin/package?package=umrah");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("option").first()).toContainText("Umrah Package");
  await field.press("ArrowUp");
  await expect(page.getByRole("option").last()).toHaveAttribute("aria-selected", "true");
  await field.press("Home");
  await expect(page.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  await field.fill("umrha");
  await expect(page.getByText("Nothing is called “umrha”. Try fewer letters.")).toBeVisible();
  expect(await flawsIn(page)).toEqual([]);
});

test("a stroke in a field is a stroke", async ({ page }) => {
  await page.goto("/admin/blog/create");
  await takenOver(page);
  await page.getByLabel("Blog Title").fill("");
  await page.getByLabel("Blog Title").press("/");
  await expect(page.getByRole("combobox", { name: "Find or do" })).toHaveCount(0);
  await expect(page.getByLabel("Blog Title")).toHaveValue("/");
});

test("what cannot be asked for is said, and what is known still found", async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/);
  await page.goto("/admin");
  await takenOver(page);
  await page.route("**/api/find?*", (route) => route.abort());
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Find or do" });
  await field.fill("media");
  await expect(page.getByText(/could not be asked for/)).toBeVisible();
  await field.press("Enter");
  await expect(page).toHaveURL("/admin/media");
});
