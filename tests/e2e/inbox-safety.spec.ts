import { expect, takenOver } from "#tests/support/browser-test.ts";
import {
  chipOf,
  chooseStatus,
  comeBack,
  detailOf,
  findEnquiry,
  openInbox,
  rowOf,
  rowsOf,
  statusOf,
  test,
} from "#tests/support/inbox-test.ts";
import { toastOf } from "#tests/support/post-form.ts";
import { ask } from "#tests/support/staff.ts";
import { OWNER } from "#tests/support/staff-names.ts";

test("a status that somebody else changed meanwhile is told in words, with the choice", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 409/);
  await openInbox(page);
  await rowOf(page, "Farida Yasmin").click();
  const detail = detailOf(page, "Farida Yasmin");
  await expect(statusOf(page)).toBeVisible();
  const { _id } = await findEnquiry(page, "Farida");
  await ask(page, "PUT", `/api/enquiries/${_id}`, { status: "closed" });
  await chooseStatus(page, "Called");
  await expect(detail.getByRole("alert")).toContainText(
    /Nadia Rahman set it to Closed \(Today, .+\) while you had it open\. Your choice, Called, is not saved\./,
  );
  await expect(statusOf(page)).toHaveAccessibleName("Status: Closed");
  await detail.getByRole("button", { name: "Change to Called" }).click();
  await expect(statusOf(page)).toHaveAccessibleName("Status: Called");
  await expect(detail.getByRole("alert")).toHaveCount(0);
});

test("what arrives meanwhile appears, and what is typed stays", async ({ page }) => {
  await openInbox(page);
  await rowOf(page, "Tasnim Ahmed").click();
  const note = page.getByLabel("Add a note");
  await note.fill("Half a sen");
  const { body } = await ask(page, "GET", "/api/enquiries?status=spam");
  const [arriving] = body.enquiries;
  const other = await findEnquiry(page, "Tasnim");
  await ask(page, "PUT", `/api/enquiries/${arriving._id}`, { status: "new" });
  await ask(page, "PUT", `/api/enquiries/${other._id}`, { status: "waiting" });
  await expect(rowOf(page, arriving.name)).toHaveCount(0);
  await comeBack(page);
  await expect(rowOf(page, arriving.name)).toBeVisible();
  await expect(statusOf(page)).toHaveAccessibleName("Status: Waiting for papers");
  await expect(note).toHaveValue("Half a sen");
  await expect(note).toBeFocused();
  // A search beside it takes nothing away either.
  await page.getByRole("searchbox").fill("Jannatul");
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(note).toHaveValue("Half a sen");
});

test("a note is kept on the device, and saved after signing in again in place", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 401/);
  await openInbox(page);
  await rowOf(page, "Tasnim Ahmed").click();
  const note = page.getByLabel("Add a note");
  await note.fill("IELTS 6.5, wants Canada.");
  await rowOf(page, "Farida Yasmin").click();
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("heading", { name: "Farida Yasmin" })).toBeVisible();
  await expect(note).toHaveValue("");
  await page.goBack();
  await page.getByRole("button", { name: /^Restore what you typed/ }).click();
  await expect(note).toHaveValue("IELTS 6.5, wants Canada.");

  await context.clearCookies();
  await page.getByRole("button", { name: "Save note" }).click();
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await dialog.getByLabel("Password", { exact: true }).fill(OWNER.password);
  await dialog.getByRole("button", { name: "Sign In and save" }).click();
  await expect(page.getByRole("region", { name: "Staff notes" })).toContainText(
    "Nadia Rahman IELTS 6.5, wants Canada.",
  );
  await context.clearCookies();
  await chooseStatus(page, "Called");
  await dialog.getByLabel("Password", { exact: true }).fill(OWNER.password);
  await dialog.getByRole("button", { name: "Sign In and save" }).click();
  await expect(statusOf(page)).toHaveAccessibleName("Status: Called");
});

test("a note whose answer is lost may be saved: that is said, and so it is", async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED/);
  await openInbox(page);
  await rowOf(page, "Farida Yasmin").click();
  await expect(detailOf(page, "Farida Yasmin")).toBeVisible();
  await page.route("**/notes", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByLabel("Add a note").fill("Called at noon.");
  await page.getByRole("button", { name: "Save note" }).click();
  const toast = page.locator(".toast-region").getByRole("alert");
  await expect(toast).toContainText("No answer came, so it may be saved already.");
  await expect(toast).not.toContainText("not saved");
  await page.reload();
  await expect(page.getByRole("region", { name: "Staff notes" })).toContainText("Called at noon.");
});

