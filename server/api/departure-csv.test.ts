import { expect, test } from "vitest";
import { openAwaited } from "#tests/support/open-awaited.ts";

const COMING = { leavesOn: "2031-01-01", returnsOn: "2031-01-11" };
const PAST = { leavesOn: "2001-01-01", returnsOn: "2001-01-11" };

async function open() {
  const opened = await openAwaited();
  const download = async (query = "?show=hajj") => {
    const { status, headers, body } = await opened.call("GET", `/api/departures.csv${query}`);
    return { status, headers, lines: String(body).trim().split("\r\n") };
  };
  return { ...opened, download };
}

test("the table of a package, as it will be once what waits is public", async () => {
  const { download, addDeparture, site } = await open();
  const id = await addDeparture({ title: "In spring", quad: "1,92,000", seats: "open" });
  const row = (lines: string[]) => lines.filter((line) => line.includes("In spring"));
  const { status, headers, lines } = await download();
  expect([status, headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
  expect(headers.get("content-disposition")).toMatch(/filename="departures-\d{4}-\d\d-\d\d\.csv"/);
  expect(lines[0]).toMatch(/^"Out","Back","Package","Name","State","Nights"/);
  expect(row(lines)).toEqual([
    expect.stringMatching(
      /^"2030-02-01","2030-02-11","Hajj","In spring","Public","Makkah: 10",.*"Open","","BDT","192000"/,
    ),
  ]);
  await site.departures.keep({ ids: [id], by: null }, { to: "days", days: 7 });
  const copy = { copies: 1, every: 7, request: crypto.randomUUID() };
  await site.departures.duplicate({ ids: [id], by: null }, copy);
  const later = await download();
  expect(row(later.lines)).toEqual([
    expect.stringMatching(/^"2030-02-15",.*"Draft"/),
    expect.stringMatching(/^"2030-02-08",.*"Changes not public"/),
  ]);
});

test("no cell is a formula; quotes and lines stay in theirs", async () => {
  const { download, addDeparture } = await open();
  await addDeparture({ title: '=HYPERLINK("x")', airline: "+880", notes: "one\n@two;=3" });
  const { body } = { body: (await download()).lines.join("\r\n") };
  expect(body).toContain('"\'=HYPERLINK(""x"")"');
  expect(body).toContain(`"'+880"`);
  expect(body).toContain(`"one\n'@two;'=3"`);
});

test("more than a part of them come each once, in order; those that have left the latest first", async () => {
  const { download, site } = await open();
  const [hajj] = await site.entry.list("departure", { parent: "hajj" });
  if (!hajj) throw new Error("the demo has departures");
  const { _id, createdAt, updatedAt, version, language, ...body } = hajj;
  const many = Array.from({ length: 1200 }, (_, at) => ({
    ...{ ...body, title: `No ${at}` },
    ...(at < 600 ? COMING : PAST),
    stays: [],
  }));
  await site.entry.createAll("departure", many, { by: null });
  const { lines } = await download();
  const coming = lines.filter((line) => line.startsWith('"2031-01-01"'));
  expect([coming.length, new Set(coming).size]).toEqual([600, 600]);
  expect((await download("?show=past")).lines.length).toBe(601);
});

test("it wants a user, and a table that is there", async () => {
  const { get, download } = await open();
  expect((await get("/api/departures.csv?show=hajj")).status).toBe(401);
  for (const query of ["?show=", "?show=visas", "?show=hajj&show=umrah"]) {
    expect([query, (await download(query)).status]).toEqual([
      query,
      query.includes("[]") ? 200 : 400,
    ]);
  }
});
