import { expect, takenOver, test } from "#tests/support/browser-test.ts";

test.describe("the carousel", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    await expect(page.locator(".hero-carousel")).toHaveAttribute("data-ready", "true");
  });

  test("shows one slide", async ({ page }) => {
    const current = page.locator(".slide[data-current]");
    await expect(current).toHaveCount(1);
    await expect(current).toContainText("Take your parents for Umrah");
    await expect(page.locator(".slide").nth(1)).toHaveAttribute("inert", "");
    await expect(page.locator(".slide").nth(1)).toBeHidden();
  });

  test("turns by arrows and bars, and goes on by itself afterwards", async ({ page }) => {
    const current = page.locator(".slide[data-current]");
    await page.getByRole("button", { name: "Next slide" }).click();
    await expect(current).toHaveAttribute("aria-label", "2 of 4");
    await page.getByRole("button", { name: "Previous slide" }).click();
    await page.getByRole("button", { name: "Previous slide" }).click();
    await expect(current).toHaveAttribute("aria-label", "4 of 4");
    const third = page.getByRole("button", { name: "Slide 3 of 4" });
    await third.click();
    await expect(third).toHaveAttribute("aria-current", "true");
    await expect(current).toHaveAttribute("aria-label", "3 of 4");
    await page.clock.runFor(5000);
    await expect(current).toHaveAttribute("aria-label", "4 of 4");
  });

  test("Next, pressed as the slides turn by themselves, turns once", async ({ page }) => {
    const current = page.locator(".slide[data-current]");
    const next = page.getByRole("button", { name: "Next slide" });
    // In the same task as the turn: however slow the machine, the press is within its moment.
    const pressed = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const first = document.querySelector(".slide");
          const observer = new MutationObserver(() => {
            observer.disconnect();
            document.querySelector<HTMLElement>("[aria-label='Next slide']")?.click();
            resolve();
          });
          if (first) observer.observe(first, { attributeFilter: ["data-current"] });
        }),
    );
    await page.clock.runFor(5000);
    await pressed;
    await expect(current).toHaveAttribute("aria-label", "2 of 4");
    await page.clock.runFor(400);
    await next.click();
    await expect(current).toHaveAttribute("aria-label", "3 of 4");
  });

  test("waits while paused and while the keyboard is inside", async ({ page }) => {
    const carousel = page.locator(".hero-carousel");
    // What turns by itself is not read out; what somebody turns is.
    const track = carousel.locator(".track");
    await expect(carousel).toHaveAttribute("data-playing", "true");
    await expect(track).toHaveAttribute("aria-live", "off");
    await page.getByRole("button", { name: "Pause slides" }).click();
    await expect(carousel).not.toHaveAttribute("data-playing");
    await expect(track).toHaveAttribute("aria-live", "polite");
    await page.getByRole("button", { name: "Play slides" }).click();
    await expect(carousel).toHaveAttribute("data-playing", "true");
    await page.keyboard.press("Tab");
    await expect(carousel).not.toHaveAttribute("data-playing");
  });

  test("is swiped", async ({ page }) => {
    const box = await page.locator(".slides").boundingBox();
    const y = (box?.y ?? 0) + 200;
    await page.mouse.move(900, y);
    await page.mouse.down();
    await page.mouse.move(700, y, { steps: 3 });
    await page.mouse.up();
    await expect(page.locator(".slide[data-current]")).toHaveAttribute("aria-label", "2 of 4");
  });
});

test.describe("with a clock that stands", () => {
  // Playwright would start it while the next test has the window already, and break each of its pages.
  test.afterEach(({ page }) => page.clock.resume());

  test("the next slide comes after 5000 ms, not before and not later", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    // Where the clock stands React would wait for an idle moment for ever.
    await takenOver(page);
    const current = page.locator(".slide[data-current]");
    await page.clock.pauseAt(Date.now() + 60_000);
    // Whatever has turned meanwhile: from a press on, the clock starts again.
    await page.getByRole("button", { name: "Slide 1 of 4" }).click();
    await expect(page.locator(".hero-carousel")).toHaveAttribute("data-playing", "true");
    await page.clock.runFor(1);
    for (const next of ["2 of 4", "3 of 4"]) {
      const before = await current.getAttribute("aria-label");
      await page.clock.runFor(4990);
      await expect(current).toHaveAttribute("aria-label", before ?? "");
      await page.clock.runFor(10);
      await expect(current).toHaveAttribute("aria-label", next);
    }
  });
});
