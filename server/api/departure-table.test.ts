import { expect, test, vi } from "vitest";
import type { RowMistake } from "#contracts/departure-table.ts";
import { dayFormat } from "#contracts/zone-time.ts";
import { openDrafting } from "#tests/support/open-drafting.ts";

const DOOR = "/api/package/hajj/departures/table";
const HEAD = "Out\tBack\tMakkah\tMadinah\tAirline\tSeats\tQuad\tDouble";

const row = (
  at: number,
  more: Partial<Record<"back" | "makkah" | "quad" | "seats", string>> = {},
) => {
  const month = String((at % 12) + 1).padStart(2, "0");
  const year = 2030 + Math.floor(at / 12);
  const { back = `${year}-${month}-11`, makkah = "6", quad = "1,39,000", seats = "Open" } = more;
  return [`${year}-${month}-01`, back, makkah, "4", "Meghna Air", seats, quad, "1,78,000"].join(
    "\t",
  );
};

const table = (...rows: string[]) => [HEAD, ...rows].join("\n");

async function open() {
  const opened = await openDrafting();
  const paste = (text: string, more: object = {}) => opened.call("POST", DOOR, { text, ...more });
  const open = async () => (await opened.get("/api/package/hajj/departures")).body;
  /** What was never public. */
  const list = async () =>
    (await opened.site.departures.begun("hajj")).first.map(({ id, body }) => ({ id, ...body }));
  /** All that waits becomes public. */
  const publish = async () => {
    const waiting = await opened.site.departures.changes();
    const sent = { waiting: waiting.map(({ id, version }) => ({ id, version })) };
    return opened.call("POST", "/api/departures/waiting/publish", sent);
  };
  return { ...opened, paste, list, publish, open, before: (await list()).length };
}

const placesIn = (mistakes: RowMistake[]) =>
  mistakes.map(({ row: at, column, code }) => [at, column, code]);

test("what is pasted is checked, then stored as a whole, as drafts, and once", async () => {
  const { paste, list, before, call, open: openNow, publish } = await open();
  const { length: publicBefore } = await openNow();
  const text = table(
    row(0),
    row(1, { quad: "১,৩২,০০০", seats: "৪" }),
    row(2, { seats: "Sold out" }),
  );
  const checked = await paste(text, { dryRun: true });
  expect(checked).toMatchObject({
    status: 200,
    body: { rows: 3, clean: [1, 2, 3], known: [], mistakes: [], unknown: [], stored: 0 },
  });
  expect(await list()).toHaveLength(before);
  expect(await paste(text)).toMatchObject({ status: 201, body: { stored: 3, known: [] } });
  const made = (await list()).slice(-3);
  expect(made).toMatchObject([
    {
      ...{ package: "hajj", leavesOn: "2030-01-01", returnsOn: "2030-01-11", seats: "open" },
      stays: [
        { at: "makkah", city: "Makkah", nights: "6" },
        { at: "madinah", city: "Madinah", nights: "4" },
      ],
      ...{ airline: "Meghna Air", isDirect: true, quad: "139000", double: "178000" },
    },
    { quad: "132000", seats: "counted", seatsLeft: "4" },
    { seats: "full" },
  ]);
  expect(await openNow()).toHaveLength(publicBefore);
  const again = { status: 201, body: { stored: 0, known: [1, 2, 3] } };
  expect(await paste(text)).toMatchObject(again);
  expect(await list()).toHaveLength(before + 3);
  expect((await publish()).status).toBe(200);
  expect(await openNow()).toHaveLength(publicBefore + 3);
  expect(await list()).toEqual([]);
  const history = await call("GET", `/api/history/departure/${made[0]?.id}`);
  expect(history.body).toMatchObject([{ action: "create" }]);
  expect(await paste(text)).toMatchObject(again);
});

test("sent twice at once, it is stored once", async () => {
  const { paste, list, before } = await open();
  const text = table(row(0), row(1));
  const answers = await Promise.all([paste(text), paste(text)]);
  expect(answers.map(({ body }) => body.stored).toSorted()).toEqual([0, 2]);
  expect(await list()).toHaveLength(before + 2);
});

