import { expect } from "#tests/support/browser-test.ts";
import {
  addressOf,
  asVisitor,
  barOf,
  HEADLINE,
  openHome,
  stateOf,
  TITLE,
  textOf,
  waitingAt,
  write,
} from "#tests/support/edit-here.ts";
import { test } from "#tests/support/own-site-test.ts";
import { ask, signInOwner, writePost } from "#tests/support/staff.ts";

test.beforeEach(async ({ page, siteUrl }) => {
  await signInOwner(page, siteUrl);
});

test("in the middle of an item: its tools take its words along", async ({ page }) => {
  const place = "package/umrah";
  await page.goto(addressOf("/packages/umrah", place));
  const before = (await ask(page, "GET", "/api/package/umrah")).body.services as string[];
  const services = async () => (await waitingAt(page, place))?.services as string[] | undefined;
  const [, second = "", ...others] = before;
  await textOf(page, "Services, 1").click();
  await page.keyboard.type("Zamzam water");
  await page.getByRole("button", { name: "Move this service down" }).click();
  await expect.poll(services).toEqual([second, "Zamzam water", ...others]);
  await expect(textOf(page, "Services, 1")).toHaveValue(second);
});

test("what is written while another field is on its way is kept too", async ({ page }) => {
  await page.goto(addressOf("/packages/umrah", "package/umrah"));
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/drafts/package/umrah", async (route) => {
    await answered;
    await route.continue();
  });
  for (const [name, text] of [
    ["Description", "Ten nights."],
    ["Services, 1", "Zamzam water"],
  ] as const) {
    await textOf(page, name).first().click();
    await textOf(page, name).first().fill(text);
    await page.keyboard.press("Control+Enter");
    await page.keyboard.press("Escape");
  }
  answer();
  await expect
    .poll(async () => {
      const { description, services } = (await waitingAt(page, "package/umrah")) ?? {};
      return [description, services?.[0]];
    })
    .toEqual(["Ten nights.", "Zamzam water"]);
  await expect(page.locator("main li").filter({ hasText: "Zamzam water" })).toBeVisible();
});

test("Undo is where it was pressed, whatever the bar says meanwhile", async ({ page }) => {
  await openHome(page);
  await textOf(page, HEADLINE).click();
  const before = await textOf(page, HEADLINE).inputValue();
  await textOf(page, HEADLINE).fill(TITLE);
  const undo = barOf(page).getByRole("button", { name: "Undo" });
  const box = await undo.boundingBox();
  if (!box) throw new Error("there is no Undo");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await expect(stateOf(page)).toContainText("not public yet");
  await page.mouse.up();
  await expect(textOf(page, HEADLINE)).toHaveValue(before);
  expect(await undo.boundingBox()).toEqual(box);
});

test("one document is refused, and another stored: the bar says what was not stored", async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED/);
  await openHome(page);
  await page.route("**/api/drafts/home/home", (route) => route.abort());
  await textOf(page, HEADLINE).click();
  await page.keyboard.type(TITLE);
  await page.keyboard.press("Enter");
  await expect(stateOf(page)).toContainText("Home may be saved already.");
  await textOf(page, "Agency: Name of the agency").first().click();
  await page.keyboard.type("Safar Tours");
  await page.keyboard.press("Enter");
  await expect
    .poll(async () => (await waitingAt(page, "settings/agency"))?.brand.name)
    .toBe("Safar Tours");
  await expect(stateOf(page)).toContainText("Home may be saved already.");
  await page.unroute("**/api/drafts/home/home");
  await barOf(page).getByRole("button", { name: "Try again" }).click();
  await expect(stateOf(page)).toContainText("not public yet: Home, Agency");
});

test("what could not be stored is not said to be kept, and Done stays to say so", async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED/);
  await openHome(page);
  await page.route("**/api/drafts/home/home", (route) => route.abort());
  await textOf(page, HEADLINE).click();
  await page.keyboard.type(TITLE);
  await barOf(page).getByRole("link", { name: "Done" }).click();
  await expect(stateOf(page)).toContainText("Home may be saved already.");
  await expect(page).toHaveURL(addressOf("/", "home/home"));
  await barOf(page).getByRole("button", { name: "More ways to save" }).click();
  await page.getByRole("menuitem", { name: "Keep as draft" }).click();
  await expect(stateOf(page)).toContainText("Home may be saved already.");
  await page.unroute("**/api/drafts/home/home");
  await barOf(page).getByRole("button", { name: "More ways to save" }).click();
  await page.getByRole("menuitem", { name: "Keep as draft" }).click();
  const toasts = page.getByText("Kept as a draft. Nothing public changed.");
  await expect(toasts).toHaveCount(1);
  expect((await waitingAt(page, "home/home")).Slide[0].content).toBe(TITLE);
});

