import type { Locator, Page } from "@playwright/test";
import { expect, takenOver, test } from "#tests/support/browser-test.ts";

/** The specification, section 9. */
const AUTO_CLOSE_MS = 5000;

const POST = "/blog/first-umrah-with-elderly-parents";

async function bringToast(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Copy link" }).click();
  const toast = page.getByRole("alert");
  await expect(toast).toHaveText(/Link copied\./);
  // It has slid in: what comes next may measure it.
  await expect(page.locator(".toast-enter")).toHaveCount(0);
  return toast;
}

/** The bar at the bottom closes the toast when it has run out. */
const clockOf = (page: Page) =>
  page.locator(".Toastify__progress-bar--animated").evaluate((bar) => {
    const [animation] = bar.getAnimations();
    return {
      duration: Number(animation?.effect?.getComputedTiming().duration),
      state: animation?.playState,
    };
  });

/** Leaves the toast a tenth of a second. */
const nearlyRunOut = (page: Page, lengthMs: number) =>
  page.locator(".Toastify__progress-bar--animated").evaluate((bar, at) => {
    for (const animation of bar.getAnimations()) animation.currentTime = at;
  }, lengthMs - 100);

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(POST);
  await takenOver(page);
});

test("stands top right, light, with role alert, and closes by its button", async ({ page }) => {
  const toast = await bringToast(page);
  const box = await toast.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 40);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  expect(box?.y).toBeGreaterThanOrEqual(72);
  expect(box?.y).toBeLessThan(120);
  await expect(page.locator(".Toastify__toast")).toHaveCSS(
    "background-color",
    "rgb(255, 255, 255)",
  );
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(10, 23, 20)");
  await expect(page.locator(".Toastify__toast")).toHaveCSS(
    "background-color",
    "rgb(255, 255, 255)",
  );
  await page.getByRole("button", { name: "Close", exact: false }).last().click();
  await expect(toast).toHaveCount(0, { timeout: AUTO_CLOSE_MS / 2 });
});

test("closes by itself after 5000 ms", async ({ page }) => {
  const started = performance.now();
  const toast = await bringToast(page);
  await page.mouse.move(10, 600);
  expect((await clockOf(page)).duration).toBe(AUTO_CLOSE_MS);
  await expect(toast).toHaveCount(0, { timeout: AUTO_CLOSE_MS + 3000 });
  expect(performance.now() - started).toBeGreaterThanOrEqual(AUTO_CLOSE_MS);
});

test("waits while the pointer is on it", async ({ page }) => {
  const toast = await bringToast(page);
  await toast.hover();
  await expect.poll(async () => (await clockOf(page)).state).toBe("paused");
  await nearlyRunOut(page, AUTO_CLOSE_MS);
  expect((await clockOf(page)).state).toBe("paused");
  await page.mouse.move(10, 600);
  await expect(toast).toHaveCount(0, { timeout: 2000 });
});

test("waits while the window has lost the focus", async ({ page }) => {
  const toast = await bringToast(page);
  await page.mouse.move(10, 600);
  await expect.poll(async () => (await clockOf(page)).state).toBe("running");
  // Playwright keeps every page focused, so the window has to be told.
  await page.evaluate(() => window.dispatchEvent(new Event("blur")));
  await expect.poll(async () => (await clockOf(page)).state).toBe("paused");
  await nearlyRunOut(page, AUTO_CLOSE_MS);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(toast).toHaveCount(0, { timeout: 2000 });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  /** A finger that goes sideways by a part of the toast's width. */
  async function drag(page: Page, toast: Locator, part: number, direction: 1 | -1 = 1) {
    const box = await toast.boundingBox();
    if (!box) throw new Error("no toast to drag");
    const session = await page.context().newCDPSession(page);
    const y = box.y + box.height / 2;
    const from = direction === 1 ? box.x + 10 : box.x + box.width - 60;
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: x === undefined ? [] : [{ x, y }],
      });
    await touch("touchStart", from);
    const steps = 8;
    for (let step = 1; step <= steps; step++) {
      await touch("touchMove", from + (direction * box.width * part * step) / steps);
    }
    await touch("touchEnd");
  }

  test("a drag of less than 80 % springs back", async ({ page }) => {
    const toast = await bringToast(page);
    const before = await toast.boundingBox();
    await drag(page, toast, 0.7);
    await expect.poll(async () => (await toast.boundingBox())?.x).toBe(before?.x);
    await expect(toast).toBeVisible();
    expect((await clockOf(page)).duration).toBe(AUTO_CLOSE_MS);
  });

  for (const direction of [1, -1] as const) {
    test(`a drag of more dismisses it, direction ${direction}`, async ({ page }) => {
      const toast = await bringToast(page);
      await drag(page, toast, 0.88, direction);
      await expect(toast).toHaveCount(0, { timeout: AUTO_CLOSE_MS / 2 });
    });
  }
});
