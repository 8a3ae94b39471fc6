import type { Page } from "@playwright/test";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/inbox-test.ts";
import { toastOf } from "#tests/support/post-form.ts";

const OLDER = /could not be read anew/;
const READ_ANEW = "**/admin/settings/staff.data*";

async function invite(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Invite", exact: true }).click();
}

for (const how of ["no answer", "database away"] as const) {
  test(`what was done stays done on the screen, though the page could not be read anew: ${how}`, async ({
    page,
    watch,
  }) => {
    watch.allow(/ERR_FAILED|Failed to fetch|status of 503/);
    await page.goto("/admin/settings/staff");
    await takenOver(page);
    await invite(page, "first@rihla.example");
    const open = page.getByRole("region", { name: "Open invitations" });
    await expect(open.getByRole("listitem")).toHaveCount(1);

    await page.route(READ_ANEW, (route) =>
      how === "no answer"
        ? route.abort()
        : route.fulfill({ status: 503, body: "<!doctype html><h1>Come back in a moment</h1>" }),
    );
    await invite(page, "second@rihla.example");
    await expect(page.getByLabel("Send this link yourself")).toBeVisible();
    const toast = toastOf(page).filter({ hasText: OLDER });
    await expect(toast).toBeVisible();
    // What somebody types meanwhile, and the list as it was.
    await page.getByLabel("Email").fill("third@rih");
    await expect(open.getByRole("listitem")).toHaveCount(1);
    await expect(page.getByText("This page could not be loaded")).toHaveCount(0);
    await page.unroute(READ_ANEW);
    await toast.getByRole("button", { name: "Try again" }).click();
    await expect(open.getByRole("listitem")).toHaveCount(2);
    await expect(page.getByLabel("Email")).toHaveValue("third@rih");
  });
}

test("what is read anew once more, before the answer has come, has not failed", async ({
  page,
}) => {
  await page.goto("/admin/settings/staff");
  await takenOver(page);
  await invite(page, "first@rihla.example");
  const open = page.getByRole("region", { name: "Open invitations" });
  await expect(open.getByRole("listitem")).toHaveCount(1);

  const asked: string[] = [];
  const readAnew = () => page.evaluate(() => void window.__reactRouterDataRouter?.revalidate());
  const state = () => page.evaluate(() => window.__reactRouterDataRouter?.state.revalidation);
  await page.route(READ_ANEW, (route) => {
    if (asked.push(route.request().url()) > 1) return route.continue();
  });
  await readAnew();
  await expect.poll(() => asked.length).toBe(1);
  await readAnew();
  await expect.poll(() => asked.length).toBe(2);
  await expect.poll(state).toBe("idle");
  await expect(open.getByRole("listitem")).toHaveCount(1);
  await expect(toastOf(page).filter({ hasText: OLDER })).toHaveCount(0);
});
