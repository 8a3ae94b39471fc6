import { expect, takenOver, test } from "#tests/support/browser-test.ts";
import { MISSING_PAGE_LINE } from "#tests/support/public-pages.ts";
import { EMPTY_URL } from "#tests/support/servers.ts";

const PAGES = [
  { path: "/packages/umrah", title: "Umrah Package", services: 8, steps: 5 },
  { path: "/packages/hajj", title: "Hajj Package", services: 8, steps: 6 },
  { path: "/packages/tours", title: "Tour Packages", services: 8, steps: 5 },
  { path: "/student-visa", title: "Student Visa", services: 8, steps: 6 },
  { path: "/work-visa", title: "Work Visa", services: 8, steps: 5 },
];

for (const { path, title, services, steps } of PAGES) {
  test(`${path} shows every part of its package`, async ({ page, request }) => {
    const id = path.split("/").at(-1);
    const pack = await (await request.get(`/api/package/${id}`)).json();
    await page.goto(path);
    const main = page.locator("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(main.locator(".page-hero img")).toHaveAttribute("src", pack.bannerimageUrl);
    await expect(main.locator(".window img")).toHaveAttribute("src", pack.secondimageUrl);
    await expect(main.getByRole("heading", { level: 2 })).toContainText([
      "What we arrange",
      "Ask for a price",
      pack.secondtitle,
    ]);
    const sentences = pack.description.split(/(?<=\.) /);
    for (const text of [...sentences, pack.middleparagraph, pack.finalparagraph]) {
      await expect(main.getByText(text)).toHaveCount(1);
      await expect(main.getByText(text)).toBeVisible();
    }
    await expect(main.locator(".page-hero p")).toHaveText(sentences[0]);
    await expect(main.locator(".opening")).toHaveText(sentences[1]);
    await expect(main.getByText(pack.servicesdescriptiontitle)).toBeVisible();
    await expect(main.locator("ul li:not(#apart *)")).toHaveText(pack.services);
    await expect(main.locator(".step-route li")).toHaveCount(steps);
    expect(pack.services).toHaveLength(services);
  });

  test(`${path} without its package says so, and leads to people who answer`, async ({
    page,
    watch,
  }) => {
    watch.allow(MISSING_PAGE_LINE);
    const response = await page.goto(EMPTY_URL + path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const isHajj = path === "/packages/hajj";
    const sentence = isHajj ? "No package data available." : "This page is not written yet";
    await expect(page.getByText(sentence)).toBeVisible();
    const contact = page.getByRole("main").getByRole("link", { name: "Contact us" });
    await expect(contact).toHaveAttribute("href", "/contact");
  });
}

test.describe("when the answer does not come", () => {
  test.beforeEach(async ({ page, watch }) => {
    watch.allow(/ERR_FAILED|Failed to fetch|status of 500|Unable to decode/);
    await page.goto("/about");
    await takenOver(page);
  });

  const follow = async (page: import("@playwright/test").Page, name: string) =>
    page.getByRole("contentinfo").getByRole("link", { name }).click();

  test("the Hajj page shows Error: and the message", async ({ page }) => {
    await page.route("**/packages/hajj.data*", (route) =>
      route.fulfill({ status: 500, body: "broken" }),
    );
    await follow(page, "Hajj Packages");
    await expect(page.getByText("Error: Network response was not ok.")).toBeVisible();
    await page.unroute("**/packages/hajj.data*");
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByText("Hajj asks more of the body")).toBeVisible();
  });

  test("the others say that the page could not load", async ({ page }) => {
    await page.route("**/packages/umrah.data*", (route) => route.abort());
    await follow(page, "Umrah Packages");
    await expect(page.getByText("This page could not load")).toBeVisible();
    await expect(page.getByRole("link", { name: "Try again" })).toBeVisible();
  });
});
