import { expect, test } from "vitest";
import { schemaOf, upgraded } from "#contracts/kinds/upgraded.ts";
import { visaKind } from "#contracts/kinds/visa.ts";
import { openDrafting } from "#tests/support/open-drafting.ts";
import { visaLog } from "./visa-log.ts";

const VISA = upgraded(visaKind, {}, schemaOf(visaKind));
const TITLES = new Map([
  ["passport", "Passport"],
  ["test", "English test"],
]);
const paper = (requirement: string, need = "must") => ({
  ...{ _id: requirement + need, requirement, need, set: "", profiles: "", abroad: "", note: "" },
});
const fee = (amount: string) => ({ ...VISA.government, amount, currency: "MYR" });
const time = (min: string, max = "", unit = "working-days") => ({ ...VISA.time, min, max, unit });
const other = (amount: string) => [
  { _id: "o", label: "Courier", amount, currency: "BDT", note: "" },
];

test.each([
  [
    { government: fee("1420") },
    { government: fee("1480") },
    "Government fee: 1,420 MYR → 1,480 MYR",
  ],
  [
    {},
    { service: { ...VISA.service, amount: "9", currency: "MYR" } },
    "Our fee: not named → 9 MYR",
  ],
  [{ others: other("100") }, { others: other("150") }, "Courier: 100 BDT → 150 BDT"],
  [
    { time: time("15", "25") },
    { time: time("1", "1", "months") },
    "How long it takes: 15 to 25 working days → 1 month",
  ],
  [
    { time: time("15") },
    { time: time("", "2") },
    "How long it takes: 15 working days → 2 working days",
  ],
  [
    { time: time("", "", "weeks") },
    { time: time("3", "3", "weeks") },
    "How long it takes: not named → 3 weeks",
  ],
  [{ time: time("3", "3") }, { time: time("3") }, null],
  [{}, { others: other("100") }, "Courier: not named → 100 BDT"],
  [{ others: other("100") }, {}, null],
  [
    { papers: [paper("test"), paper("test", "if-you-have-it")] },
    { papers: [paper("test", "one-of")] },
    "English test: must or if you have it → one of these",
  ],
  [
    { papers: [paper("test")] },
    { papers: [paper("test", "if-you-have-it")] },
    "English test: must → if you have it",
  ],
  [
    { papers: [paper("test"), paper("passport")] },
    { papers: [paper("test"), paper("passport", "if-you-have-it")] },
    "Passport: must → if you have it",
  ],
  [{ papers: [] }, { papers: [paper("passport")] }, "New: Passport"],
  [{ papers: [paper("passport")] }, {}, "No longer asked: Passport"],
  [{ title: "A", intro: "B", reviewedOn: "2026-01-01" }, { title: "C", intro: "D" }, null],
  [{ papers: [paper("passport")] }, { papers: [{ ...paper("passport"), note: "Two" }] }, null],
  [{ papers: [] }, { papers: [paper("nobody-knows")] }, null],
])("from %j to %j visitors are told %j", (before, after, line) => {
  const said = visaLog({ ...VISA, ...before }, { ...VISA, ...after }, TITLES);
  expect(said).toEqual(line === null ? [] : [line]);
});

test("of very many changes the last line counts those that are not said", () => {
  const many = Array.from({ length: 40 }, (_, at) => `paper-${at}`);
  const titles = new Map(many.map((id) => [id, id]));
  const said = visaLog(VISA, { ...VISA, papers: many.map((id) => paper(id)) }, titles);
  expect([said.length, said.at(-1)]).toEqual([12, "29 more changes"]);
});

test("as many changes as have room are all said; of one more, two are counted", () => {
  const added = (count: number) => {
    const ids = Array.from({ length: count }, (_, at) => `paper-${at}`);
    const papers = ids.map((id) => paper(id));
    return visaLog(VISA, { ...VISA, papers }, new Map(ids.map((id) => [id, id])));
  };
  expect([added(12).length, added(12).at(-1)]).toEqual([12, "New: paper-11"]);
  expect([added(13).length, added(13).at(-1)]).toEqual([12, "2 more changes"]);
});

async function open() {
  const opened = await openDrafting();
  const path = "/api/visas/work-malaysia";
  const now = async () => (await opened.get("/api/visas/work/malaysia")).body;
  return { ...opened, path, now, draft: "/api/drafts/visa/work-malaysia" };
}

