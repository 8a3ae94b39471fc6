import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { boot } from "#server/boot.ts";
import { expect, noticeTakingOver, takenOver } from "#tests/support/browser-test.ts";
import { formOf, typeIn } from "#tests/support/forms.ts";
import {
  chipOf,
  chooseStatus,
  detailOf,
  mailTest,
  openInbox,
  rowOf,
  rowsOf,
  statusOf,
  test,
} from "#tests/support/inbox-test.ts";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { toastOf } from "#tests/support/post-form.ts";
import { ask } from "#tests/support/staff.ts";

/** Whoever is quicker counts as a robot. */
const QUICKEST_PERSON_MS = 3000;

async function askForPrice(page: Page, name: string): Promise<string> {
  const form = formOf(page, "Ask for a price");
  await typeIn(form, { "Your name": name, "Mobile number": "01011-480226", Travellers: "4" });
  await form.getByRole("button", { name: "Get Started" }).click();
  const thanks = page.getByRole("region", { name: /^Thank you/ });
  return /RH-\w{4}/.exec((await thanks.textContent()) ?? "")?.[0] ?? "";
}

async function openVisitor(browser: Browser, url: string, javaScriptEnabled: boolean) {
  const context = await browser.newContext({ javaScriptEnabled });
  const page = await context.newPage();
  await noticeTakingOver(page);
  await page.goto(`${url}/packages/umrah`);
  return page;
}

mailTest(
  "a price is asked for with scripts off and on; the mail leads staff to it; they call, note, answer and close",
  async ({ page, browser, siteUrl, mailServer }) => {
    test.slow();
    const plain = await openVisitor(browser, siteUrl, false);
    const scripted = await openVisitor(browser, siteUrl, true);
    await takenOver(scripted);
    const opened = Date.now();
    await expect.poll(() => Date.now() - opened).toBeGreaterThan(QUICKEST_PERSON_MS);
    const first = await askForPrice(plain, "Farida Begum");
    const second = await askForPrice(scripted, "আবদুল করিম");
    expect([first, second]).toEqual([expect.stringMatching(/^RH-/), expect.stringMatching(/^RH-/)]);
    await expect.poll(() => mailServer.received.length).toBe(2);
    const mail = mailServer.received.find(({ subject }) => subject.startsWith(first));
    const link = /http\S+\/admin\/enquiries\/\S+/.exec(mail?.text ?? "")?.[0] ?? "";
    expect(new URL(link).origin).toBe(siteUrl);

    await page.goto(link);
    await takenOver(page);
    const detail = detailOf(page, "Farida Begum");
    await expect(detail.getByText("01011-480226")).toHaveCSS("font-size", "22px");
    for (const fact of ["Umrah Package", "4 people", first, "Umrah Package page"]) {
      await expect(detail.locator("dl")).toContainText(fact);
    }
    await expect(detail.getByRole("link", { name: /^Call/ })).toHaveAttribute(
      "href",
      "tel:01011480226",
    );
    const whatsApp = await detail.getByRole("link", { name: /^WhatsApp/ }).getAttribute("href");
    expect(whatsApp).toContain("https://wa.me/8801011480226?text=");
    expect(whatsApp).toContain(first);
    await expect(detail.getByRole("region", { name: "Mail" })).toContainText(/Sent: Today/);

    await detail.getByLabel("Add a note").fill("Called.\nWants the Azizia flat.");
    await detail.getByRole("button", { name: "Save note" }).click();
    await expect(detail.getByRole("region", { name: "Staff notes" })).toContainText(
      "Nadia Rahman Called.",
    );
    await expect(detail.getByLabel("Add a note")).toHaveValue("");
    await chooseStatus(page, "Called");
    await expect(toastOf(page).filter({ hasText: "Saved: Called." })).toBeVisible();
    await expect(rowOf(page, "Farida Begum")).toContainText("Called");

    const bar = page.getByRole("banner").getByRole("link", { name: /^Enquiries/ });
    await expect(bar).toHaveAccessibleName("Enquiries 4 new");
    await rowOf(page, "আবদুল করিম").click();
    await expect(page.getByRole("heading", { name: "আবদুল করিম" })).toBeFocused();
    await chooseStatus(page, "Closed");
    await expect(bar).toHaveAccessibleName("Enquiries 3 new");
    await expect(
      detailOf(page, "আবদুল করিম").getByRole("region", { name: "History" }),
    ).toContainText("Nadia Rahman set it to Closed");
    await plain.context().close();
    await scripted.context().close();
  },
);

test("opened it counts as read; it can be marked unread again", async ({ page }) => {
  await openInbox(page);
  const row = rowOf(page, "Rafiqul Islam");
  await expect(row).toHaveAccessibleName(/Unread/);
  await expect(row.locator("b")).toHaveCSS("font-weight", "720");
  await row.click();
  await expect(row).not.toHaveAccessibleName(/Unread/);
  await page.getByRole("button", { name: "Mark as unread" }).click();
  await expect(row).toHaveAccessibleName(/Unread/);
  await page.reload();
  await expect(row).not.toHaveAccessibleName(/Unread/);
});

test("whoever was called is asked about once; not yet, and nothing is said of it", async ({
  page,
}) => {
  await openInbox(page);
  await rowOf(page, "Rafiqul Islam").click();
  const detail = detailOf(page, "Rafiqul Islam");
  const call = detail.getByRole("link", { name: /^Call/ });
  // No phone is here to ring.
  await call.evaluate((link) =>
    link.addEventListener("click", (event) => event.preventDefault(), { capture: true }),
  );
  await call.click();
  await detail.getByRole("button", { name: "Not yet" }).click();
  await expect(detail.getByText("Mark as called?")).toHaveCount(0);
  await call.click();
  await detail.getByRole("button", { name: "Mark as called" }).click();
  await expect(rowOf(page, "Rafiqul Islam")).toContainText("Called");
  await call.click();
  await expect(detail.getByText("Mark as called?")).toHaveCount(0);
});

