import { expect, test } from "vitest";
import { catchLog } from "#tests/support/catch-log.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { createVisitCounts } from "./visit-counts.ts";

const AGENT = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101";
const BROWSER = { "User-Agent": AGENT, Accept: "text/html" };
const ROBOT = { "User-Agent": "Googlebot/2.1" };
const POST = "/blog/ziyarah-madinah-two-days";

const VISITS = [
  ["a post that is read", [POST, 200], [2, 0, []]],
  ["its data", [`${POST}.data`, 200], [0, 0, []]],
  ["by a machine", [POST, 200, ROBOT], [0, 0, []]],
  ["by a machine without a name", [POST, 200, {}], [0, 0, []]],
  ["fetched ahead", [POST, 200, { ...BROWSER, "Sec-Purpose": "prefetch" }], [0, 0, []]],
  ["fetched ahead in an old way", [POST, 200, { ...BROWSER, Purpose: "prefetch" }], [0, 0, []]],
  ["asked to take something", [POST, 200, BROWSER, "POST"], [0, 0, []]],
  ["not changed", [POST, 304], [0, 0, []]],
  ["another page", ["/about", 200], [0, 0, []]],
  ["led on", ["/OLD.html?x=1", 301], [0, 2, []]],
  ["led on by a machine", ["/old.html", 301, ROBOT], [0, 0, []]],
  ["led on from elsewhere", ["/other.html", 301], [0, 0, []]],
  ["led on, and there", ["/old.html", 200], [0, 0, []]],
  ["not there", ["/Nowhere/", 404], [0, 0, ["/nowhere"]]],
  ["not there for a machine", ["/nowhere", 404, ROBOT], [0, 0, []]],
  [
    "a picture that is not there",
    ["/a", 404, { ...BROWSER, "Sec-Fetch-Dest": "image" }],
    [0, 0, []],
  ],
  [
    "a page by what it is for",
    ["/a", 404, { "User-Agent": AGENT, "Sec-Fetch-Dest": "document" }],
    [0, 0, ["/a"]],
  ],
  ["nobody knows what for", ["/a", 404, { "User-Agent": AGENT }], [0, 0, []]],
  ["a program", ["/a.php", 404], [0, 0, []]],
  [
    "a program that a page links to",
    ["/a.php", 404, { ...BROWSER, Referer: "https://a.example/" }],
    [0, 0, ["/a.php"]],
  ],
  ["refused", ["/nowhere", 403], [0, 0, []]],
] as const;

test("what counts of a visit, and whose visits count for nothing", async () => {
  const { site, db } = await openTestSite({ demo: true });
  const by = { by: null, origin: "http://localhost" };
  await site.redirect.create({ from: "/old.html", to: "/about" }, by);
  await site.redirect.find("/old.html");
  const { log, lines } = catchLog();
  for (const [name, [url, status, given = BROWSER, method = "GET"], counted] of VISITS) {
    await db.deleteFrom("postRead").execute();
    await db.deleteFrom("unknownPath").execute();
    await db.updateTable("redirect").set({ uses: 0 }).execute();
    const counts = createVisitCounts({ site, log });
    const headers = new Headers(given);
    const header = (one: string) => headers.get(one) ?? undefined;
    for (const address of ["203.0.113.7", "198.51.100.1"]) {
      counts.answered({ method, url, header, address: () => address }, status);
    }
    await counts.flush();
    const [reads, [redirect], unknown] = await Promise.all([
      db.selectFrom("postRead").select("count").execute(),
      db.selectFrom("redirect").select("uses").execute(),
      db.selectFrom("unknownPath").select("path").execute(),
    ]);
    const read = reads.reduce((sum, { count }) => sum + count, 0);
    expect([name, [read, redirect?.uses, unknown.map(({ path }) => path)]]).toEqual([
      name,
      counted,
    ]);
  }
  expect(lines).toEqual([]);
});
