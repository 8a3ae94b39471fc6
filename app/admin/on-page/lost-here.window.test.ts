import { expect, test } from "vitest";
import { signInTo } from "#tests/support/make-user.ts";
import { openEditedPages } from "#tests/support/open-edited-page.tsx";

const HEADLINE = "Headline of slide 1";

/** Home with words that wait. */
async function openWaiting() {
  const pages = await openEditedPages();
  const { site, owner } = pages;
  const page = await pages.open("/", { kind: "home", id: "home" });
  await page.reach(HEADLINE);
  await page.type(HEADLINE, "Take your mother");
  await page.key("Enter");
  const place = { kind: "home", id: "home" } as const;
  const by = { by: owner._id };
  return { pages, page, site, place, by };
}

const state = (came: string[]) => came.filter((line) => line.includes("role=status")).join();

test("what was stored without an answer may be saved; what was published so is public once it is looked at", async () => {
  const { pages, page, site, place, by } = await openWaiting();
  pages.answer(/^PUT/, 504, {});
  await page.reach(HEADLINE);
  await page.type(HEADLINE, "Take your father");
  expect(state(await page.key("Enter"))).toContain(
    "No answer came: Home may be saved already. Try again to see. It is kept on this device",
  );
  pages.answerAsBefore();
  expect(state(await page.press("Try again"))).toContain("not public yet");

  pages.answer(/publish/, 504, {});
  expect(state(await page.press("Publish"))).toContain(
    "No answer came: it may be done already for Home. Try again to see.",
  );
  await site.draft.publish(place, by);
  expect(state(await page.press("Try again"))).toContain("Everything here is public");
});

test("what a colleague has begun since is shown, and neither published nor thrown away by trying again", async () => {
  const { pages, page, site, place, by } = await openWaiting();
  const { user: rahim } = await signInTo(pages, { name: "Rahim", email: "rahim@rihla.example" });
  const theirs = { by: rahim._id };
  const half = { base: 2, body: { marquee: "Half a line" } };
  pages.answer(/publish/, 504, {});
  await page.press("Publish");
  await site.draft.publish(place, by);
  await site.draft.save(place, half, theirs);
  expect(state(await page.press("Try again"))).toContain("not public yet");
  expect((await site.draft.find(place, by))?.body).toMatchObject({ marquee: "Half a line" });
  expect((await site.home.find())?.marquee).not.toBe("Half a line");
});