test("every mistake is told by row and column; nothing is stored until the clean rows are chosen", async () => {
  const { paste, list, before } = await open();
  const text = table(
    row(0, { back: "2029-12-20" }),
    row(1, { makkah: "400" }),
    row(2, { quad: "call us" }),
    row(3, { quad: "-5", makkah: "six" }),
    row(4, { back: "31/02/2030" }),
    row(5),
    row(5),
    row(6, { seats: "some" }),
    row(7, { back: "" }),
  );
  const { body } = await paste(text, { dryRun: true });
  expect(placesIn(body.mistakes)).toEqual([
    [1, "returnsOn", "back-before-out"],
    [2, "makkahNights", "nights-do-not-fit"],
    [3, "quad", "bad-amount"],
    [4, "makkahNights", "bad-amount"],
    [4, "quad", "bad-amount"],
    [5, "returnsOn", "bad-day"],
    [7, "leavesOn", "row-again"],
    [8, "seats", "bad-choice"],
    [9, "returnsOn", "empty"],
  ]);
  expect(body.clean).toEqual([6]);
  const refused = await paste(text);
  expect(refused.status).toBe(400);
  expect(refused.body.issues).toHaveLength(9);
  expect(refused.body.issues[0]).toMatchObject({ path: "1.returnsOn", code: "back-before-out" });
  expect(await list()).toHaveLength(before);
  expect(await paste(text, { take: "clean" })).toMatchObject({ status: 201, body: { stored: 1 } });
  expect(await list()).toHaveLength(before + 1);
});

test.each([
  ["Back\tOut\tDOUBLE (BDT)\tColour", "11/01/2030\t1 Jan 2030\t178000\tred", ["Colour"]],
  ["\tBack\t \tOut\tDouble\t", "1\t11/01/2030\t\t1 Jan 2030\t178000\t", []],
  ["ফেরা\tযাওয়া\tদুজন", "১১/০১/২০৩০\t১ জানুয়ারি ২০৩০\t১,৭৮,০০০", []],
  ["العودة\tالذهاب\tثنائي", "١١/٠١/٢٠٣٠\t١ يناير ٢٠٣٠\t١٧٨٠٠٠", []],
])("the columns of %j are recognised in whichever order", async (head, cells, unknown) => {
  const { paste, list } = await open();
  expect(await paste(`${head}\n${cells}`)).toMatchObject({
    status: 201,
    body: { stored: 1, unknown },
  });
  expect((await list()).at(-1)).toMatchObject({ leavesOn: "2030-01-01", double: "178000" });
});

test("what has left already is refused by row, before anything is stored", async () => {
  const { paste, list, before, site } = await open();
  const { timeZone } = await site.settings.get();
  const now = Date.parse("2029-12-31T17:59:00Z");
  const clock = vi.spyOn(Date, "now").mockReturnValue(now);
  const day = (at: number) => dayFormat(timeZone).format(now + at * 86_400_000);
  const rows = [-1, 0, 1].map((at) => `${day(at)}\t${day(at + 10)}`);
  const text = ["Out\tBack", ...rows].join("\n");
  const checked = await paste(text, { dryRun: true });
  const said = { row: 1, column: "leavesOn", message: expect.stringContaining("day has passed") };
  expect(checked.body).toMatchObject({ clean: [2, 3], mistakes: [said] });
  expect((await paste(text)).status).toBe(400);
  expect(await list()).toHaveLength(before);
  // Two minutes later it is the next day where the agency is.
  clock.mockReturnValue(now + 120_000);
  expect((await paste(text, { dryRun: true })).body.clean).toEqual([3]);
  clock.mockRestore();
});

