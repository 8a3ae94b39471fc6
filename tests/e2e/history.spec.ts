import type { Page } from "@playwright/test";
import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/editing-test.ts";
import { ask } from "#tests/support/staff.ts";

const history = (page: Page) => page.getByRole("dialog", { name: "History" });
const services = (page: Page) => page.getByLabel("Services", { exact: true });
const toast = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

test("an earlier version is taken up into the form, undone, taken up again and made public", async ({
  page,
}) => {
  await page.goto("/admin/package?package=tours");
  await takenOver(page);
  const { body: before } = await ask(page, "GET", "/api/package/tours");
  await page.getByRole("button", { name: "History" }).click();
  await expect(history(page)).toContainText("Nothing yet");
  await page.keyboard.press("Escape");

  // An item that its own text would tear apart.
  const services1 = ["Bus, train and boat", "A guide"];
  await ask(page, "PUT", "/api/package/tours", { ...before, services: services1 });
  await page.reload();
  await takenOver(page);
  await services(page).fill("Only this");
  await page.getByRole("button", { name: "Update package" }).click();
  await expect(toast(page, "Package updated successfully!")).toBeVisible();

  await page.getByRole("button", { name: "History" }).click();
  const versions = history(page).getByRole("listitem");
  await expect(versions).toHaveCount(3);
  await expect(versions.first()).toContainText("Public now");
  await expect(versions.last()).toContainText("As it was before its history was kept");
  await expectNoFaults(page, TWO);
  await versions.nth(1).getByRole("button").click();
  await expect(history(page)).toBeHidden();
  await expect(services(page)).toHaveValue("Bus, train and boat, A guide");
  await expect(page.getByText(/^Saved .+, not public yet$/)).toBeVisible();
  await toast(page, "That version is in the form now")
    .getByRole("button", { name: "Undo" })
    .click();
  await expect(services(page)).toHaveValue("Only this");

  // Where the toast lies while the pointer rests on it.
  await page.getByRole("button", { name: "History" }).press("Enter");
  await versions.nth(1).getByRole("button").click();
  expect((await ask(page, "GET", "/api/package/tours")).body.services).toEqual(["Only this"]);
  await page.getByRole("button", { name: "Update package" }).click();
  await expect(page.getByText("Everything here is public")).toBeVisible();
  expect((await ask(page, "GET", "/api/package/tours")).body.services).toEqual(services1);
});

test("a history that cannot be read says so, and nothing typed is lost", async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  await page.goto("/admin");
  await takenOver(page);
  await page.getByRole("tab", { name: "News line" }).click();
  await page.getByRole("textbox", { name: "News line" }).fill("Typed by hand");
  await page.route("**/api/history/**", (route) => route.fulfill({ status: 503, body: "{}" }));
  await page.getByRole("button", { name: "History" }).click();
  await expect(history(page).getByRole("alert")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("textbox", { name: "News line" })).toHaveValue("Typed by hand");
});
