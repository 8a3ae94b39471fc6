import type { Page } from "@playwright/test";
import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { toastOf } from "#tests/support/post-form.ts";
import { boxOf, openSeason, rowsOf, season } from "#tests/support/season.ts";
import { ask, openAsOwner } from "#tests/support/staff.ts";

const rowOf = (page: Page, title: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: title });

const confirm = (page: Page, title: string) =>
  page
    .getByRole("alertdialog", { name: `Delete ${title}?` })
    .getByRole("button", { name: "Delete" })
    .click();

/** Past the toast, which may cover the link. */
async function openTrash(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("link", { name: "Trash" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trash");
}

async function restore(page: Page, title: string): Promise<void> {
  await rowOf(page, title)
    .getByRole("button", { name: `Restore ${title}` })
    .click();
  await expect(toastOf(page).filter({ hasText: "It is back." }).first()).toBeVisible();
  await expect(rowOf(page, title)).toHaveCount(0);
}

test("a licence is deleted after a question, and days later brought back from the trash", async ({
  page,
  siteUrl,
}) => {
  const title = "Hajj and Umrah licence";
  await openAsOwner(page, siteUrl, "/admin/licences");
  await page.getByRole("button", { name: `Delete ${title}` }).click();
  const dialog = page.getByRole("alertdialog", { name: `Delete ${title}?` });
  await expect(dialog).toContainText("You can restore it from the trash for 30 days.");
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await expect(rowOf(page, title)).toBeVisible();
  await page.getByRole("button", { name: `Delete ${title}` }).click();
  await confirm(page, title);
  await expect(rowOf(page, title)).toHaveCount(0);

  // The toast with its Undo is gone.
  await page.goto("/admin/licences");
  await takenOver(page);
  await openTrash(page);
  await expect(rowOf(page, title)).toContainText(/Deleted .*, kept until .*/);
  await expectNoFaults(page, TWO);
  await restore(page, title);
  await expect(page.getByText("A licence that you delete will wait here.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Licences" }).click();
  await expect(rowOf(page, title)).toBeVisible();
  await page.goto("/trust");
  await expect(page.getByText("HL-DEMO-0092")).toBeVisible();
});

test("a departure that was public, and drafts that were thrown away, come back from one trash", async ({
  page,
  siteUrl,
}) => {
  test.setTimeout(120_000);
  await openAsOwner(page, siteUrl, "/admin/departures?show=hajj");
  const text = season().split("\n").slice(0, 3).join("\n");
  await ask(page, "POST", "/api/package/hajj/departures/table", { text });
  const body = { leavesOn: "2031-06-01", returnsOn: "2031-06-11", seats: "open", stays: [] };
  const made = await ask(page, "POST", "/api/package/hajj/departures", body);
  expect(made.status).toBe(201);
  await openSeason(page);
  const [days, draft] = ["1–11 June 2031", "4–14 January 2031"];
  await page.getByRole("button", { name: `More for ${days}` }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await confirm(page, days);
  await expect(boxOf(page, days)).toHaveCount(0);
  await page.getByRole("button", { name: "Throw away" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("kept for 30 days");
  await dialog.getByRole("button", { name: "Throw away" }).click();
  await expect(boxOf(page, draft)).toHaveCount(0);

  await openSeason(page);
  await openTrash(page);
  await expect(rowOf(page, "Hajj")).toHaveCount(3);
  await restore(page, days);
  await restore(page, draft);
  await expect(rowOf(page, "Hajj")).toHaveCount(1);
  expect((await ask(page, "GET", `/api/departures/${made.body._id}`)).body).toMatchObject(body);
  await page.getByRole("main").getByRole("link", { name: "Departures" }).click();
  await page.getByRole("link", { name: /^Hajj/ }).click();
  await expect(boxOf(page, days)).toBeVisible();
  await expect(rowsOf(page).filter({ has: boxOf(page, draft) })).toContainText("Draft");
});

test("a visa comes back with its paper, which lies in the same trash, from either list", async ({
  page,
  siteUrl,
}) => {
  await openAsOwner(page, siteUrl, "/admin/visas");
  const paper = await ask(page, "POST", "/api/requirements", { title: "Bank letter", from: "you" });
  const { body: visas } = await ask(page, "GET", "/api/visas");
  const { _id, createdAt, updatedAt, version, ...model } = visas[0];
  const papers = [{ requirement: paper.body._id, need: "must", abroad: "" }];
  const title = "Visa with a letter";
  const made = await ask(page, "POST", "/api/visas", { ...model, title, link: "letter", papers });
  expect(made.status).toBe(201);
  await page.reload();
  await takenOver(page);
  await page.getByRole("button", { name: `Delete ${title}` }).click();
  await confirm(page, title);
  await expect(rowOf(page, title)).toHaveCount(0);

  await page.goto(`/admin/requirements/edit/${paper.body._id}`);
  await takenOver(page);
  await page.getByRole("button", { name: "Delete Bank letter" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete Bank letter?" });
  await expect(dialog).toContainText("No visa asks for it.");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/\/admin\/requirements$/);
  await openTrash(page);
  await expect(rowOf(page, "Bank letter")).toContainText("Requirement");
  await expect(rowOf(page, title)).toContainText("Visa");
  await restore(page, title);
  await expect(page.getByText("Nothing is deleted")).toBeVisible();
  const { body: library } = await ask(page, "GET", "/api/requirements");
  expect(library).toContainEqual(paper.body);
  await page.getByRole("main").getByRole("link", { name: "Visas" }).click();
  await expect(rowOf(page, title)).toBeVisible();
});

test("a trash that there is none of says so", async ({ page, siteUrl, watch }) => {
  watch.allow(/status of 404/);
  await openAsOwner(page, siteUrl, "/admin/nothing/trash");
  await expect(page.getByText("There is none with this address.")).toBeVisible();
});
