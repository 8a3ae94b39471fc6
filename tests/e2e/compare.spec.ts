import type { Page } from "@playwright/test";
import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect, takenOver, test } from "#tests/support/browser-test.ts";

const PAGE = "/packages/umrah/compare";
const IDS = ["umrah-jan-direct", "umrah-feb-direct", "umrah-feb-via-riyadh", "umrah-feb-full"];

const addressOf = (ids: readonly string[], more = "") =>
  `${PAGE}?${ids.map((id) => `d=${encodeURIComponent(id)}`).join("&")}${more}`;

const THREE = addressOf(IDS.slice(0, 3));
const heads = (page: Page) => page.locator(".compare thead th");
const rows = (page: Page) => page.locator(".compare tbody tr:not(.group)");

test("three dates, line by line; only what differs; all alike in how they are asked for", async ({
  page,
}) => {
  await page.goto(THREE);
  await takenOver(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Three dates side by side");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute(
    "content",
    new URL(THREE, page.url()).href,
  );
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveAttribute("content", /^[^·]+ · [^·]+ · [^·]+$/);
  const all = await rows(page).count();
  const row = page.getByRole("row", { name: /^Four in a room/ });
  await expect(row.getByRole("cell")).toHaveText(["1,45,000", "1,92,000", "1,74,000"]);
  const only = page.getByRole("switch", { name: "Only what differs" });
  await only.focus();
  await page.keyboard.press("Space");
  await expect(only).toHaveAttribute("aria-checked", "true");
  await expect(page).toHaveURL(addressOf(IDS.slice(0, 3), "&only=different"));
  await expect(only).toBeFocused();
  expect(await rows(page).count()).toBeLessThan(all);
  await expect(
    page.getByText(/^The same for all three: .*all lines of what is included/),
  ).toBeVisible();
  await page.getByRole("link", { name: "Show every line" }).click();
  await expect(rows(page)).toHaveCount(all);
  expect(await page.locator("main").innerText()).not.toMatch(/best|cheapest/i);
  const asks = page.locator(".asks .button");
  expect(new Set(await asks.evaluateAll((all) => all.map((one) => one.className))).size).toBe(1);
  await expect(asks.first()).toHaveAttribute("href", /topic=umrah&departure=umrah-jan-direct$/);
});

test("what is added is chosen in a field like every other", async ({ page }) => {
  await page.goto(addressOf(IDS.slice(0, 2)));
  const field = page.getByLabel("Add a date");
  // With the arrow of the browser, WebKit draws the whole field in its own way.
  await expect(field).toHaveCSS("appearance", "none");
  await expect(field).toHaveCSS("border-top-width", "1px");
  expect((await field.boundingBox())?.height).toBe(52);
});

test("dates are removed and added, one after the other", async ({ page }) => {
  await page.goto(addressOf(IDS.slice(0, 2)));
  await page
    .getByRole("link", { name: /^Remove/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One date");
  await expect(heads(page)).toHaveCount(1);
  await page.getByLabel("Add a date").selectOption(IDS[0] ?? "");
  await page.getByRole("button", { name: "Add" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Two dates side by side");
  await page
    .getByRole("link", { name: /^Remove/ })
    .first()
    .click();
  await page.getByRole("link", { name: /^Remove/ }).click();
  await expect(page).toHaveURL(/\/packages\/umrah#dates$/);
});

test("of more than three the first; what has left is said", async ({ page }) => {
  await page.goto(addressOf([...IDS, ...IDS]));
  await expect(heads(page)).toHaveCount(3);
  await expect(page.getByText("One of these dates has left. We show the others.")).toHaveCount(0);
  await page.goto(addressOf([IDS[0] ?? "", "gone"]));
  await expect(heads(page)).toHaveCount(1);
  await expect(page.getByText("One of these dates has left. We show the others.")).toBeVisible();
});

for (const ids of [["gone"], ["tour-turkey", "hajj-short"], ["<script>", "' or 1=1", "%00", ""]]) {
  test(`where none is there (${ids}), the dates that are coming are a press away`, async ({
    page,
  }) => {
    await page.goto(addressOf(ids));
    await expect(page.getByText(/^These dates have left/)).toBeVisible();
    await page.locator("main").getByRole("link", { name: "All Umrah dates" }).click();
    await expect(page).toHaveURL(/\/packages\/umrah#dates$/);
    await expect(page.locator(".departures > li").first()).toBeVisible();
  });
}

test("a price that has ended is asked for, and so is one where all seats are taken", async ({
  page,
}) => {
  await page.goto(addressOf(["umrah-apr-via-riyadh", "umrah-feb-full", "umrah-oct-chattogram"]));
  const cells = page.getByRole("row", { name: /^Four in a room/ }).getByRole("cell");
  await expect(cells).toHaveText(["Ask", "Ask", "1,68,000"]);
  const train = page.getByRole("row", { name: /^Haramain train/ }).getByRole("cell");
  await expect(train).toContainText(["Ask us", "Ask us", "Included"]);
});

test("by keys: the switch, print, send, remove, ask", async ({ page }) => {
  await page.goto(THREE);
  await takenOver(page);
  await page.locator(".back-link").focus();
  const met: string[] = [];
  for (let step = 0; step < 9; step++) {
    await page.keyboard.press("Tab");
    met.push(
      await page.evaluate(() => {
        const at = document.activeElement;
        return at?.getAttribute("aria-label") ?? at?.textContent?.trim() ?? "";
      }),
    );
  }
  expect(met.map((name) => name.split(" ", 1)[0])).toEqual([
    ...["Only", "Print", "Send", "Remove", "Remove", "Remove", "Ask", "Ask", "Ask"],
  ]);
});

test("on a phone a label stands over its columns, and it is still a table", async ({ page }) => {
  for (const width of [320, 390, 759, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const count of [1, 2, 3]) {
      await page.goto(addressOf(IDS.slice(0, count)));
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, `${count} dates at ${width} px`).toBe(0);
      await expect(page.getByRole("table")).toHaveCount(1);
      await expect(page.getByRole("columnheader")).toHaveCount(count);
      await expect(page.getByRole("rowheader", { name: "Four in a room" })).toHaveCount(1);
    }
  }
});

test("axe finds nothing in it, nor in the page that it comes from", async ({ page }) => {
  for (const address of [THREE, addressOf(["umrah-jan-direct", "gone"]), "/packages/umrah"]) {
    await page.goto(address);
    await takenOver(page);
    await expectNoFaults(page, TWO);
  }
});

test("on paper: the table in ink, and its whole address", async ({ page }) => {
  await page.goto(THREE);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.locator(".compare-address")).toBeVisible();
  await expect(page.locator(".compare-address")).toContainText(THREE);
  await expect(page.locator(".print-foot")).toContainText("+880 1011-204560");
  for (const hidden of [".compare-tools .button", ".asks", ".compare thead a", ".site-header"]) {
    await expect(page.locator(hidden).first()).toBeHidden();
  }
});

test("sent to somebody: heading, dates, the address", async ({ page }) => {
  await page.goto(THREE);
  const href = await page.getByRole("link", { name: "Send on WhatsApp" }).getAttribute("href");
  const text = new URL(href ?? "").searchParams.get("text") ?? "";
  const lines = text.split("\n");
  expect(lines).toHaveLength(5);
  expect(lines[0]).toBe("Three dates side by side");
  expect(lines[4]).toMatch(/^http.*compare\?d=umrah-jan-direct&d=umrah-feb-direct&d=/);
});
