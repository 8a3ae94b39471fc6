import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask, signInOwner } from "#tests/support/staff.ts";

test.beforeEach(async ({ page, siteUrl }) => signInOwner(page, siteUrl));

const updated = (title: string) => `${title} updated.`;

test("a new name is in every title at once, and in the preview before that", async ({ page }) => {
  await page.goto("/admin/settings");
  await takenOver(page);
  const agency = page.getByRole("main").getByRole("link", { name: /^Agency/ });
  await expect(agency).toContainText("Rihla Travels");
  await agency.click();
  await expect(page).toHaveURL("/admin/settings/agency");
  await page.getByLabel("Name of the agency").fill("Noor Journeys");
  const preview = page.frameLocator('iframe[title="How it will look"]');
  await expect(preview.getByRole("link", { name: "Noor Journeys, home" }).first()).toBeVisible();
  // A sign is drawn from the page that it stands on.
  await expect(preview.locator('use[href="#_menu"]')).toHaveCount(1);
  await expect(preview.locator("symbol#_menu")).toBeAttached();
  await expect(page).toHaveTitle("Agency | Rihla Travels");
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await expect(page.getByText(updated("Agency"))).toBeVisible();
  await expect(page).toHaveTitle("Agency | Noor Journeys");
  for (const path of ["/", "/about", "/packages/hajj", "/blog"]) {
    expect(await (await page.request.get(path)).text()).toContain(" | Noor Journeys</title>");
  }
  expect(await (await page.request.get("/feed.xml")).text()).toContain("Noor Journeys");
});

test("phones are added, moved and removed; what is wrong is said beside its field", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 400/);
  await page.goto("/admin/settings/contact");
  await takenOver(page);
  await page.getByRole("button", { name: "Add a phone number" }).click();
  const third = page.getByRole("group", { name: "Phone numbers, row 3" });
  await third.getByLabel("What it is for").fill("Hotels");
  await page.getByRole("button", { name: "Update", exact: true }).click();
  const summary = page.locator(".error-summary");
  await expect(summary).toContainText("Phone numbers, row 3: Number must not be empty");
  await summary.getByRole("link").click();
  await expect(third.getByLabel("Number")).toBeFocused();
  await page.keyboard.type("+880 1055-000111");
  await third.getByRole("button", { name: "Move row 3 up" }).click();
  await page
    .getByRole("group", { name: "Phone numbers, row 1" })
    .getByRole("button", { name: "Remove row 1" })
    .click();
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await expect(page.getByText(updated("Contact and hours"))).toBeVisible();
  const { body } = await ask(page, "GET", "/api/settings");
  expect(body.phones).toEqual([
    { label: "Hotels", number: "+880 1055-000111" },
    { label: "Student and work visas", number: "+880 1019-377042" },
  ]);
});

test("a colour that cannot be read is refused; a good one is on the public pages", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 400/);
  await page.goto("/admin/settings/look");
  await takenOver(page);
  const colour = page.getByLabel("Colour of buttons and links", { exact: true });
  await colour.fill("#ffcc00");
  await expect(page.getByText(/too light to read: its contrast is \d\.\d to 1/)).toBeVisible();
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await expect(page.locator(".error-summary")).toContainText("too light to read");
  await colour.fill("#7a1f5c");
  await expect(page.getByText(/Good to read/)).toBeVisible();
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await expect(page.getByText(updated("Mark and colour"))).toBeVisible();
  await page.goto("/");
  const button = page.getByRole("link", { name: "Get Started" }).first();
  await expect(button).toHaveCSS("background-color", "rgb(122, 31, 92)");
});

test("two people on one group: the second sees both versions and chooses", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 409/);
  await page.goto("/admin/settings/notice");
  await takenOver(page);
  const { body } = await ask(page, "GET", "/api/settings");
  const notice = { ...body.notice, shortText: "Theirs" };
  await page.getByLabel("Short notice").fill("Mine");
  expect((await ask(page, "PUT", "/api/settings", { notice })).status).toBe(200);
  await page.getByRole("button", { name: "Update", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /Somebody else saved this/ });
  await expect(dialog.getByRole("group", { name: "Short notice" })).toContainText("Theirs");
  await dialog.getByRole("button", { name: "Save my choice" }).click();
  await expect(page.getByText(updated("Notice banner"))).toBeVisible();
  expect((await ask(page, "GET", "/api/settings")).body.notice.shortText).toBe("Mine");
});

test("About and the privacy policy are written, previewed and read at once", async ({ page }) => {
  await page.goto("/admin/page/about");
  await takenOver(page);
  await page.getByLabel("Welcome", { exact: true }).fill("One desk.\n\nThen a longer one.");
  const preview = page.frameLocator('iframe[title="The page as it will stand"]');
  await expect(preview.getByText("Then a longer one.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Update page", exact: true }).click();
  await expect(page.getByText(updated("About page"))).toBeVisible();

  await page.getByRole("link", { name: "Privacy", exact: true }).click();
  const policy = page.getByRole("textbox", { name: "Policy" });
  await policy.fill("Nothing is kept.");
  await page.getByRole("button", { name: "Update page", exact: true }).click();
  await expect(page.getByText(updated("Privacy policy"))).toBeVisible();

  await page.goto("/about");
  await expect(page.getByText("Then a longer one.", { exact: true })).toBeVisible();
  await page.goto("/privacy-policy");
  await expect(page.locator("main")).toContainText("Nothing is kept.");
});

test("a link of a map fills in where the office is", async ({ page }) => {
  await page.goto("/admin/page/contact");
  await takenOver(page);
  const link = page.getByLabel("Paste a link of a map");
  await link.fill("https://maps.app.goo.gl/abcDEF");
  await expect(page.getByText("This link does not say where it is.")).toBeVisible();
  await link.fill("https://www.google.com/maps/@22.3569,91.7832,17z");
  await expect(page.getByLabel("Latitude")).toHaveValue("22.3569");
  await page.getByRole("button", { name: "Update page", exact: true }).click();
  await expect(page.getByText(updated("Contact page"))).toBeVisible();
  expect((await ask(page, "GET", "/api/pages/contact")).body.map).toMatchObject({
    ...{ latitude: 22.3569, longitude: 91.7832, zoom: 17 },
  });
});

test("a browser that knows other time zones than the server takes the form over as it stands", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Intl.supportedValuesOf = () => ["Asia/Dhaka", "Asia/Nowhere"];
  });
  await page.goto("/admin/settings/contact");
  // Written anew by React, the main part would be another.
  await page.locator("main").evaluate((main) => Object.assign(main, { isOurs: true }));
  await takenOver(page);
  const list = await page.getByLabel("Time zone").getAttribute("list");
  await expect(page.locator(`[id="${list}"] option`)).toHaveCount(2);
  expect(await page.locator("main").evaluate((main) => "isOurs" in main)).toBe(true);
});
