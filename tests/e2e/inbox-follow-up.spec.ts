import type { Page } from "@playwright/test";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import {
  chipOf,
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

/** As is promised. */
const NEWS_MS = 10_000;

async function sendEnquiry(page: Page, more: object = {}): Promise<void> {
  const { body } = await ask(page, "GET", "/api/enquiries/token");
  const fields = { topic: "umrah", name: "Farida Begum", email: "begum@example.com" };
  const sent = await ask(page, "POST", "/api/enquiries", { ...fields, ...body, ...more });
  expect(sent.status).toBe(201);
  // What is sent so quickly is taken for a robot's.
  const name = String({ ...fields, ...more }.name);
  const { body: spam } = await ask(page, "GET", "/api/enquiries?status=spam");
  const { _id } = spam.enquiries.find((one: { name: string }) => one.name === name);
  await ask(page, "PUT", `/api/enquiries/${_id}`, { status: "new", unread: true });
}

async function openTasnim(page: Page) {
  await openInbox(page);
  await rowOf(page, "Tasnim Ahmed").click();
  const detail = detailOf(page, "Tasnim Ahmed");
  await expect(statusOf(page)).toBeVisible();
  const { _id } = await findEnquiry(page, "Tasnim");
  return { detail, _id };
}

/** As the agency's clock has it, so many days from now. */
async function dayIn(page: Page, days: number): Promise<string> {
  const { body } = await ask(page, "GET", "/api/enquiries");
  return new Date(Date.parse(body.today) + days * 86_400_000).toISOString().slice(0, 10);
}

test("an enquiry gets an owner and a day; what is due stands above the others, and is mine", async ({
  page,
}) => {
  await openInbox(page);
  await rowOf(page, "Tasnim Ahmed").click();
  const detail = detailOf(page, "Tasnim Ahmed");
  await detail.getByLabel("Owner", { exact: true }).selectOption("Nadia Rahman");
  await expect(toastOf(page).filter({ hasText: "Nadia Rahman looks after it" })).toBeVisible();
  await expect(
    rowOf(page, "Tasnim Ahmed").getByRole("img", { name: "Owner: Nadia Rahman" }),
  ).toHaveText("NR");
  await detail.getByRole("button", { name: "Tomorrow" }).click();
  await expect(rowOf(page, "Tasnim Ahmed")).toContainText("Tomorrow");
  await expect(page.getByRole("heading", { name: /^Overdue and today/ })).toHaveCount(0);

  await detail.getByLabel("Follow up").fill(await dayIn(page, -2));
  await detail.getByLabel("Follow up").press("Enter");
  await expect(page.getByRole("heading", { name: "Overdue and today, 1" })).toBeVisible();
  const due = page.getByRole("list", { name: "Overdue and today" });
  await expect(due.getByRole("listitem")).toHaveText(/Tasnim Ahmed.*2 days over/);
  await expect(rowsOf(page).first()).toContainText("Tasnim Ahmed");
  await expect(detail.getByRole("region", { name: "History" })).toContainText(
    "Nadia Rahman gave it to Nadia Rahman",
  );
  await page.reload();
  await expect(detail.getByLabel("Follow up")).toHaveAccessibleDescription("2 days over");

  await chipOf(page, "Mine and open").click();
  await expect(page).toHaveURL(/\?owner=mine$/);
  await expect(rowsOf(page)).toHaveCount(1);
  await detail.getByRole("button", { name: "No date" }).click();
  await expect(page.getByRole("heading", { name: /^Overdue/ })).toHaveCount(0);
  await detail.getByLabel("Owner", { exact: true }).selectOption("No owner");
  await expect(page.getByText("None here", { exact: true })).toBeVisible();
});

test("what a colleague changed beside it is no reason to ask; the same is told", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 409/);
  const { detail, _id } = await openTasnim(page);
  await ask(page, "PUT", `/api/enquiries/${_id}`, { status: "called" });
  await detail.getByRole("button", { name: "Tomorrow" }).click();
  await expect(toastOf(page).filter({ hasText: "Saved: follow up Tomorrow." })).toBeVisible();
  await expect(statusOf(page)).toHaveAccessibleName("Status: Called");

  await ask(page, "PUT", `/api/enquiries/${_id}`, { followUpOn: await dayIn(page, 9) });
  await detail.getByRole("button", { name: "In a week" }).click();
  await expect(toastOf(page).filter({ hasText: "Somebody else changed this" })).toBeVisible();
  await expect(detail.getByLabel("Follow up")).toHaveValue(await dayIn(page, 9));
});