test("an empty note and one that is too long are told beside the field", async ({ page }) => {
  await openInbox(page);
  await rowOf(page, "Tasnim Ahmed").click();
  await expect(detailOf(page, "Tasnim Ahmed")).toBeVisible();
  const save = page.getByRole("button", { name: "Save note" });
  await save.click();
  await expect(page.getByLabel("Add a note")).toHaveAccessibleDescription("Write your note first.");
  await page.getByLabel("Add a note").fill("x".repeat(2001));
  await save.click();
  await expect(page.getByLabel("Add a note")).toHaveAccessibleDescription(
    "Shorten your note to 2,000 letters. It has 2,001 now.",
  );
});

test("what fails is said, with Try again; nothing that was there goes away", async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED/);
  await page.route("**/api/enquiries?*", (route) => route.abort());
  await openInbox(page);
  await expect(page.getByText("The enquiries could not be loaded")).toBeVisible();
  await page.unroute("**/api/enquiries?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(chipOf(page, "All")).toHaveText("All 11");
  // The first unread one is there: what cannot be loaded is the next.
  await expect(page.locator(".enquiry h2")).toHaveText("Rafiqul Islam");

  await page.route("**/api/enquiries/*", (route) => route.abort());
  await rowOf(page, "Shirin Akter").click();
  await expect(page.getByText("The enquiry could not be loaded")).toBeVisible();
  await page.unroute("**/api/enquiries/*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(statusOf(page)).toHaveAccessibleName("Status: Waiting for papers");

  await page.getByLabel("Add a note").fill("Still here");
  await page.route("**/api/enquiries**", (route) => route.abort());
  await chooseStatus(page, "Closed");
  await expect(toastOf(page)).toContainText("No answer came, so it may be done already.");
  await expect(statusOf(page)).toHaveAccessibleName("Status: Waiting for papers");
  await comeBack(page);
  await expect(page.getByText("This list is not up to date.")).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(11);
  await expect(page.getByLabel("Add a note")).toHaveValue("Still here");
});

test("on a phone: the list with Call and WhatsApp, then a page with Back; nothing is wider", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openInbox(page);
  const rows = rowsOf(page);
  await expect(rows.getByRole("link", { name: "Call Rafiqul Islam, 01011-733190" })).toBeVisible();
  await expect(rows.getByRole("link", { name: /^WhatsApp/ })).toHaveCount(3);
  await expect(page.getByText("Choose an enquiry")).toBeHidden();
  const row = rowOf(page, "রোকেয়া সুলতানা");
  await row.click();
  await expect(page.getByRole("heading", { name: "রোকেয়া সুলতানা" })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(rows.first()).toBeHidden();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect([width, isWider]).toEqual([width, false]);
  }
  await page.getByRole("link", { name: "Back to the list" }).click();
  await expect(page).toHaveURL("/admin/enquiries");
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
});

test("all of it by keyboard", async ({ page }) => {
  await openInbox(page);
  await rowOf(page, "Rafiqul Islam").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Rafiqul Islam" })).toBeFocused();
  await statusOf(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("option", { name: "New" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { name: "Called" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(statusOf(page)).toHaveAccessibleName("Status: Called");
  await expect(statusOf(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Owner", { exact: true })).toBeFocused();
  await page.keyboard.press("N");
  await expect(rowOf(page, "Rafiqul Islam")).toContainText("NR");
  await page.getByLabel("Add a note").focus();
  await page.keyboard.type("By hand");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Staff notes" })).toContainText("By hand");
  await expect(page.getByLabel("Add a note")).toHaveValue("");
  const back = page.getByRole("link", { name: "Back to the list" });
  await back.focus();
  await expect(back).toHaveCSS("opacity", "1");
  await page.keyboard.press("Enter");
  await expect(rowOf(page, "Rafiqul Islam")).toBeFocused();
});

test("whoever comes without a session signs in, in place, and the list is there", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 401/);
  await page.goto("/admin/profile");
  await takenOver(page);
  await context.clearCookies();
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Enquiries/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await dialog.getByLabel("Password", { exact: true }).fill(OWNER.password);
  await dialog.getByRole("button", { name: "Sign In and save" }).click();
  await expect(rowsOf(page)).toHaveCount(11);
});
