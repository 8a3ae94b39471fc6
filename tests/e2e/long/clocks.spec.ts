import { takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/editing-test.ts";
import { PUBLIC_PAGES } from "#tests/support/public-pages.ts";

for (const year of [2001, 2099]) {
  test(`a device whose clock stands in ${year} takes over every public page`, async ({ page }) => {
    test.slow();
    await page.clock.setFixedTime(new Date(`${year}-02-03T10:00:00Z`));
    for (const { path } of PUBLIC_PAGES.filter(({ path }) => path !== "/no-such-page")) {
      await page.goto(path);
      await takenOver(page);
    }
  });
}
