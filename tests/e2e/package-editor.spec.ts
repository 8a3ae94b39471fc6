import type { Page } from "@playwright/test";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/editing-test.ts";
import { ask } from "#tests/support/staff.ts";

const previewOf = (page: Page) =>
  page.frameLocator('iframe[title="The package page as it will stand"]');
const toastOf = (page: Page) => page.locator(".toast-region").getByRole("alert");
const save = (page: Page) => page.getByRole("button", { name: "Update package" }).click();

/** The list shown under a field, and what is said about it. */
const listUnder = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).locator("xpath=ancestor::div[.//ol][1]");

async function choose(page: Page, name: string): Promise<void> {
  await page.goto("/admin/package");
  await takenOver(page);
  await page.getByRole("main").getByRole("link", { name }).click();
  await expect(page.getByLabel("Title", { exact: true })).not.toHaveValue("");
}

/** Others have written here before: a title of its own, and items without a comma, that stand in one line. */
async function writePlainly(page: Page, id: string): Promise<void> {
  await page.goto("/admin/package");
  const { body } = await ask(page, "GET", `/api/package/${id}`);
  const lists = { services: ["Flights", "Meals"], servicesdescription: ["Ask us", "Pack"] };
  await ask(page, "PUT", `/api/package/${id}`, { ...body, ...lists, title: `Plainly ${id}` });
}

test("no package is selected at first; selecting one loads it into a form", async ({ page }) => {
  await writePlainly(page, "umrah");
  await page.goto("/admin/package");
  await takenOver(page);
  await expect(page.getByRole("form")).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Packages" }).getByRole("link")).toHaveCount(5);
  await page.getByRole("link", { name: "Umrah" }).click();
  const { body: umrah } = await ask(page, "GET", "/api/package/umrah");
  const { _id, version, services, servicesdescription, ...texts } = umrah;
  for (const [name, text] of Object.entries(texts)) {
    await expect(page.locator(`[name="${name}"]`)).toHaveValue(String(text));
  }
  await expect(page.locator('[name="services"]')).toHaveValue(services.join(", "));
  await expect(page.locator('[name="servicesdescription"]')).toHaveValue(
    servicesdescription.join(", "),
  );
  await page.getByRole("link", { name: "Hajj" }).click();
  await expect(page.getByLabel("Title", { exact: true })).not.toHaveValue(umrah.title);
});

test("lists are text with a comma and a space; what becomes of it is shown, joined items too", async ({
  page,
}) => {
  await writePlainly(page, "student-visa");
  await choose(page, "Student Visa");
  const field = page.getByLabel("Services", { exact: true });
  const shown = listUnder(page, "Services");
  await field.fill("Papers, An interview, A place to sleep");
  await expect(shown.getByRole("listitem")).toHaveText([
    "Papers",
    "An interview",
    "A place to sleep",
  ]);
  await expect(shown.getByRole("status")).toHaveText("3 services");
  await field.fill("Papers,An interview, A place");
  await expect(shown).toContainText("“Papers,An interview” holds a comma.");
  await expect(shown.getByRole("listitem")).toHaveCount(2);
  await field.fill("Papers");
  await expect(shown.getByRole("status")).toHaveText("1 service");
  await save(page);
  await expect(toastOf(page)).toHaveText(/Package updated successfully!/);
  expect((await ask(page, "GET", "/api/package/student-visa")).body.services).toEqual(["Papers"]);
});

test("items with a comma are shown one a line and stay whole; so does any list on this device by choice", async ({
  page,
}) => {
  await choose(page, "Hajj");
  const { body: hajj } = await ask(page, "GET", "/api/package/hajj");
  const services = ["Flights, there and back", "Meals"];
  await ask(page, "PUT", "/api/package/hajj", { ...hajj, services });
  await choose(page, "Hajj");
  const shown = listUnder(page, "Services");
  const field = page.getByLabel("Services", { exact: true });
  await expect(field).toHaveValue("Flights, there and back\nMeals\n");
  await field.fill("Flights, there and back\nMeals, too");
  await expect(shown.getByRole("status")).toHaveText("2 services");
  await page.getByLabel("Heading beside the picture").fill("Another second title");
  await save(page);
  await expect(toastOf(page)).toHaveText(/Package updated successfully!/);
  const { body: kept } = await ask(page, "GET", "/api/package/hajj");
  expect([kept.services, kept.secondtitle]).toEqual([
    ["Flights, there and back", "Meals, too"],
    "Another second title",
  ]);
  const steps = page.getByLabel("Steps", { exact: true });
  const before = kept.servicesdescription.join(", ");
  await expect(steps).toHaveValue(before);
  const oneALine = listUnder(page, "Steps").getByRole("button", { name: "One a line" });
  await oneALine.click();
  await page.reload();
  await takenOver(page);
  await expect(steps).toHaveValue(`${kept.servicesdescription.join("\n")}\n`);
  await steps.fill("Ask, and ask again");
  await expect(listUnder(page, "Steps").getByRole("status")).toHaveText("1 step");
  await oneALine.click();
  await expect(steps).toHaveValue("Ask, and ask again");
});

