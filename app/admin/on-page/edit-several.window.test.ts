import { expect, test } from "vitest";
import { openAmong } from "#server/content/drafts/presence.ts";
import { openEditedPages } from "#tests/support/open-edited-page.tsx";

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof openEditedPages>>["open"]>>;

const NAME = "Agency: Name of the agency";
const HEADING = "Heading";

/** What the bar says, and what was sent, with the names of what was in it. */
const told = (came: string[]) =>
  came
    .filter((line) => /^(sent|success|error)|role=status/.test(line))
    .map((line) =>
      line.replace(/"body":\{"(\w+)".*/, "$1").replace(/^\+ \{role=status: (.*)\}$/, "$1"),
    );

async function write(page: Page, label: string, text: string): Promise<string[]> {
  await page.reach(label);
  await page.type(label, text);
  return told(await page.key("Enter"));
}

async function open() {
  const pages = await openEditedPages();
  return { pages, page: await pages.open("/", { kind: "home", id: "home" }) };
}

test("of two documents that cannot be stored, or published, each is tried again until both are", async () => {
  const { pages, page } = await open();
  pages.answer(/^PUT .*settings/, 500, { message: "The disk is full." });
  expect(await write(page, NAME, "Safar Tours")).toEqual([
    "Agency is not saved. The disk is full. It is kept on this device; the editor offers it.",
    'sent PUT /api/drafts/settings/agency {"base":1,brand',
  ]);
  pages.answer(/^PUT .*home/, 500, { message: "The disk is full." });
  expect(await write(page, HEADING, "We carry the paperwork")).toEqual([
    "Home is not saved. The disk is full. It is kept on this device; the editor offers it.",
    'sent PUT /api/drafts/home/home {"base":1,secondSecheading',
  ]);
  pages.answerAsBefore();
  const again = [told(await page.press("Try again")), told(await page.press("Try again"))];
  expect(again).toEqual([
    [
      "Agency is not saved. The disk is full. It is kept on this device; the editor offers it.",
      'sent PUT /api/drafts/home/home {"base":1,secondSecheading',
    ],
    [
      "Saved 12:00 pm, not public yet: Home, Agency",
      'sent PUT /api/drafts/settings/agency {"base":1,brand',
    ],
  ]);
  const stored = async (path: string) => (await pages.get(path, pages.cookie)).body.body;
  expect((await stored("/api/drafts/home/home")).secondSecheading).toBe("We carry the paperwork");
  expect((await stored("/api/drafts/settings/agency")).brand.name).toBe("Safar Tours");

  // Both go public one after the other; where one does not, the other waits.
  pages.answer(/home.publish$/, 409, { message: "A link leads nowhere." });
  expect(told(await page.press("Publish"))).toEqual([
    "Home stays as it is. A link leads nowhere.",
    "sent POST /api/drafts/home/home/publish",
  ]);
  pages.answerAsBefore();
  expect(told(await page.press("Try again"))).toEqual([
    "Everything here is public",
    "sent POST /api/drafts/home/home/publish",
    "sent POST /api/drafts/settings/agency/publish",
  ]);
  const { body: settings } = await pages.get("/api/settings");
  expect(settings.brand.name).toBe("Safar Tours");
});

test("what somebody else began in another document is not published; what they threw away is thrown away", async () => {
  const { pages, page } = await open();
  const theirs = { base: 1, body: { brand: { name: "Theirs", tagline: "" } } };
  await pages.send("PUT", "/api/drafts/settings/agency", theirs, { cookie: pages.cookie });
  await write(page, HEADING, "We carry the paperwork");
  expect(told(await page.press("Publish"))).toEqual([
    "Everything here is public",
    "sent POST /api/drafts/home/home/publish",
  ]);

  await write(page, HEADING, "We carry it all");
  await pages.send("DELETE", "/api/drafts/home/home", undefined, { cookie: pages.cookie });
  await page.press("More ways to save");
  await page.press(/Throw the changes away/);
  expect(told(await page.press("Throw them away"))).toEqual([
    "Everything here is public",
    "sent DELETE /api/drafts/home/home",
  ]);
  expect(page.outline().join("\n")).toContain("We carry the paperwork");
});

test("whoever has a page open to write on it is seen before a word of it is stored", async () => {
  const pages = await openEditedPages();
  const openNow = () => openAmong(pages.db, "home", ["home"]).execute();
  expect(await openNow()).toEqual([]);
  await pages.open("/", { kind: "home", id: "home" });
  expect(await openNow()).toEqual([{ documentId: "home" }]);
});
