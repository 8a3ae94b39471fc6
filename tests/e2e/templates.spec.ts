import path from "node:path";
import Database from "better-sqlite3";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { openInbox, rowOf, test } from "#tests/support/inbox-test.ts";
import { toastOf } from "#tests/support/post-form.ts";
import { ask } from "#tests/support/staff.ts";

test("a template is written in two languages, used, changed and deleted", async ({ page }) => {
  await openInbox(page);
  await page.getByRole("link", { name: "Templates" }).click();
  await page.getByRole("link", { name: "New template" }).click();
  const form = page.getByRole("form", { name: "New template" });
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByLabel("Title, for staff")).toHaveAccessibleDescription(
    "Give it a title, in one language at least.",
  );
  await form.getByLabel("Title, for staff").fill("We tried to call");
  await form.getByLabel("Text", { exact: true }).fill("Salam {nmae}");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByLabel("Text", { exact: true })).toHaveAccessibleDescription(
    /holds \{nmae\}, which nobody can fill in/,
  );
  await form.getByLabel("Text", { exact: true }).fill("Salam ");
  await form.getByRole("button", { name: "Name", exact: true }).click();
  await expect(form.getByLabel("Text", { exact: true })).toHaveValue("Salam {name}");
  await expect(form.getByLabel("Text", { exact: true })).toBeFocused();
  await form.getByRole("button", { name: "العربية" }).click();
  await form.getByLabel("Text", { exact: true }).fill("السلام عليكم {name}");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(toastOf(page).filter({ hasText: "“We tried to call” is saved." })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/enquiries\/templates\/(?!new$)[\w-]+$/);
  const list = page.getByRole("list", { name: "List of templates" });
  await expect(list.getByRole("listitem")).toHaveCount(9);

  await openInbox(page);
  await rowOf(page, "Tasnim Ahmed").click();
  const answer = page.getByRole("region", { name: "Answer" });
  await answer.getByRole("button", { name: "All 9" }).click();
  await answer.getByRole("button", { name: "We tried to call" }).click();
  await answer.getByRole("button", { name: "বাংলা" }).click();
  await expect(answer).toContainText("Not written in বাংলা yet: this is English.");
  await answer.getByRole("button", { name: "العربية" }).click();
  await expect(answer.locator("[lang=ar][dir=rtl]")).toHaveText("السلام عليكم Tasnim Ahmed");

  await page.getByRole("link", { name: "Templates" }).click();
  await list.getByRole("link", { name: /^We tried to call/ }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(8);
  await expect(page).toHaveURL(/\/admin\/enquiries\/templates$/);
});

test("what a colleague saved meanwhile is shown beside one's own; leaving asks", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 409/);
  await page.goto("/admin/enquiries/templates");
  const { body } = await ask(page, "GET", "/api/templates");
  const [first] = body;
  await page.goto(`/admin/enquiries/templates/${first._id}`);
  await takenOver(page);
  await page.getByLabel("Title, for staff").fill("Mine");
  const title = { ...first.title, en: "Theirs" };
  await ask(page, "PUT", `/api/templates/${first._id}`, { ...first, title });
  await page.getByRole("button", { name: "Save" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Theirs");
  await expect(dialog).toContainText("Mine");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Inbox" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("The template is not saved yet.");
});

test("on a phone the list and one of it are two pages; nothing is wider", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/enquiries/templates");
  await takenOver(page);
  const list = page.getByRole("list", { name: "List of templates" });
  await list.getByRole("link", { name: /^Price in writing/ }).click();
  await expect(list).toBeHidden();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect([width, isWider]).toEqual([width, false]);
  }
  await page.getByRole("link", { name: "All templates" }).click();
  await expect(list).toBeVisible();
});

test("the date of an answer is that of the journey that was asked about; it can be another", async ({
  page,
  ownSite,
}) => {
  await openInbox(page);
  const departure = (await ask(page, "GET", "/api/package/umrah/departures")).body[0];
  const database = new Database(path.join(ownSite.folder, "rihla.sqlite"), { timeout: 10_000 });
  database
    .prepare("update enquiry set departureId = ? where name = 'Farida Yasmin'")
    .run(departure._id);
  database.close();
  const text = (en: string) => ({ en, bn: "", ar: "" });
  const template = {
    title: text("Leaves on"),
    subject: text(""),
    body: text("You leave on {date}."),
  };
  expect((await ask(page, "POST", "/api/templates", template)).status).toBe(201);
  await page.reload();
  await rowOf(page, "Farida Yasmin").click();
  const answer = page.getByRole("region", { name: "Answer" });
  await answer.getByRole("button", { name: /^All \d/ }).click();
  await answer.getByRole("button", { name: "Leaves on" }).click();
  await expect(answer.getByLabel("Date")).toHaveValue(departure.leavesOn);
  const said = new Date(departure.leavesOn).toLocaleDateString("en-GB", {
    ...{ timeZone: "UTC", day: "numeric", month: "long", year: "numeric" },
  });
  await expect(answer.locator(".answer-text")).toHaveText(`You leave on ${said}.`);
  await answer.getByLabel("Date").fill("2027-08-09");
  await expect(answer.locator(".answer-text")).toHaveText("You leave on 9 August 2027.");
});
