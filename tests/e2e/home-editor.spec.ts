import type { Page } from "@playwright/test";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/editing-test.ts";
import { ask } from "#tests/support/staff.ts";
import { throwAway } from "#tests/support/throw-away.ts";

// One home page: one change after the other.
test.describe.configure({ mode: "serial" });

const previewOf = (page: Page) =>
  page.frameLocator('iframe[title="The home page as it will stand"]');
const toastOf = (page: Page) => page.locator(".toast-region").getByRole("alert");
const save = (page: Page) => page.getByRole("button", { name: "Update home" }).click();
const headOf = (page: Page, number: number) =>
  page.getByRole("button", { name: new RegExp(`^Slide ${number}\\b`) });
const headlines = (page: Page) => page.locator("main ol .panel-head small").allInnerTexts();

async function open(page: Page) {
  await page.goto("/admin");
  await takenOver(page);
  return (await ask(page, "GET", "/api/home")).body[0];
}

test("one plain text input for each home field, and each is required", async ({ page }) => {
  const home = await open(page);
  const { _id, version, Slide, ...texts } = home;
  const names = [
    ...Object.keys(texts),
    ...Slide.flatMap((_: unknown, index: number) =>
      ["content", "subcontent", "bgImage", "link"].map((name) => `Slide.${index}.${name}`),
    ),
  ];
  const inputs = page.locator('main input[type="text"]');
  const found = await inputs.evaluateAll((all) =>
    (all as HTMLInputElement[]).map(({ name, required }) => ({ name, required })),
  );
  expect(found.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  expect(found.filter(({ required }) => !required)).toEqual([]);
  for (const [name, text] of Object.entries(texts)) {
    await expect(page.locator(`input[name="${name}"]`)).toHaveValue(String(text));
  }
});

test("an empty field is named, shown and not sent", async ({ page }) => {
  await open(page);
  await page.getByRole("tab", { name: "Contact" }).click();
  await page.getByLabel("Email address").fill("  ");
  await page.getByRole("tab", { name: "Slides" }).click();
  await page.getByLabel("Headline").first().fill("");
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.method()));
  await save(page);
  const summary = page.getByRole("form").locator(".error-summary");
  await expect(summary).toContainText("Please fix 2 things");
  await expect(summary).toBeFocused();
  await summary.getByRole("link", { name: /Email address/ }).click();
  await expect(page.getByLabel("Email address")).toBeFocused();
  await expect(page.getByLabel("Email address")).toHaveAttribute("aria-invalid", "true");
  await summary.getByRole("link", { name: /Headline/ }).click();
  await expect(page.getByLabel("Headline").first()).toBeFocused();
  expect(sent).not.toContain("PUT");
});

test("slides are added, moved and removed by buttons, and visitors see it at once", async ({
  page,
}) => {
  const home = await open(page);
  const count = home.Slide.length;
  await page.getByRole("button", { name: "Add a slide" }).click();
  const fields = page.getByRole("listitem").last();
  await fields.getByLabel("Headline", { exact: true }).fill("The newest of all");
  await fields.getByLabel("Line under the headline").fill("It was added a moment ago.");
  await fields.getByLabel("Background picture").fill("/art/tours-coast.svg");
  await fields.getByLabel("Where the button goes").fill("/packages/tours");
  for (let number = count + 1; number > 1; number -= 1) {
    await page.getByRole("button", { name: `Move slide ${number} up` }).click();
  }
  await expect(page.getByRole("button", { name: "Move slide 1 up" })).toBeDisabled();
  await headOf(page, 2).click();
  await page.getByRole("button", { name: "Remove slide 2" }).click();
  await save(page);
  await expect(toastOf(page)).toHaveText(/Home updated successfully!/);

  const expected = ["The newest of all", ...home.Slide.slice(1).map(contentOf)];
  expect((await ask(page, "GET", "/api/home")).body[0].Slide.map(contentOf)).toEqual(expected);
  await page.goto("/");
  await expect(page.getByRole("main")).toContainText("The newest of all");
});

const contentOf = ({ content }: { content: string }) => content;

test("slides are moved by dragging", async ({ page }) => {
  const home = await open(page);
  const [first, second, ...rest] = home.Slide.map(contentOf);
  await headOf(page, 1).click();
  await page.locator(".grip").first().dragTo(page.getByRole("listitem").nth(1));
  expect(await headlines(page)).toEqual([second, first, ...rest]);
  await save(page);
  await expect(toastOf(page)).toHaveText(/Home updated successfully!/);
  const { body } = await ask(page, "GET", "/api/home");
  expect(body[0].Slide.map(contentOf)).toEqual([second, first, ...rest]);
});

test("the preview follows the typing, on a phone and on a computer", async ({ page }) => {
  await open(page);
  await page.getByLabel("Headline").first().fill("Seen before it is saved");
  await expect(previewOf(page).getByRole("heading", { name: "Seen before" })).toBeVisible();
  const widthOf = () => page.locator("iframe").evaluate((frame: HTMLElement) => frame.clientWidth);
  expect(await widthOf()).toBe(390);
  await page.getByRole("button", { name: "Computer" }).click();
  await expect.poll(widthOf).toBe(1280);
  await expect(previewOf(page).getByRole("heading", { name: "Seen before" })).toBeVisible();
  await throwAway(page);
  await expect(page.getByLabel("Headline").first()).not.toHaveValue("Seen before it is saved");
  // Others write here too: the version is known by its words.
  const { body: versions } = await ask(page, "GET", "/api/history/home/home");
  const bodies = await Promise.all(
    versions.map(({ _id }: { _id: string }) => ask(page, "GET", `/api/history/home/home/${_id}`)),
  );
  const place = bodies.findIndex(({ body }) => JSON.stringify(body).includes("Seen before it is"));
  await page.goto(`/admin/history/home/home/${versions[place]?._id}`);
  await takenOver(page);
  await page.getByRole("button", { name: "Restore this version" }).click();
  await page.getByRole("link", { name: "Open the editor" }).click();
  await expect(page.getByLabel("Headline").first()).toHaveValue("Seen before it is saved");
});

test("a refusal and a failure are told in the exact words", async ({ page, watch }) => {
  watch.allow(/status of 500|ERR_FAILED/);
  await open(page);
  await page.getByLabel("Headline").first().fill("Not yet");
  for (const [answer, words] of [
    [{ status: 500, json: { message: "Something went wrong." } }, "Failed to update home."],
    [{ status: 500, body: "<h1>Bad gateway</h1>" }, "Failed to update home."],
    [{ status: 200, body: "<h1>Not JSON</h1>" }, "An error occurred."],
    [null, "An error occurred."],
  ] as const) {
    await page.route("**/api/home/*", (route) => (answer ? route.fulfill(answer) : route.abort()));
    const button = page.getByRole("button", { name: "Update home" });
    await button.click();
    await expect(toastOf(page).first()).toContainText(words);
    await expect(button).toBeEnabled();
    await expect(page.getByLabel("Headline").first()).toHaveValue("Not yet");
    await page.unroute("**/api/home/*");
  }
});