test("what is published is logged by itself, with the day and who did it; a review is not", async () => {
  const { call, path, now, draft, user } = await open();
  const before = await now();
  await call("POST", `${path}/reviewed`);
  expect((await now()).changes).toEqual(before.changes);
  const government = { ...before.government, amount: "999", currency: "MYR" };
  await call("PUT", draft, { body: { government }, base: 2 });
  expect((await now()).changes).toEqual(before.changes);
  await call("POST", `${draft}/publish`);
  const [newest, ...older] = (await now()).changes;
  expect(older).toEqual(before.changes);
  expect(newest).toMatchObject({
    by: user.name,
    day: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    text: expect.stringMatching(/^Government fee: .+ → 999 MYR$/),
  });
});

test("staff word it otherwise: then, or later", async () => {
  const { call, path, now } = await open();
  const { _id, createdAt, updatedAt, language, ...before } = await now();
  const service = { ...before.service, amount: "7" };
  const own = { day: "2026-11-01", by: "", text: "Our fee is lower now." };
  const wrote = await call("PUT", path, { ...before, service, changes: [own, ...before.changes] });
  expect(wrote.body.changes).toHaveLength(before.changes.length + 1);
  expect(wrote.body.changes[0]).toMatchObject({ text: own.text });

  const { body: logged } = await call("PUT", path, {
    ...{ ...before, version: wrote.body.version, changes: wrote.body.changes },
    service: { ...service, amount: "8" },
  });
  const [line, ...rest] = logged.changes;
  expect(line.text).toMatch(/^Our fee: 7 .+ → 8 /);
  const changes = [{ ...line, text: "It rose a little." }, ...rest];
  const worded = await call("PUT", path, {
    ...{ ...before, version: logged.version, changes },
    service: { ...service, amount: "8" },
  });
  expect(worded.body.changes).toEqual(changes);

  // A line that is only worded anew says nothing of another change.
  const again = [{ ...line, text: "It rose." }, ...rest];
  const both = await call("PUT", path, {
    ...{ ...before, version: worded.body.version, changes: again },
    service: { ...service, amount: "9" },
  });
  expect(both.body.changes.slice(1)).toEqual(again);
  expect(both.body.changes[0].text).toMatch(/^Our fee: 8 .+ → 9 /);
});

test("the log never holds more than a hundred lines: the oldest leave", async () => {
  const { call, path, now } = await open();
  const { _id, createdAt, updatedAt, language, ...before } = await now();
  const changes = Array.from({ length: 100 }, (_, at) => ({
    ...{ day: "2026-11-01", by: "", text: `Line ${at}` },
  }));
  const full = await call("PUT", path, { ...before, changes });
  const { body } = await call("PUT", path, {
    ...{ ...before, version: full.body.version, changes: full.body.changes },
    service: { ...before.service, amount: "7" },
  });
  expect(body.changes).toHaveLength(100);
  expect([body.changes[0].text, body.changes.at(-1).text]).toEqual([
    expect.stringContaining("Our fee"),
    "Line 98",
  ]);
});

test("lines that come back without their ids are those that were there; a line more is told by staff", async () => {
  const { call, path, now } = await open();
  const { _id, createdAt, updatedAt, language, ...before } = await now();
  const first = { day: "2026-11-01", by: "", text: "First" };
  const { body: one } = await call("PUT", path, { ...before, changes: [first] });
  const change = async (amount: string, ...changes: object[]) => {
    const service = { ...before.service, amount };
    const { body } = await call("PUT", path, { ...before, version: undefined, service, changes });
    return body.changes.map(({ text }: { text: string }) => text);
  };
  expect(one.changes).toHaveLength(1);
  expect(await change("71", first)).toEqual([expect.stringMatching(/^Our fee/), "First"]);
  const onThatDay = { ...first, text: "On the same day" };
  const later = { ...first, day: "2026-11-02" };
  expect(await change("72", onThatDay, first)).toEqual(["On the same day", "First"]);
  expect(await change("73", later, onThatDay, first)).toHaveLength(3);
  const withId = { ...first, _id: "made-elsewhere", text: "Mine" };
  expect(await change("74", withId)).toEqual(["Mine"]);
});
