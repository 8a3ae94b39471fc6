import type { Page } from "@playwright/test";
import { expectNoFaults, TWO } from "#tests/support/axe.ts";
import { expect } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/own-site-test.ts";
import { toastOf } from "#tests/support/post-form.ts";
import { ask, openAsOwner } from "#tests/support/staff.ts";

const EDITOR = "/admin/visas/edit/work-qatar";

const visaNow = async (page: Page) => (await ask(page, "GET", "/api/visas/work/qatar")).body;
const linesOf = (page: Page) => page.getByRole("region", { name: "Papers" }).getByRole("listitem");
const lineOf = (page: Page, name: string) =>
  linesOf(page).filter({ has: page.getByRole("button", { name, exact: true }) });

async function update(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Update visa", exact: true }).click();
  const said = toastOf(page).filter({ hasText: "updated", hasNotText: "not updated" });
  await expect(said).toBeVisible();
}

for (const width of [1280, 390]) {
  test(`the papers of each answer: looked at, weighed, moved, added and taken out, at ${width} px`, async ({
    page,
    siteUrl,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openAsOwner(page, siteUrl, EDITOR);
    const before = await visaNow(page);
    const chips = page.getByRole("group", { name: "Whose papers" });
    const [general] = before.profiles;
    const ofGeneral = before.papers.filter(
      ({ profiles }: { profiles: string }) =>
        profiles === "" || profiles.split(/, */).includes(general.link),
    );
    const chip = chips.getByRole("button", { name: `${general.label} ${ofGeneral.length}` });
    await expect(chip).toHaveAttribute("aria-pressed", "true");
    await expect(linesOf(page)).toHaveCount(6);
    await page.getByRole("button", { name: `Show the other ${ofGeneral.length - 6}` }).click();
    await expect(linesOf(page)).toHaveCount(ofGeneral.length);

    // With the keys, and with the buttons behind its name.
    const passport = page.getByRole("button", { name: "Passport", exact: true });
    await passport.focus();
    await page.keyboard.press("Alt+ArrowDown");
    await expect(passport).toBeFocused();
    await expect(linesOf(page).nth(1)).toContainText("Passport");
    await passport.press("Enter");
    await page.getByRole("button", { name: "Move Passport up" }).click();
    await expect(linesOf(page).first()).toContainText("Passport");
    await expectNoFaults(page, TWO);
    const grip = linesOf(page).first().locator(".grip");
    await grip.dragTo(linesOf(page).nth(2));
    await expect(linesOf(page).nth(2)).toContainText("Passport");
    await linesOf(page).nth(2).locator(".grip").dragTo(linesOf(page).first());
    await expect(linesOf(page).first()).toContainText("Passport");

    // Beside one of a group it joins the group.
    const card = page.getByLabel("How much National ID card is needed");
    await card.selectOption({ label: "Must" });
    await card.selectOption({ label: "One of these" });
    await lineOf(page, "National ID card").getByRole("button").first().click();
    await expect(
      lineOf(page, "National ID card").getByLabel("Group of “one of these”"),
    ).toHaveValue("identity");

    await page.getByRole("button", { name: "Add from the library" }).click();
    const dialog = page.getByRole("dialog", { name: "Add from the library" });
    await dialog.getByLabel("Find a paper").fill("english");
    await dialog.getByRole("checkbox").first().check();
    const added = await dialog.getByRole("listitem").first().innerText();
    await dialog.getByRole("button", { name: "Add 1 paper" }).click();
    await expect(linesOf(page).last()).toContainText(added);
    await expect(linesOf(page)).toHaveCount(ofGeneral.length + 1);

    await lineOf(page, "Photographs").getByRole("button").first().click();
    await page.getByRole("button", { name: "Take Photographs out of this visa" }).click();
    await expect(linesOf(page)).toHaveCount(ofGeneral.length);
    await expect(page.locator(".paper-name:focus")).toBeVisible();
    await update(page);
    const { papers } = await visaNow(page);
    expect(papers).toHaveLength(before.papers.length);
    expect(papers.at(-1)).toMatchObject({ need: "must", profiles: general.link });
    expect(papers.map(({ requirement }: { requirement: string }) => requirement)).not.toContain(
      "photographs",
    );
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
  });
}

test("a new answer gets its address from its name, and papers follow an address that changes", async ({
  page,
  siteUrl,
}) => {
  await openAsOwner(page, siteUrl, EDITOR);
  const before = await visaNow(page);
  const count = before.profiles.length;
  await page.getByRole("button", { name: "Profile", exact: true }).click();
  await page.keyboard.type("Factory worker");
  const row = page.getByRole("group", { name: `Answers, row ${count + 1}`, exact: true });
  await expect(row.getByLabel("Address")).toHaveValue("factory-worker");

  await page.getByRole("group", { name: "Whose papers" }).getByText("All papers").click();
  const passport = lineOf(page, "Passport");
  await passport.getByRole("button").first().click();
  await passport.getByLabel("Factory worker").check();
  await row.getByLabel("Address").fill("");
  await row.getByLabel("Address").pressSequentially("factory");
  await update(page);
  const now = await visaNow(page);
  expect(now.profiles.at(-1)).toMatchObject({ link: "factory", label: "Factory worker" });
  expect(now.papers[0]).toMatchObject({ requirement: "passport", profiles: "factory" });
  expect((await page.request.get("/work-visa/papers/qatar/factory")).status()).toBe(200);

  // A paper that was for it alone is never for everybody.
  await row.getByRole("button", { name: "Remove row" }).click();
  await expect(page.getByRole("button", { name: /^Factory worker/ })).toHaveCount(0);
  await expect(passport.getByLabel("factory (no such answer)")).toBeChecked();
});

test("a paper with a mistake comes into view, whatever is looked at", async ({
  page,
  siteUrl,
  watch,
}) => {
  watch.allow(/status of 400/);
  await openAsOwner(page, siteUrl, EDITOR);
  const before = await visaNow(page);
  const chips = page.getByRole("group", { name: "Whose papers" });
  await chips.getByText("All papers").click();
  await page.getByRole("button", { name: /^Show the other/ }).click();
  const last = linesOf(page).last();
  const name = (await last.getByRole("button").first().innerText()).split("\n")[0] ?? "";
  await last.getByLabel(/^How much/).selectOption({ label: "One of these" });
  await last.getByRole("button").first().click();
  await last.getByLabel("Group of “one of these”").fill("");
  await chips.getByRole("button").first().click();
  await expect(lineOf(page, name)).toHaveCount(0);
  await page.getByRole("button", { name: "Update visa", exact: true }).click();
  const group = lineOf(page, name).getByLabel("Group of “one of these”");
  await expect(group).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("link", { name: /Group of “one of these”/ }).click();
  await expect(group).toBeFocused();
  await group.fill("identity");
  await update(page);
  expect((await visaNow(page)).papers).toHaveLength(before.papers.length);
});

test("a new visa begins with what it is called, and is public with its papers", async ({
  page,
  siteUrl,
  watch,
}) => {
  watch.allow(/status of 400/);
  await openAsOwner(page, siteUrl, "/admin/visas");
  await page.getByRole("button", { name: "New visa" }).click();
  await expect(page).toHaveURL(/\/admin\/visas\/edit\//);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 }).first()).toHaveText("Name and address");
  await expect(main.getByRole("button", { name: "Reviewed today" })).toHaveCount(0);
  await page
    .getByRole("button", { name: /^Publish/ })
    .first()
    .click();
  const title = page.getByLabel("Title", { exact: true });
  await expect(title).toHaveAttribute("aria-invalid", "true");
  await title.fill("Visit visa for Türkiye");
  await page.getByLabel("Purpose").selectOption({ label: "Visit" });
  await page.getByLabel("Country", { exact: true }).fill("tr");
  await main
    .getByRole("region", { name: "Name and address" })
    .getByLabel("Address")
    .fill("turkiye");
  await page.getByRole("button", { name: "Add from the library" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Passport", { exact: true }).check();
  await dialog.getByLabel("Photographs", { exact: true }).check();
  await dialog.getByRole("button", { name: "Add 2 papers" }).click();
  await expect(linesOf(page)).toHaveCount(2);
  await page
    .getByRole("button", { name: /^Publish/ })
    .first()
    .click();
  await expect(toastOf(page).filter({ hasText: "public" })).toBeVisible();
  await expect(main.getByRole("button", { name: "Reviewed today" })).toBeVisible();
  const list = await page.request.get("/packages/tours/papers/turkiye/all");
  expect(await list.text()).toContain("Photographs");
});
