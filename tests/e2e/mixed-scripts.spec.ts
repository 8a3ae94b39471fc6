import type { Locator, Page } from "@playwright/test";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { detailOf, openInbox, rowOf, test } from "#tests/support/inbox-test.ts";
import { ask } from "#tests/support/staff.ts";

const NUMBER = "+966 50 123 4567";

async function sendEnquiry(page: Page, message: string): Promise<void> {
  const { body } = await ask(page, "GET", "/api/enquiries/token");
  const fields = { topic: "message", name: "Salma", email: "salma@example.com", language: "ar" };
  const sent = await ask(page, "POST", "/api/enquiries", { ...fields, message, ...body });
  expect(sent.status).toBe(201);
}

const speak = (page: Page, language: string) =>
  ask(page, "PUT", "/api/users/profile", { language });

/** From left to right, as they are drawn. */
const drawn = (within: Locator, text: string): Promise<string> =>
  within.evaluate((element, text) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data } = texts.currentNode as Text;
      const begin = data.indexOf(text);
      if (begin < 0) continue;
      const letters = [...text].map((letter, at) => {
        const range = new Range();
        range.setStart(texts.currentNode, begin + at);
        range.setEnd(texts.currentNode, begin + at + 1);
        return { letter, x: range.getBoundingClientRect().x };
      });
      return letters
        .sort((one, other) => one.x - other.x)
        .map(({ letter }) => letter)
        .join("");
    }
    return "";
  }, text);

for (const language of ["en", "ar"]) {
  test(`a number in an Arabic message stays whole, each line runs its own way: the area in ${language}`, async ({
    page,
  }) => {
    test.slow();
    await page.goto("/about");
    await sendEnquiry(page, `رقمي ${NUMBER} بعد العصر.\n\nPlease call in English.`);
    await speak(page, language);
    // Nobody fills in a form as fast.
    await openInbox(page, "?status=spam");
    const row = page.locator(".enquiry-row", { hasText: "Salma" });
    expect(await drawn(row.locator(".snippet"), NUMBER)).toBe(NUMBER);
    await row.click();
    const words = page.getByRole("article", { name: "Salma" }).locator(".words");
    expect(await drawn(words, NUMBER)).toBe(NUMBER);
    const directions = await words
      .locator("> div")
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).direction));
    expect([directions[0], directions.at(-1)]).toEqual(["rtl", "ltr"]);
  });
}

test("a number in a note of the staff stays whole too", async ({ page }) => {
  test.slow();
  await openInbox(page);
  await rowOf(page, "Farida Yasmin").click();
  const detail = detailOf(page, "Farida Yasmin");
  await detail.getByLabel("Add a note").fill(`رقم أخيها ${NUMBER} في جدة`);
  await detail.getByRole("button", { name: "Save note" }).click();
  await expect(detail.locator(".timeline bdi")).toHaveText(NUMBER);
  expect(await drawn(detail.locator(".timeline").first(), NUMBER)).toBe(NUMBER);
});

test("in Arabic a line with a name runs as the area does, with its own comma", async ({ page }) => {
  await page.goto("/about");
  await speak(page, "ar");
  await page.goto("/admin/today");
  const line = page.locator(".attention small", { hasText: "Tasnim" });
  await expect(line).toHaveText(/^Tasnim Ahmed، /);
  await expect(line).toHaveCSS("direction", "rtl");
  await page.goto("/admin");
  await page.locator(".waiting-line summary").click();
  const asked = page.locator(".waiting-line li > div > span").first();
  await expect(asked).toHaveText(/^تأشيرة الدراسة، شخص واحد، [^,]+$/);
});

test("why something counts as spam is said in the language of the area", async ({ page }) => {
  await page.goto("/about");
  await sendEnquiry(page, "السلام عليكم");
  await speak(page, "ar");
  await openInbox(page, "?status=spam");
  await page.locator(".enquiry-row", { hasText: "Salma" }).click();
  await expect(page.getByRole("main").locator(".notice-card")).toContainText(
    "أُرسل أسرع مما يكتب أي إنسان.",
  );
});

test("an address that is not there is printed as the browser shows it", async ({
  page,
  siteUrl,
  watch,
}) => {
  watch.allow(/status of 404/);
  await page.goto("/about");
  await speak(page, "bn");
  await ask(page, "PUT", "/api/languages", { shown: ["bn"] });
  const address = page.locator(".print-foot bdi").last();
  for (const path of ["/admin/nothing", "/bn/nothing", "/bn/about", "/bn", "/about"]) {
    await page.goto(path);
    await takenOver(page);
    await expect(address).toHaveText(siteUrl + path);
  }
});