test("chips and search stand in the address; back and forward lead through them", async ({
  page,
}) => {
  await openInbox(page);
  await expect(chipOf(page, "All")).toHaveText("All 11");
  await chipOf(page, "Called").click();
  await expect(page).toHaveURL(/\/admin\/enquiries\/\w+\?status=called$/);
  await expect(rowsOf(page)).toHaveCount(3);
  const search = page.getByRole("searchbox");
  await search.fill("karim");
  await expect(page).toHaveURL(/\?status=called&q=karim$/);
  await expect(rowsOf(page)).toHaveCount(1);
  await page.goBack();
  await expect(search).toHaveValue("");
  await expect(rowsOf(page)).toHaveCount(3);
  await page.goForward();
  await expect(search).toHaveValue("karim");
  await expect(rowsOf(page)).toHaveCount(1);
  await search.fill("nobody of that name");
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(rowsOf(page)).toHaveCount(11);
  await expect(search).toHaveValue("");
});

test("fifty are shown, then more; what was shown stays when somebody comes back", async ({
  page,
  ownSite,
}) => {
  const { db, site } = await boot({ DATA_DIR: ownSite.folder, SEED_DEMO: false });
  for (let nth = 1; nth <= 60; nth++)
    await makeEnquiry(site, { name: `Visitor ${nth}`, email: "" });
  await db.destroy();
  await openInbox(page);
  await expect(rowsOf(page)).toHaveCount(50);
  await expect(rowsOf(page).first()).toContainText("Visitor 60");
  await page.getByRole("button", { name: "Show more enquiries" }).click();
  await expect(rowsOf(page)).toHaveCount(71);
  await expect(page.getByRole("button", { name: "Show more enquiries" })).toHaveCount(0);
  await rowOf(page, "Visitor 33").click();
  await expect(rowOf(page, "Visitor 33")).not.toHaveAccessibleName(/Unread/);
  await expect(rowsOf(page)).toHaveCount(71);
});

test("the list comes down as it is filtered", async ({ page }) => {
  await openInbox(page, "?status=closed&q=dubai");
  await expect(rowsOf(page)).toHaveCount(1);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download list" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^enquiries-\d{4}-\d\d-\d\d\.csv$/);
  const lines = readFileSync(await file.path(), "utf8")
    .trim()
    .split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('"Jannatul Ferdous"');
});

test("spam says why; not spam, it is new; deleted, nothing of it is left", async ({
  page,
  watch,
}) => {
  await openInbox(page, "?status=spam");
  await rowsOf(page).getByRole("link").click();
  const heading = page.getByRole("article").getByRole("heading", { level: 2 });
  const name = (await heading.textContent()) ?? "";
  const detail = detailOf(page, name);
  await expect(detail).toContainText("Its text looks like advertising");
  await detail.getByRole("button", { name: "Not spam" }).click();
  await expect(chipOf(page, "New")).toHaveText("New 4");
  await expect(page.getByText("No spam", { exact: true })).toBeVisible();
  await expect(statusOf(page)).toHaveAccessibleName("Status: New");

  const id = new URL(page.url()).pathname.split("/").at(-1);
  await detail.getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete this enquiry?" });
  await expect(dialog).toContainText(`Everything that is known of ${name} goes for good`);
  await expect(dialog.getByRole("button", { name: "Keep it" })).toBeFocused();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL("/admin/enquiries?status=spam");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(chipOf(page, "New")).toHaveText("New 3");
  expect((await ask(page, "GET", `/api/enquiries/${id}`)).status).toBe(404);
  watch.allow(/status of 404/);
  await page.goto(`/admin/enquiries/${id}`);
  await expect(page.getByText("Somebody may have deleted it.")).toBeVisible();
});

test("the first unread one is open; j and k lead through the list, a letter typed is a letter", async ({
  page,
}) => {
  await openInbox(page);
  const openOne = page.locator(".enquiry h2");
  await expect(openOne).toHaveText("Rafiqul Islam");
  await expect(openOne).not.toBeFocused();
  await page.keyboard.press("j");
  await expect(openOne).toHaveText("Tasnim Ahmed");
  await page.keyboard.press("k");
  await expect(openOne).toHaveText("Rafiqul Islam");
  await page.getByLabel("Add a note").press("j");
  await expect(openOne).toHaveText("Rafiqul Islam");
  await expect(page.getByLabel("Add a note")).toHaveValue("j");
});

test("at work on one status, the next of them opens when one has another", async ({ page }) => {
  await openInbox(page);
  await chipOf(page, "New").click();
  await rowOf(page, "Farida Yasmin").click();
  await expect(page.locator(".enquiry h2")).toHaveText("Farida Yasmin");
  await chooseStatus(page, "Called");
  await expect(page.locator(".enquiry h2")).toHaveText("Rafiqul Islam");
  await expect(rowOf(page, "Farida Yasmin")).toHaveCount(0);
  const pressed = Promise.withResolvers<void>();
  await page.route("**/api/enquiries/*", (route) => pressed.promise.then(() => route.continue()));
  await chooseStatus(page, "Called");
  await rowOf(page, "Tasnim Ahmed").click();
  pressed.resolve();
  await expect(rowOf(page, "Rafiqul Islam")).toHaveCount(0);
  await expect(page.locator(".enquiry h2")).toHaveText("Tasnim Ahmed");
});
