import type { Browser, Page } from "@playwright/test";
import { EVERY, expectNoFaults } from "#tests/support/axe.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { openInbox, rowOf, test } from "#tests/support/inbox-test.ts";
import { toastOf } from "#tests/support/post-form.ts";
import { ask } from "#tests/support/staff.ts";

const UMRAH = "/api/package/umrah/departures";

/** The first coming departure of the demo agency, which is full from now on. */
async function fillUp(page: Page) {
  await page.goto("/admin/today");
  const [first] = (await ask(page, "GET", UMRAH)).body;
  const full = await ask(page, "PUT", `/api/departures/${first._id}`, { ...first, seats: "full" });
  expect(full.status).toBe(200);
  await ask(page, "PUT", "/api/languages", { shown: ["bn", "ar"] });
  return full.body;
}

/** A visitor whose browser runs no scripts joins the waiting list, in Bangla. */
async function joinList(browser: Browser, site: string, width: number): Promise<void> {
  const context = await browser.newContext({
    ...{ javaScriptEnabled: false, baseURL: site, viewport: { width, height: 844 } },
  });
  const visitor = await context.newPage();
  await visitor.goto("/bn/packages/umrah");
  const card = visitor.locator("#dates li[data-seats=full]").first();
  await card.getByRole("link", { name: /অপেক্ষমাণ|অপেক্ষা/ }).click();
  await expect(visitor).toHaveURL(/\/bn\/get-started\?topic=umrah&departure=.+&waits=seat$/);
  await expect(visitor.getByText("সিট খালি হলেই আমরা আপনাকে জানাব।")).toBeVisible();
  await visitor.locator("button[type=submit]").last().click();
  await expect(visitor.getByText("সিট খালি হলেই আমরা আপনাকে জানাব।")).toBeVisible();
  await visitor.locator("[name=name]").fill("সেলিনা পারভীন");
  await visitor.locator("[name=phone]").fill("01715-330912");
  await visitor.locator("[name=email]").fill("selina@example.com");
  await visitor.locator("main button[type=submit]").last().click();
  await expect(visitor.getByText(/RH-/)).toBeVisible();
  await context.close();
}

/** What is sent so quickly is taken for a robot's. */
async function freeFromSpam(page: Page): Promise<void> {
  const { body } = await ask(page, "GET", "/api/enquiries?status=spam");
  const found = body.enquiries.find(({ name }: { name: string }) => name === "সেলিনা পারভীন");
  await ask(page, "PUT", `/api/enquiries/${found._id}`, { status: "new", unread: true });
}

for (const width of [390, 1280]) {
  test(`a visitor without scripts waits for a seat, and staff tell her when there is one, at ${width} px`, async ({
    page,
    browser,
    siteUrl,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 844 });
    const full = await fillUp(page);
    await joinList(browser, siteUrl, width);
    await freeFromSpam(page);

    await page.goto("/admin/departures?show=umrah");
    await page.getByRole("link", { name: "1 waits to be told" }).click();
    await expect(page.getByRole("heading", { name: "Told when", level: 1 })).toBeVisible();
    await takenOver(page);
    const person = page.getByRole("listitem").filter({ hasText: "সেলিনা পারভীন" });
    await expect(person).toContainText("waits for a seat");
    await expect(person).toContainText("বাংলা");
    const toHer = person.getByRole("link", { name: /^WhatsApp to/ });
    await expect(toHer).toHaveAttribute("href", /wa\.me\/8801715330912\?text=.*%E0%A6/);
    await page.getByLabel("Text for WhatsApp and mail").selectOption("A seat has opened");
    await expect(toHer).toHaveAttribute("href", /20\d\d|%E0%A7%A8%E0%A7%A6/);
    await expect(person.getByRole("link", { name: /^Mail to/ })).toHaveAttribute(
      "href",
      /^mailto:selina@example\.com\?subject=/,
    );
    await expectNoFaults(page, EVERY);
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: "light" });

    await page.getByRole("link", { name: "Open the departure" }).click();
    await expect(page.getByRole("heading", { name: "Who waits to be told" })).toBeVisible();
    await page.getByRole("radio", { name: "Open", exact: true }).check();
    await page.getByRole("button", { name: "Update departure", exact: true }).click();
    await expect(
      toastOf(page).filter({ hasText: "What 1 person waits for is there now. Tell them." }),
    ).toBeVisible();
    await page.goto("/admin/departures?show=umrah");
    await expect(page.getByText("What 1 person waits for is there now.")).toBeVisible();

    await page.goto("/admin/today");
    await page.getByRole("link", { name: /^Tell them: 1 person waits to be told/ }).click();
    await expect(page).toHaveURL(`/admin/enquiries/told-when?departure=${full._id}`);
    await takenOver(page);
    await page.getByRole("button", { name: "Mark সেলিনা পারভীন as told" }).click();
    await expect(person).toContainText(/Told .* by Nadia Rahman/);
    await page.getByRole("button", { name: "Undo: সেলিনা পারভীন waits again" }).click();
    await expect(page.getByRole("button", { name: /^Mark/ })).toBeFocused();
    await page.getByRole("button", { name: /^Mark/ }).click();
    await expect(person).toContainText("Told");
    await page.goto("/admin/departures?show=umrah");
    await expect(page.getByRole("link", { name: /to be told/ })).toHaveCount(0);
  });
}

test("an enquiry says in words what it came from, and that it is gone", async ({ page }) => {
  const full = await fillUp(page);
  const { body } = await ask(page, "GET", "/api/enquiries/token");
  const fields = { topic: "umrah", name: "Mahbub Rahman", email: "mahbub@example.com" };
  const wait = { departure: full._id, waitsFor: "seat" };
  await ask(page, "POST", "/api/enquiries", { ...fields, ...wait, ...body });
  const { body: spam } = await ask(page, "GET", "/api/enquiries?status=spam");
  const { _id } = spam.enquiries.find(({ name }: { name: string }) => name === fields.name);
  await ask(page, "PUT", `/api/enquiries/${_id}`, { status: "new" });
  await openInbox(page);
  await rowOf(page, "Mahbub Rahman").click();
  const detail = page.getByRole("article", { name: "Mahbub Rahman" });
  const journey = detail.getByRole("link", { name: /^Umrah, .* 20\d\d, from / });
  await expect(journey).toHaveAttribute("href", `/admin/departures/edit/${full._id}`);
  await expect(detail.getByRole("link", { name: "Waits for a seat" })).toBeVisible();
  await ask(page, "DELETE", `/api/departures/${full._id}`);
  await page.reload();
  await expect(detail.getByText("A departure that has been deleted")).toBeVisible();
  await page.goto("/admin/enquiries/told-when");
  await expect(
    page.getByRole("heading", { name: "A departure that has been deleted" }),
  ).toBeVisible();
});
