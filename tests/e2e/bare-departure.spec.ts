import type { Locator } from "@playwright/test";
import { expect } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask, signInOwner } from "#tests/support/staff.ts";

const BARE = {
  ...{ package: "tours", leavesOn: "2031-02-01", returnsOn: "2031-02-11", seats: "open" },
  ...{ stays: [], quad: "1000", triple: "900", double: "800", single: "700" },
};

/** Pixels from the top, of what is written. */
const edges = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error("it is not shown");
  return { top: box.y, bottom: box.y + box.height };
};

for (const language of ["", "/ar"]) {
  test(`of a departure without hotels no price stands on another: ${language || "en"}`, async ({
    page,
    siteUrl,
  }) => {
    await signInOwner(page, siteUrl);
    await page.goto("/about");
    await ask(page, "PUT", "/api/languages", { shown: ["ar"] });
    for (const { _id } of (await ask(page, "GET", "/api/package/tours/departures")).body) {
      await ask(page, "DELETE", `/api/departures/${_id}`);
    }
    const { status } = await ask(page, "POST", "/api/package/tours/departures", BARE);
    expect(status).toBe(201);
    await page.context().clearCookies();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${language}/packages/tours`);
    const card = page.locator(".departures > li");
    await expect(card).toHaveCount(1);
    const rows = card.locator("dt");
    await expect(rows).toHaveCount(6);
    const all = await Promise.all((await rows.all()).map(edges));
    for (const [at, { top }] of all.entries()) {
      if (at > 0) expect(top).toBeGreaterThanOrEqual((all[at - 1]?.bottom ?? 0) - 0.5);
    }
  });
}
