import type { Page } from "@playwright/test";
import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { toastOf } from "#tests/support/post-form.ts";
import { ask, openAsOwner } from "#tests/support/staff.ts";

const rows = (page: Page) => page.getByRole("region", { name: "Versions" }).getByRole("listitem");
const shown = (page: Page) => page.getByRole("region", { name: "Version", exact: true });
const comparison = (page: Page) => page.getByRole("region", { name: "What changed" });
const notice = (page: Page) =>
  page.getByRole("region", { name: "Restored into your waiting changes." });

async function openHistory(page: Page, place: string): Promise<void> {
  await page.goto(`/admin/history/${place}`);
  await takenOver(page);
}

/** The newest one is public, and nothing else is said to be. */
async function expectPublicNow(page: Page): Promise<void> {
  await expect(rows(page).first()).toContainText("Public now");
  await expect(page.getByText("Public now")).toHaveCount(1);
  await expect(shown(page)).toContainText("As visitors see it now.");
  await expect(page.getByRole("button", { name: "Restore this version" })).toHaveCount(0);
}

test("a version of a visa is seen as its page, and compared by the names of its papers", async ({
  page,
  siteUrl,
}) => {
  await openAsOwner(page, siteUrl, "/about");
  const { title } = (
    await ask(page, "POST", "/api/requirements", { title: "Bank letter", from: "you" })
  ).body;
  const { body: library } = await ask(page, "GET", "/api/requirements");
  const { _id: letter } = library.find((paper: { title: string }) => paper.title === title);
  const { _id, createdAt, updatedAt, version, ...visa } = (
    await ask(page, "GET", "/api/visas/work/qatar")
  ).body;
  const own = { requirement: letter, need: "must", abroad: "" };
  const write = (more: object) => ask(page, "PUT", `/api/visas/${_id}`, { ...visa, ...more });
  await write({ papers: [...visa.papers, own], intro: "With a letter of the bank." });
  await write({ intro: "Nobody asks for the letter any more." });

  await openHistory(page, `visa/${_id}`);
  await expectPublicNow(page);
  const preview = shown(page).frameLocator("iframe");
  await expect(preview.getByText("Nobody asks for the letter any more.")).toBeVisible();
  await rows(page).nth(1).getByRole("link").click();
  await expect(preview.getByText("With a letter of the bank.")).toBeVisible();
  await expect(preview.getByText(title, { exact: true })).toBeVisible();
  await expect(shown(page)).toContainText("As the page showed it then.");
  await expectNoFaults(page, TWO);
  await shown(page).getByRole("link", { name: "Compare with now" }).click();
  await expect(comparison(page).locator("del")).toContainText([title]);
  await expect(comparison(page)).not.toContainText(letter);
});

test("a version of a departure is seen field by field, with its rows", async ({
  page,
  siteUrl,
}) => {
  await openAsOwner(page, siteUrl, "/about");
  const body = {
    ...{ leavesOn: "2031-06-01", returnsOn: "2031-06-11", seats: "few", quad: "192000" },
    stays: [{ city: "Makkah", at: "makkah", nights: "10", hotel: "Rawda Lodge" }],
  };
  const made = await ask(page, "POST", "/api/package/hajj/departures", body);
  expect(made.status).toBe(201);
  const { _id, createdAt, updatedAt, version, ...departure } = made.body;
  const path = `/api/departures/${_id}`;
  await ask(page, "PUT", path, { ...departure, quad: "199000" });

  await openHistory(page, `departure/${_id}`);
  await expect(page.getByText("1–11 June 2031")).toBeVisible();
  await expectPublicNow(page);
  const said = (label: string) =>
    shown(page)
      .locator("dl > div")
      .filter({ has: page.getByText(label, { exact: true }) })
      .last()
      .locator("dd");
  await expect(said("Out")).toHaveText("1 June 2031");
  await expect(said("Four in a room")).toHaveText("199000");
  await expect(said("Seats")).toHaveText("Few seats");
  await expect(said("Hotel")).toHaveText("Rawda Lodge");
  await expect(said("Airline")).toHaveText("(empty)");
  await expectNoFaults(page, TWO);
  await rows(page).nth(1).getByRole("link").click();
  await expect(said("Four in a room")).toHaveText("192000");
  await shown(page).getByRole("button", { name: "Restore this version" }).click();
  await expect(notice(page)).toBeVisible();

  // In the trash nothing of it is public.
  await ask(page, "DELETE", path);
  await openHistory(page, `departure/${_id}`);
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByText("Public now")).toHaveCount(0);
});

test("taking back what is restored leads to the list, whichever version is open", async ({
  page,
  siteUrl,
  watch,
}) => {
  watch.allow(/status of 409/);
  await openAsOwner(page, siteUrl, "/about");
  const { version: _, ...pack } = (await ask(page, "GET", "/api/package/tours")).body;
  await ask(page, "PUT", "/api/package/tours", { ...pack, title: "Tours by bus" });
  await openHistory(page, "package/tours");
  const restore = async () => {
    await rows(page).last().getByRole("link").click();
    await page.getByRole("button", { name: "Restore this version" }).click();
    await expect(notice(page)).toBeVisible();
  };
  const undo = notice(page).getByRole("button", { name: "Undo" });
  await restore();
  await rows(page).filter({ hasText: "Waiting changes" }).getByRole("link").click();
  await expect(page).toHaveURL(/\/waiting$/);
  await undo.click();
  await expect(toastOf(page)).toContainText("Taken back.");
  await expect(page).toHaveURL(/\/admin\/history\/package\/tours$/);
  await expect(rows(page)).toHaveCount(2);

  await restore();
  await undo.dblclick();
  await expect(notice(page)).toBeHidden();
  await expect(rows(page)).toHaveCount(2);
  await expect(toastOf(page).filter({ hasText: /any more/i })).toHaveCount(0);

  await restore();
  const { version, body } = (await ask(page, "GET", "/api/drafts/package/tours")).body;
  const written = { version, body: { ...body, title: "Written since" } };
  expect((await ask(page, "PUT", "/api/drafts/package/tours", written)).status).toBe(200);
  await undo.click();
  await expect(toastOf(page).filter({ hasText: "somebody has written here since" })).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await page.goto("/admin/history/package/tours/waiting");
  await expect(shown(page).frameLocator("iframe").getByText("Written since")).toBeVisible();
});