test("an item with a comma stays whole in a list that somebody else saved meanwhile", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 409/);
  await choose(page, "Work Visa");
  const { body } = await ask(page, "GET", "/api/package/work-visa");
  const services = ["Contract, read and explained", "Tickets"];
  await ask(page, "PUT", "/api/package/work-visa", { ...body, services });
  await page.getByLabel("Heading beside the picture").fill("Mine");
  await save(page);
  await page.getByRole("dialog").getByRole("button", { name: "Save my choice" }).click();
  await expect(toastOf(page)).toHaveText(/Package updated successfully!/);
  const { body: kept } = await ask(page, "GET", "/api/package/work-visa");
  expect([kept.services, kept.secondtitle]).toEqual([services, "Mine"]);
});

test("the preview follows the typing; a saving shows at once to everybody", async ({ page }) => {
  await choose(page, "Tour");
  await page.getByLabel("Title", { exact: true }).fill("Tours, newly written");
  await page.getByLabel("Steps", { exact: true }).fill("Ask us, Pack, Go");
  await expect(previewOf(page).getByRole("heading", { level: 1 })).toHaveText(
    "Tours, newly written",
  );
  await expect(previewOf(page).locator(".step-route")).toContainText("Pack");
  await expect(page.locator(".save-state")).toContainText("not public yet");
  await save(page);
  await expect(toastOf(page)).toHaveText(/Package updated successfully!/);
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Tours, newly written");
  await expect(page.locator(".save-state")).toContainText("Everything here is public");

  const { body } = await ask(page, "GET", "/api/package");
  expect(body.find(({ _id }: { _id: string }) => _id === "tours")).toMatchObject({
    title: "Tours, newly written",
    servicesdescription: ["Ask us", "Pack", "Go"],
  });
  await page.goto("/packages/tours");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tours, newly written");
});

test("a second saving goes on from the answer to the first", async ({ page }) => {
  await choose(page, "Work Visa");
  for (const text of ["First words.", "Second words."]) {
    await page.getByLabel("Text under it").fill(text);
    await save(page);
    await expect(page.locator(".save-state")).toContainText("Everything here is public");
  }
  expect((await ask(page, "GET", "/api/package/work-visa")).body.middleparagraph).toBe(
    "Second words.",
  );
});

test("a failed update says so in the exact words, and keeps what was typed", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 500/);
  await choose(page, "Umrah");
  await page.route("**/api/package/*", (route) =>
    route.fulfill({ status: 500, json: { message: "Something went wrong on our side." } }),
  );
  await page.getByLabel("Title", { exact: true }).fill("Never saved");
  await save(page);
  await expect(toastOf(page)).toHaveText(/Failed to update package\./);
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Never saved");
  await expect(page.locator(".save-state")).toContainText("Something went wrong on our side.");
});

test("chosen with no network, or while the whole server fails: the words, and the tiles stay", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 500|ERR_INTERNET_DISCONNECTED/);
  const tiles = page.getByRole("navigation", { name: "Packages" }).getByRole("link");
  const failed = page.getByRole("main").getByText("Failed to fetch package details.");
  await page.goto("/admin/package");
  await takenOver(page);
  await context.setOffline(true);
  await tiles.filter({ hasText: "Hajj" }).click();
  await expect(toastOf(page)).toHaveText(/Failed to fetch package details\./);
  await expect(failed).toBeVisible();
  await expect(tiles).toHaveCount(5);
  await context.setOffline(false);

  await page.route(/\/(api\/package|admin\/package)/, (route) => route.fulfill({ status: 500 }));
  await tiles.filter({ hasText: "Umrah" }).click();
  await expect(page).toHaveURL(/package=umrah/);
  await expect(failed).toBeVisible();
  await expect(tiles).toHaveCount(5);
  await page.unroute(/\/(api\/package|admin\/package)/);
  await tiles.filter({ hasText: "Hajj" }).click();
  await expect(page.getByLabel("Title", { exact: true })).not.toHaveValue("");
});

test("what cannot be fetched says so in the exact words, and can be tried again", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 500|ERR_FAILED/);
  await page.route("**/api/package/umrah", (route) => route.abort());
  await page.goto("/admin/package?package=umrah");
  await takenOver(page);
  await expect(toastOf(page)).toHaveText(/Failed to fetch package details\./);
  await expect(page.getByRole("navigation", { name: "Packages" }).getByRole("link")).toHaveCount(5);
  await page.unroute("**/api/package/umrah");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByLabel("Title", { exact: true })).not.toHaveValue("");

  await page.goto("/admin/blog");
  await takenOver(page);
  await page.route("**/admin/package.data*", (route) => route.abort());
  await page.getByRole("link", { name: "Package" }).click();
  await expect(toastOf(page)).toHaveText(/Failed to fetch packages\./);
  await page.unroute("**/admin/package.data*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Package" })).toBeVisible();
});
