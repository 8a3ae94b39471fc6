import type { Page } from "@playwright/test";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask, signInOwner } from "#tests/support/staff.ts";

/** Every other form: where it is, its place, one of its fields, the button that publishes. */
const FORMS = [
  ["/admin", "home/home", "Headline", "Update home"],
  ["/admin/package?package=tours", "package/tours", "Title", "Update package"],
  ["/admin/page/privacy", "page/privacy", "Title", "Update page"],
  ["/admin/settings/agency", "settings/agency", "Name of the agency", "Update"],
] as const;

async function typeIn(page: Page, label: string, text: string) {
  await takenOver(page);
  const field = page.getByLabel(label, { exact: true }).first();
  await expect(field).not.toHaveValue("");
  await field.fill(text);
  return field;
}

test("what is kept in any form waits, is there again, and is public when it is published", async ({
  page,
  siteUrl,
}) => {
  await signInOwner(page, siteUrl);
  for (const [path, place, label, publish] of FORMS) {
    await page.goto(path);
    await typeIn(page, label, `Waiting ${place}`);
    await page.getByRole("button", { name: "More ways to save" }).click();
    await page.getByRole("menuitem", { name: /Keep as draft/ }).click();
    await expect(page.locator(".save-state")).toContainText("not public yet");
    expect((await page.request.get("/")).ok()).toBe(true);
    const { body: kept } = await ask(page, "GET", `/api/drafts/${place}`);
    expect(JSON.stringify(kept.body)).toContain(`Waiting ${place}`);

    await page.reload();
    await takenOver(page);
    const field = page.getByLabel(label, { exact: true }).first();
    await expect(field).toHaveValue(`Waiting ${place}`);
    await field.fill(`Public ${place}`);
    await page.getByRole("button", { name: publish, exact: true }).click();
    await expect(page.locator(".save-state")).toContainText("Everything here is public");
    expect((await ask(page, "GET", `/api/drafts/${place}`)).status).toBe(404);
    const [newest] = (await ask(page, "GET", `/api/history/${place}`)).body;
    const { body } = await ask(page, "GET", `/api/history/${place}/${newest._id}`);
    expect(JSON.stringify(body)).toContain(`Public ${place}`);
    await expect(field).toHaveValue(`Public ${place}`);
  }
});

test("nothing moves on a form that rests: each frame would be made anew", async ({
  page,
  siteUrl,
}) => {
  await signInOwner(page, siteUrl);
  for (const path of ["/get-started", "/admin/blog/create"]) {
    await page.goto(path);
    await takenOver(page);
    const endless = () =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              (one) => one.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
            ).length,
      );
    await expect.poll(endless).toBe(0);
  }
});