test("what cannot be published is not said to be lost; words that break a rule hold it up", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 500/);
  await openHome(page);
  await write(page, HEADLINE, TITLE);
  const publish = barOf(page).getByRole("button", { name: "Publish", exact: true });
  await page.route("**/publish?*", (route) => route.fulfill({ status: 500, json: {} }));
  await publish.click();
  await expect(stateOf(page)).toContainText("Home stays as it is.");
  await page.unroute("**/publish?*");

  await textOf(page, HEADLINE).click();
  await textOf(page, HEADLINE).fill("");
  await publish.click();
  await expect(page.getByRole("alert").filter({ hasText: HEADLINE })).toBeVisible();
  await expect(textOf(page, HEADLINE)).toBeFocused();
  await expect(textOf(page, HEADLINE)).toHaveValue("");
  expect(await asVisitor(page, "/")).not.toContain(TITLE);
});

test("a place of the same page is gone to, and nothing is loaded anew", async ({ page }) => {
  await openHome(page);
  await textOf(page, HEADLINE).click();
  await page.keyboard.type(TITLE);
  let isLoaded = false;
  page.once("domcontentloaded", () => {
    isLoaded = true;
  });
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: "#main", textContent: "Down" });
    document.querySelector("main")?.prepend(link);
    link.click();
  });
  await expect(page).toHaveURL(/#main$/);
  await textOf(page, HEADLINE).press("Enter");
  await expect(stateOf(page)).toContainText("not public yet");
  expect(isLoaded).toBe(false);
});

test("a text that the page hides while it is written is kept", async ({ page }) => {
  await openHome(page);
  await textOf(page, "Heading").click();
  await textOf(page, "Heading").fill("Written before it went");
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll<HTMLElement>("main h2")) {
      if (heading.textContent?.includes("Written before it went")) heading.hidden = true;
    }
  });
  await expect(textOf(page, "Heading")).toHaveCount(0);
  await expect
    .poll(async () => JSON.stringify(await waitingAt(page, "home/home")))
    .toContain("Written before it went");
});

test("a picture that comes in after the panel was closed stays in the library", async ({
  page,
}) => {
  await page.goto(addressOf("/packages/umrah", "package/umrah"));
  await page.getByRole("button", { name: "Change picture: Banner picture" }).click();
  const panel = page.getByRole("dialog", { name: "Banner picture" });
  let letThrough = () => {};
  const isClosed = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/api/media?ticket=*", async (route) => {
    await isClosed;
    await route.continue();
  });
  await panel.locator("input[type=file]").setInputFiles("public/default-bg.jpg");
  await expect(panel.getByRole("status")).toContainText("default-bg.jpg");
  await panel.getByRole("button", { name: "Put back" }).click();
  await expect(panel).toHaveCount(0);
  const stored = page.waitForResponse("**/api/media?ticket=*");
  letThrough();
  expect((await stored).status()).toBe(201);
  await write(page, "Description", "Ten nights.");
  const waiting = await waitingAt(page, "package/umrah");
  expect(JSON.stringify(waiting)).not.toContain("default-bg");
  expect(waiting.bannerimageUrl).toBe(
    (await ask(page, "GET", "/api/package/umrah")).body.bannerimageUrl,
  );
});

test("Undo in the bar reaches a text that is being written", async ({ page, siteUrl }) => {
  const post = await writePost(page, siteUrl);
  await page.goto(addressOf(`/blog/${post.link}`, `post/${post._id}`));
  await page.getByRole("button", { name: "Write: Content" }).click();
  const text = page.getByRole("textbox", { name: "Content" });
  await expect(text).toBeFocused();
  await page.keyboard.type("First words. ");
  await expect(stateOf(page)).toContainText("not public yet");
  await page.keyboard.type("Second words. ");
  await barOf(page).getByRole("button", { name: "Undo" }).click();
  await expect(text).not.toContainText("Second words.");
  await expect(text).toContainText("First words.");
  await barOf(page).getByRole("button", { name: "Redo" }).click();
  await expect(text).toContainText("Second words.");
  await page.getByRole("button", { name: "Done with the text" }).click();
  await expect
    .poll(async () => (await waitingAt(page, `post/${post._id}`))?.content)
    .toContain("First words. Second words.");
});