test("what only waits of a public one is there already, too", async () => {
  const { paste, publish, site } = await open();
  await paste(table(row(0)));
  await publish();
  const [made] = await site.entry.list("departure", { parent: "hajj", from: "2030-01-01" });
  await site.departures.keep({ ids: [made?._id ?? ""], by: null }, { to: "days", days: 1 });
  const text = ["Out\tBack", "2030-01-01\t2030-01-11", "2030-01-02\t2030-01-12"].join("\n");
  expect((await paste(text, { dryRun: true })).body.known).toEqual([1, 2]);
});

test("a table that names no days is said to lack them, and so is none at all", async () => {
  const { paste } = await open();
  for (const text of ["", "Quad\n1", "1,39,000\t1,78,000", "\n\n\t"]) {
    const { body } = await paste(text, { dryRun: true });
    expect(body.missing).toEqual(["leavesOn", "returnsOn"]);
    expect(await paste(text)).toMatchObject({ status: 400 });
    expect(await paste(text, { take: "clean" })).toMatchObject({ status: 400 });
  }
});

test("on the same days another one needs a name of its own", async () => {
  const { paste } = await open();
  await paste(table(row(0)));
  const named = [
    "Out\tBack\tName",
    "2030-01-01\t2030-01-11\tBy Jeddah",
    "2030-01-01\t2030-01-11\t",
  ];
  const { body } = await paste(named.join("\n"), { dryRun: true });
  expect(body).toMatchObject({ clean: [1], known: [2] });
});

test("five thousand rows: all mistakes are told; those without are stored at once", async () => {
  const { paste, site, list, publish } = await open();
  const rows = Array.from({ length: 5000 }, (_, at) => row(at % 96, { quad: "call us" }));
  const { body } = await paste(table(...rows), { dryRun: true });
  expect(body.mistakes).toHaveLength(5000);
  expect(body.clean).toEqual([]);
  const many = Array.from({ length: 5000 }, (_, at) => `${row(at % 96)}\tgroup ${at}`);
  const stored = await paste([`${HEAD}\tName`, ...many].join("\n"));
  expect(stored).toMatchObject({ status: 201, body: { stored: 5000 } });
  expect((await site.departures.begun("hajj")).count).toBe(5000);
  expect(await list()).toHaveLength(200);
  // As many as are done at once.
  expect((await publish()).body).toHaveLength(500);
  expect((await site.departures.begun("hajj")).count).toBe(4500);
});

test.each([
  [
    "more rows than can be looked through",
    table(...Array.from({ length: 5001 }, (_, at) => row(at % 96))),
    400,
  ],
  ["more than a request may hold", table("x".repeat(1024 * 1024)), 413],
])("%s is refused in words", async (_, text, status) => {
  const { paste } = await open();
  const answer = await paste(text, { dryRun: true });
  expect(answer.status).toBe(status);
  expect(answer.body.message).toMatch(/\w/);
});

test("hostile text is text", async () => {
  const { paste, list } = await open();
  const names = [
    "<script>alert(1)</script>",
    "=HYPERLINK(0)",
    "__proto__",
    "'; drop table entry; --",
  ];
  const rows = names.map((name, at) => `2030-0${at + 1}-01\t2030-0${at + 1}-11\t${name}`);
  const head = "Out\tBack\tName\t__proto__\tconstructor";
  const answer = await paste([head, ...rows].join("\n"));
  expect(answer).toMatchObject({ status: 201, body: { unknown: ["__proto__", "constructor"] } });
  const titles = (await list()).map(({ title }: { title: string }) => title);
  expect(titles).toEqual(expect.arrayContaining(names));
});

test.each([[{ text: 5 }], [{ text: "x", take: "some" }], [{ text: "x", more: 1 }], [{}]])(
  "%j is no table",
  async (sent) => {
    const { call } = await open();
    expect((await call("POST", DOOR, sent)).status).toBe(400);
  },
);

test("visa pages have no departures, and nobody pastes who is not signed in", async () => {
  const { call, send } = await open();
  const sent = { text: table(row(0)), dryRun: true };
  expect((await call("POST", "/api/package/student-visa/departures/table", sent)).status).toBe(404);
  expect((await send("POST", DOOR, sent, {})).status).toBe(401);
});
