import { expect, test } from "vitest";
import { openTestPages } from "#tests/support/open-test-pages.tsx";

const NOBODY = { by: null };
/** And an hour, where the clocks change. */
const A_DAY_MS = 25 * 3_600_000;

async function openPages(options: { demo?: boolean } = {}) {
  const { site, visit } = await openTestPages(options);
  return {
    site,
    /** In how many ms the page says something else by itself; null: it does not. */
    async endOf(path: string) {
      const expires = (await visit(path)).headers.get("Expires");
      return expires === null ? null : Date.parse(expires) - Date.now();
    },
    async endNotice(lastDay: string) {
      const { notice } = await site.settings.get();
      await site.settings.update({ notice: { ...notice, isShown: true, lastDay } }, NOBODY);
    },
  };
}

test("the home page ends with the first of what it says that ends: its notice, or the day of its groups", async () => {
  const [dated, bare] = [await openPages({ demo: true }), await openPages()];
  for (const lastDay of ["", "2090-01-01"]) {
    await dated.endNotice(lastDay);
    expect(await dated.endOf("/")).toBeLessThan(A_DAY_MS);
  }
  await bare.endNotice("");
  expect(await bare.endOf("/")).toBeNull();
  await bare.endNotice("2090-01-01");
  expect(await bare.endOf("/")).toBeGreaterThan(A_DAY_MS);
});

test.each([
  "/packages/umrah",
  "/work-visa/papers/malaysia",
  "/work-visa/papers/malaysia/driver",
  "/trust",
])("%s tells of today, and ends with it", async (path) => {
  const { endOf } = await openPages({ demo: true });
  const end = await endOf(path);
  expect(end).toBeGreaterThan(0);
  expect(end).toBeLessThan(A_DAY_MS);
});

test("without offices the page about trust ends with the first licence that does", async () => {
  const { site, endOf } = await openPages();
  const licence = { title: "Hajj licence", number: "HL-0092", issuedBy: "Ministry" };
  const rest = { lookedUpOn: "", officialList: "", isInStrip: false };
  for (const validUntil of ["2091-01-01", "2090-01-01"]) {
    await site.entry.create("licence", { ...licence, ...rest, validUntil }, NOBODY);
  }
  const end = new Date(Date.now() + Number(await endOf("/trust")));
  expect(end.toJSON()).toMatch(/^2090-01-0[12]T/);
});