test("of two presses in a row none writes over what a colleague chose meanwhile", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 409/);
  const { detail, _id } = await openTasnim(page);
  const theirs = await dayIn(page, 9);
  await ask(page, "PUT", `/api/enquiries/${_id}`, { followUpOn: theirs });
  const pressed = Promise.withResolvers<void>();
  await page.route(`**/api/enquiries/${_id}`, async (route) => {
    if (route.request().method() === "PUT") await pressed.promise;
    await route.continue();
  });
  await detail.getByLabel("Owner", { exact: true }).selectOption("Nadia Rahman");
  await detail.getByRole("button", { name: "In a week" }).click();
  pressed.resolve();
  await expect(toastOf(page).filter({ hasText: "Nadia Rahman looks after it" })).toBeVisible();
  await expect(toastOf(page).filter({ hasText: "Somebody else changed this" })).toBeVisible();
  await expect(detail.getByLabel("Follow up")).toHaveValue(theirs);
});

test("an answer is made of a template, in the visitor's language, and noted; what is missing holds it", async ({
  page,
}) => {
  await openInbox(page);
  await rowOf(page, "Tasnim Ahmed").click();
  const answer = page.getByRole("region", { name: "Answer" });
  await expect(answer).toContainText("Assalamu alaikum Tasnim Ahmed,");
  await expect(answer).toContainText("Opens it for you. Nothing is sent by itself.");
  const whatsApp = answer.getByRole("link", { name: /^Open in WhatsApp/ });
  const text = new URL((await whatsApp.getAttribute("href")) ?? "").searchParams.get("text");
  expect(text).toContain("thank you for writing about your student visa.");
  expect(text).toMatch(/\n\nNadia Rahman\nRihla Travels$/);

  await answer.getByRole("button", { name: "All 8" }).click();
  await answer.getByRole("button", { name: "Visa file submitted" }).click();
  await expect(answer.locator("mark[data-missing]")).toHaveText("Date is missing");
  await expect(answer.getByRole("status")).toContainText("Date is missing");
  await expect(answer.getByRole("button", { name: "Open in WhatsApp" })).toBeDisabled();
  await answer.getByRole("button", { name: "বাংলা" }).click();
  await answer.getByLabel("Date in the text").fill("2027-02-06");
  await expect(answer.getByText("Date is missing")).toHaveCount(0);
  await expect(answer.locator("mark", { hasText: "৬ ফেব্রুয়ারি" })).toBeVisible();
  const mail = answer.getByRole("link", { name: "Open in mail" });
  await expect(mail).toHaveAttribute(
    "href",
    /^mailto:tasnim\.ahmed@mail\.example\?subject=.+&body=/,
  );

  await answer.getByRole("button", { name: "English" }).click();
  await answer.getByRole("button", { name: "Price in writing" }).click();
  await expect(answer.getByText("Write what stands at “…” first.")).toBeVisible();
  await answer.getByRole("button", { name: "Change the text" }).click();
  const own = answer.getByLabel("Text of the answer");
  await own.fill("Salam, it is Tk 1,92,000 for one.");
  for (const name of ["Rafiqul Islam", "Tasnim Ahmed"]) await rowOf(page, name).click();
  await expect(own).toHaveValue("Salam, it is Tk 1,92,000 for one.");
  await answer.getByRole("button", { name: "বাংলা" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep my text" }).click();
  await whatsApp.evaluate((link) =>
    link.addEventListener("click", (event) => event.preventDefault(), { capture: true }),
  );
  await expect(whatsApp).toHaveAttribute("href", /text=Salam%2C%20it%20is%20Tk/);
  await whatsApp.click();
  const detail = detailOf(page, "Tasnim Ahmed");
  await expect(detail.getByRole("region", { name: "History" })).toContainText(
    "Nadia Rahman opened “Price in writing” in WhatsApp",
  );
  await expect(detail.getByRole("button", { name: "Mark as called" })).toBeInViewport();
});

test("who asked before is merged into one, and parted again", async ({ page, watch }) => {
  watch.allow(/status of 409/);
  await openInbox(page);
  await sendEnquiry(page, { phone: "+880 1011 902518", message: "I asked about IELTS before." });
  await page.reload();
  await rowOf(page, "Farida Begum").click();
  const detail = detailOf(page, "Farida Begum");
  const before = detail.getByRole("region", { name: "Asked before with this number" });
  await expect(before).toContainText("Student visa, New");
  // An example stays among examples.
  await before.getByRole("button", { name: /^Merge/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Merge", exact: true }).click();
  await expect(toastOf(page).filter({ hasText: "Examples are merged with" })).toBeVisible();

  await sendEnquiry(page, { name: "F. Begum", message: "Is there a lift?" });
  await page.reload();
  const byMail = detail.getByRole("region", { name: "Asked before with this number or email" });
  await expect(byMail.getByRole("listitem")).toHaveCount(2);
  await expect(rowsOf(page)).toHaveCount(13);
  const first = byMail.getByRole("listitem").first();
  await first.getByRole("button", { name: /^Merge/ }).click();
  const dialog = page.getByRole("alertdialog", { name: "Merge the two?" });
  await expect(dialog.getByRole("button", { name: "Leave them apart" })).toBeFocused();
  await dialog.getByRole("button", { name: "Merge", exact: true }).click();
  const merged = detail.getByRole("region", { name: "Merged into this" });
  await expect(merged).toContainText("Is there a lift?");
  await expect(rowsOf(page)).toHaveCount(12);
  await page.getByRole("searchbox").fill("lift");
  await expect(rowsOf(page)).toHaveCount(1);
  await page.getByRole("searchbox").fill("");

  await merged.getByRole("button", { name: /^Undo the merge/ }).click();
  await expect(merged).toHaveCount(0);
  await expect(rowsOf(page)).toHaveCount(13);
  await expect(detail.getByRole("region", { name: "History" })).toContainText(
    "Nadia Rahman undid the merge of RH-",
  );
});

test("an address of a merged one leads on to the one that stays", async ({ page }) => {
  await openInbox(page);
  await sendEnquiry(page, { message: "First" });
  await sendEnquiry(page, { name: "F. Begum", message: "Second" });
  const [stays, goes] = [await findEnquiry(page, "Second"), await findEnquiry(page, "First")];
  await ask(page, "POST", `/api/enquiries/${stays._id}/merge`, { other: goes._id });
  await page.goto(`/admin/enquiries/${goes._id}`);
  await page.getByRole("link", { name: `Open ${stays.reference}` }).click();
  await expect(detailOf(page, "F. Begum")).toContainText("First");
});

test("what comes in is told within ten seconds, in the title too; the list stays until it is asked for", async ({
  page,
}) => {
  await page.clock.install();
  await openInbox(page);
  await expect(page).toHaveTitle("(3) Enquiries | Rihla Travels");
  await expect(rowsOf(page)).toHaveCount(11);
  // From here on no time passes but what is run.
  await page.clock.pauseAt(Date.now() + 60_000);
  await sendEnquiry(page);
  await page.clock.runFor(NEWS_MS);
  await expect(page).toHaveTitle("(4) Enquiries | Rihla Travels");
  await expect(page.getByRole("status").getByText("1 new enquiry came in just now.")).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(11);
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(rowsOf(page)).toHaveCount(12);
  await expect(rowOf(page, "Farida Begum")).toBeFocused();
  await expect(page.getByText("came in just now")).toHaveCount(0);
  await page.clock.resume();

  await page.goto("/admin/media");
  await takenOver(page);
  await expect(page).toHaveTitle(/^Media/);
  await sendEnquiry(page, { name: "Another", message: "Again" });
  await page.clock.runFor(NEWS_MS);
  await expect(page).toHaveTitle(/^\(5\) Media/);
  await expect(
    page.getByRole("banner").getByRole("link", { name: /^Enquiries/ }),
  ).toHaveAccessibleName("Enquiries 5 new");
});
