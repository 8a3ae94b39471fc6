import { expect, test } from "vitest";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { nationalNumber } from "./find.ts";

test.each([
  ["+880 1711-204560", "1711204560"],
  ["00880 1711 204560", "1711204560"],
  ["+8800 1711 204560", "1711204560"],
  ["০১৭১১-২০৪৫৬০", "1711204560"],
  ["01711-204560", "1711204560"],
  ["1711 204", "1711204"],
  ["01711", "1711"],
  [" +880 1711 204560 ", "1711204560"],
  ["1711 204 a", "1711 204 a"],
  ["+880 17", "+880 17"],
  ["017", "017"],
  ["RH-7K3Q", "RH-7K3Q"],
  ["Hajj 1448", "Hajj 1448"],
])("%s is looked for as %s", (typed, asked) => {
  expect(nationalNumber(typed)).toBe(asked);
});

test("a page of one's own is found by all words of its title, four at most; Bangla as it sounds only where nothing is written so", async () => {
  const { site } = await openTestSite();
  const titles = ["Refunds and changes", "Refunds in Ramadan", "হজ্জ গাইড", "সব", "শব"];
  const more = [1, 2, 3, 4, 5].map((number) => `Terms ${number}`);
  for (const [at, title] of [...titles, ...more].entries()) {
    const page = { title, link: `page-${at}`, description: "", content: "", isInFooter: false };
    await site.ownPage.create(page, { by: null });
  }
  const found = async (q: string) => (await site.find(q)).pages.map(({ title }) => title);
  expect(await found("refund chang")).toEqual(["Refunds and changes"]);
  expect((await found("refunds")).toSorted()).toEqual(titles.slice(0, 2));
  expect(await found("terms")).toHaveLength(4);
  expect(await found("হজ্ব")).toEqual(["হজ্জ গাইড"]);
  expect(await found("শব")).toEqual(["শব"]);
  expect([await found("?!"), await found("visa")]).toEqual([[], []]);
});
