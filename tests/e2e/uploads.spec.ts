import type { Page } from "@playwright/test";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { COLLEAGUE, openColleague } from "#tests/support/colleague.ts";
import { test } from "#tests/support/inbox-test.ts";
import { openMedia, row, small } from "#tests/support/media-page.ts";
import { toastOf } from "#tests/support/post-form.ts";
import { fillSignIn } from "#tests/support/staff.ts";

const uploadsOf = (page: Page) => page.getByRole("region", { name: "Uploads" });
const sectionOf = (page: Page, name: string) =>
  page.getByRole("link", { name, exact: true }).first();

/** Uploads wait. @returns what lets them go */
async function heldUploads(page: Page): Promise<() => void> {
  const gone = Promise.withResolvers<void>();
  await page.route(/\/api\/media\?ticket=/, async (route) => {
    await gone.promise;
    await route.continue();
  });
  return gone.resolve;
}

const fileOf = async (name: string, colour: string) => ({ name, ...(await small(colour)) });

const broken = (name: string) => ({
  name,
  mimeType: "image/png",
  buffer: Buffer.from("<!doctype html><p>Hello"),
});

test("pictures that wait go on while another page is open, and the words typed of one stay", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 400/);
  await openMedia(page);
  const go = await heldUploads(page);
  await page
    .getByLabel("Upload pictures")
    .setInputFiles([
      await fileOf("red.png", "#a33"),
      await fileOf("green.png", "#3a3"),
      await fileOf("blue.png", "#33a"),
      broken("page.png"),
    ]);
  await expect(row(page, "blue.png")).toContainText("Waiting for its turn");
  await sectionOf(page, "Settings").click();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  go();
  await expect(toastOf(page).filter({ hasText: "3 pictures have come in" })).toBeVisible();
  await expect(toastOf(page).filter({ hasText: "did not come in" })).toContainText(
    "1 file did not come in. This is not a picture that we can read",
  );

  await sectionOf(page, "Media").click();
  await expect(row(page, "page.png").getByRole("alert")).toContainText("This is not a picture");
  await expect(page.getByRole("button", { name: /blue\.png/ })).toBeVisible();
  await row(page, "red.png").getByLabel("What it shows").fill("Tents below a red sky");
  await sectionOf(page, "Blog").click();
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  await sectionOf(page, "Media").click();
  await expect(row(page, "red.png").getByLabel("What it shows")).toHaveValue(
    "Tents below a red sky",
  );
  await row(page, "red.png").getByRole("button", { name: "Save" }).click();
  await expect(row(page, "red.png")).toHaveCount(0);
  for (const name of ["green.png", "blue.png"]) {
    await row(page, name).getByRole("button", { name: "Later" }).click();
  }
  await row(page, "page.png").getByRole("button", { name: "Leave it out" }).click();
  await expect(uploadsOf(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /blue\.png/ })).toContainText("No description yet");
});

test("the dialog that chooses shows the same, also after it was closed", async ({ page }) => {
  await page.goto("/admin");
  await takenOver(page);
  const choose = page
    .getByRole("button", { name: /Choose a picture for Background picture/ })
    .first();
  await choose.click();
  const go = await heldUploads(page);
  await page.getByLabel("Upload pictures").setInputFiles([await fileOf("red.png", "#a33")]);
  await expect(row(page, "red.png").getByRole("progressbar")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(uploadsOf(page)).toHaveCount(0);
  go();
  await expect(toastOf(page)).toContainText("1 picture has come in.");
  await choose.click();
  await row(page, "red.png").getByLabel("What it shows").fill("Red");
  await row(page, "red.png").getByRole("button", { name: "Later" }).click();
  const asked = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await page.keyboard.press("Escape");
  await expect(asked).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(uploadsOf(page)).toHaveCount(0);
  await sectionOf(page, "Media").click();
  await expect(row(page, "red.png").getByLabel("What it shows")).toHaveValue("Red");
});

test("the browser and Logout ask while a picture is on its way or its words are not saved", async ({
  page,
}) => {
  await openMedia(page);
  await page.getByLabel("Upload pictures").setInputFiles([await fileOf("red.png", "#a33")]);
  await row(page, "red.png").getByLabel("What it shows").fill("Red");
  await sectionOf(page, "Settings").click();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  const asked = page.waitForEvent("dialog");
  const reloading = page.evaluate(() => location.reload());
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await reloading.catch(() => {});

  await page.getByRole("button", { name: "Logout" }).click();
  const question = page.getByRole("alertdialog", { name: "Log out without these pictures?" });
  await expect(question).toContainText("descriptions of them that are not saved, are lost");
  await question.getByRole("button", { name: "Stay signed in" }).click();
  await sectionOf(page, "Media").click();
  await expect(row(page, "red.png").getByLabel("What it shows")).toHaveValue("Red");
  await page.getByRole("button", { name: "Logout" }).click();
  await question.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
});

test("what was on its way is not shown to whoever signs in next in the same window", async ({
  page,
  browser,
  watch,
}) => {
  watch.allow(/status of 401/);
  await openMedia(page);
  await page.getByLabel("Upload pictures").setInputFiles([await fileOf("red.png", "#a33")]);
  await row(page, "red.png").getByLabel("What it shows").fill("Red");
  await sectionOf(page, "Settings").click();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await (await openColleague(page, browser)).context().close();
  // As when they log out in another tab.
  await page.context().clearCookies();
  await page.evaluate(() => {
    Object.assign(window, { isTheSame: true });
    localStorage.removeItem("userInfo");
    dispatchEvent(new StorageEvent("storage", { key: "userInfo" }));
  });
  await expect(page).toHaveURL("/login");
  await fillSignIn(page, COLLEAGUE);
  await expect(page).toHaveURL("/");
  await page.goBack();
  await sectionOf(page, "Media").click();
  await expect(page.getByRole("button", { name: /red\.png/ })).toBeVisible();
  await expect(uploadsOf(page)).toHaveCount(0);
  expect(await page.evaluate(() => "isTheSame" in window)).toBe(true);
});
