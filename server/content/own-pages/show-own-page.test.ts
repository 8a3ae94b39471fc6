import { expect, test } from "vitest";
import { PAGE } from "#tests/support/open-own-pages.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

const NOBODY = { by: null };

test("a preview in another language shows all that stands around what it is of in that language", async () => {
  const { site } = await openTestSite();
  const { page } = await site.ownPage.create(PAGE, NOBODY);
  const place = { kind: "own-page", id: page._id, language: "ar" } as const;
  const words = { title: "استرداد المبالغ" };
  await site.translation.save(place, { words, madeFrom: {} }, NOBODY);
  const titles = async (language?: "ar" | "bn") => {
    const { ownPage } = site.showing([], language);
    return [await ownPage.find(page._id), await ownPage.findByLink(PAGE.link)].map(
      (one) => one?.title,
    );
  };
  expect(await titles()).toEqual([PAGE.title, PAGE.title]);
  expect(await titles("ar")).toEqual([words.title, words.title]);
  expect(await titles("bn")).toEqual([PAGE.title, PAGE.title]);
});
