import { afterEach, expect, test, vi } from "vitest";
import { shiftedDay } from "#contracts/days.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";

afterEach(() => void vi.useRealTimers());

const text = (pieces: readonly { text: string }[]) => pieces.map((piece) => piece.text).join("");

async function openSearch() {
  const { site } = await openTestSite({ demo: true });
  const found = async (q: string) => {
    const { pages, posts } = await site.search(q);
    return { to: pages.map((page) => page.to), posts: posts.length };
  };
  return { site, found };
}

test("packages, papers, pages and posts are found by their words", async () => {
  const { found } = await openSearch();
  expect((await found("umrah")).to[0]).toBe("/packages/umrah");
  expect((await found("umrah")).posts).toBeGreaterThan(0);
  expect((await found("malaysia")).to).toEqual(
    expect.arrayContaining(["/student-visa/papers/malaysia", "/work-visa/papers/malaysia"]),
  );
  expect((await found("bank statement")).to).toContain("/student-visa/papers/malaysia");
  expect((await found("privacy")).to).toContain("/privacy-policy");
});

test("the hits are marked, in the title and in the words around the first", async () => {
  const { site } = await openSearch();
  const { pages } = await site.search("hajj");
  const page = pages.find(({ to }) => to === "/packages/hajj");
  expect(page?.title).toContainEqual({ text: "Hajj", isHit: true });
  expect(page?.text.length).toBeGreaterThan(0);
});

test("departures are found by month, by the month of the Hijri calendar, by hotel and airline", async () => {
  const { site } = await openSearch();
  const [departure] = await site.entry.list("departure", { parent: "umrah", from: "2000-01-01" });
  if (!departure) throw new Error("the demo has departures");
  const said = (calendar: string) =>
    new Intl.DateTimeFormat("en", { calendar, month: "long", timeZone: "UTC" }).format(
      new Date(departure.leavesOn),
    );
  for (const q of [
    `umrah ${said("gregory")}`,
    `umrah ${said("islamic-umalqura")}`,
    `umrah ${departure.stays[0]?.hotel}`,
    `umrah ${departure.airline}`,
  ]) {
    const { departures } = await site.search(q);
    expect(
      departures.map(({ _id }) => _id),
      q,
    ).toContain(departure._id);
  }
});

test.each(["bn", "ar"] as const)(
  "in %s departures are found by months as that language names them",
  async (language) => {
    const { site } = await openSearch();
    const { departures: all } = await site.in(language).search("umrah");
    const [departure] = all;
    if (!departure) throw new Error("the demo has departures");
    for (const calendar of ["gregory", "islamic-umalqura"]) {
      const format = { calendar, month: "long", timeZone: "UTC" } as const;
      const month = new Intl.DateTimeFormat(language, format).format(new Date(departure.leavesOn));
      const { departures } = await site.in(language).search(month);
      expect(
        departures.map(({ _id }) => _id),
        month,
      ).toContain(departure._id);
    }
  },
);

test("who has left is not found, though nobody wrote anything since", async () => {
  const { site } = await openSearch();
  const { departures, departureCount } = await site.search("umrah");
  const [first] = departures;
  if (!first) throw new Error("the demo has departures");
  vi.useFakeTimers({
    toFake: ["Date"],
    now: Date.parse(`${shiftedDay(first.leavesOn, 1)}T12:00:00Z`),
  });
  const later = await site.search("umrah");
  expect(later.departures.map(({ _id }) => _id)).not.toContain(first._id);
  expect(later.departureCount).toBeLessThan(departureCount);
});

test("each language is searched in its own words; what is not translated is found in English", async () => {
  const { site } = await openSearch();
  const { pages } = await site.in("bn").search("উমরাহ");
  expect(pages.map(({ to }) => to)).toContain("/packages/umrah");
  expect((await site.in("ar").search("العمرة")).pages.length).toBeGreaterThan(0);
  expect((await site.search("উমরাহ")).pages).toEqual([]);
});

test("what is published is found at once, and what goes to the trash no longer", async () => {
  const { site, found } = await openSearch();
  const by = { by: null };
  expect((await found("zamzam wholesale")).to).toEqual([]);
  const words = { title: "Zamzam wholesale", description: "", content: "" };
  const made = await site.ownPage.create({ ...words, link: "zamzam", isInFooter: false }, by);
  expect((await found("zamzam wholesale")).to).toEqual(["/zamzam"]);
  await site.ownPage.remove(made.page._id, by);
  expect((await found("zamzam wholesale")).to).toEqual([]);
});

test("facts of the settings are found where texts name them, and no braces are shown", async () => {
  const { site } = await openSearch();
  const { brand } = await site.settings.get();
  const { pages } = await site.search(brand.name);
  for (const page of pages) expect(text(page.text)).not.toMatch(/\{(name|phone|mail)\}/);
});

test.each([
  ["nothing", ""],
  ["blanks", " \t"],
  ["only signs", "!?%_\\*\"'(){}[]:^-+"],
  ["NUL", "\0"],
  ["a lone surrogate", "\ud800"],
  ["a script", "<script>alert(1)</script>"],
  ["10 KB of words", "visa date ".repeat(1000)],
  ["10 KB of one word", "v".repeat(10_000)],
  ["an injection", `umrah' OR 1=1 --`],
])("%s is answered", async (_, q) => {
  const { site } = await openSearch();
  const answer = await site.search(q);
  expect(answer.pages.length).toBeLessThanOrEqual(18);
  expect(answer.posts.length).toBeLessThanOrEqual(6);
});
