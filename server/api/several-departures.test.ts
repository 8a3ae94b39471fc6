import { expect, test } from "vitest";
import { openDrafting } from "#tests/support/open-drafting.ts";

const NEW = {
  ...{ package: "hajj", leavesOn: "2030-02-01", returnsOn: "2030-02-11", seats: "open" },
  stays: [{ city: "Makkah", at: "makkah", nights: "10" }],
  ...{ quad: "192000", double: "258000", child: "100000" },
};

async function open() {
  const opened = await openDrafting();
  const { call } = opened;
  const add = async (more: object = {}) =>
    (await call("POST", "/api/package/hajj/departures", { ...NEW, ...more })).body;
  const made = [await add(), await add({ leavesOn: "2030-03-01", returnsOn: "2030-03-11" })];
  const ids: string[] = made.map(({ _id }) => _id);
  const read = async (id: string | undefined) => (await opened.get(`/api/departures/${id}`)).body;
  const draft = async (id: string | undefined) =>
    (await call("GET", `/api/drafts/departure/${id}`)).body.body;
  const rise = (more: object = {}, how = call) =>
    how("POST", "/api/departures/prices", {
      ...{ ids, percent: 4, roundTo: 1000, waiting: true, ...more },
    });
  return { ...opened, made, ids, read, draft, rise };
}

type Kept = { id: string; version: number; before: number | null };

const asWaiting = (kept: Kept[]) => ({ waiting: kept.map(({ id, version }) => ({ id, version })) });

test("changes wait, one upon the other, and become public together", async () => {
  const { call, ids, read, draft, rise } = await open();
  const risen = await rise();
  expect(risen.status).toBe(202);
  expect(risen.body.map(({ before }: Kept) => before)).toEqual([null, null]);
  const moved = await call("POST", "/api/departures/shift", { ids, days: 7, waiting: true });
  const closed = await call("POST", "/api/departures/seats", {
    ...{ ids: [ids[0]], seats: "full", waiting: true },
  });
  expect(await read(ids[0])).toMatchObject({ leavesOn: "2030-02-01", quad: "192000", version: 1 });
  expect(await draft(ids[0])).toMatchObject({
    ...{ leavesOn: "2030-02-08", quad: "200000", child: "104000", triple: "", seats: "full" },
  });
  // What was read before the seats were set.
  const late = await call("POST", "/api/departures/waiting/publish", asWaiting(moved.body));
  expect(late).toMatchObject({ status: 409, body: { fields: [ids[0]] } });
  expect(await read(ids[1])).toMatchObject({ version: 1 });
  const now = [...closed.body, moved.body.find(({ id }: Kept) => id === ids[1])];
  const published = await call("POST", "/api/departures/waiting/publish", asWaiting(now));
  expect(published.status).toBe(200);
  expect(await read(ids[0])).toMatchObject({ leavesOn: "2030-02-08", seats: "full", version: 2 });
  expect(await read(ids[1])).toMatchObject({ quad: "200000", seats: "open", version: 2 });
  expect((await call("GET", `/api/drafts/departure/${ids[0]}`)).status).toBe(404);
});

test("only the kinds of price that are named rise", async () => {
  const { ids, draft, rise } = await open();
  expect((await rise({ names: ["quad", "triple"] })).status).toBe(202);
  expect(await draft(ids[0])).toMatchObject({ quad: "200000", double: "258000", child: "100000" });
});

test("what waited before waits again, and nothing where nothing did", async () => {
  const { call, ids, draft, rise } = await open();
  const first = await rise();
  const second = await rise({ ids: [ids[0]], percent: 10 });
  expect(await draft(ids[0])).toMatchObject({ quad: "220000" });
  const undone = await call("POST", "/api/departures/waiting/undo", { waiting: second.body });
  expect(undone.status).toBe(202);
  expect(await draft(ids[0])).toMatchObject({ quad: "200000" });
  // Of the first, one has been written since: nothing is taken back.
  const late = await call("POST", "/api/departures/waiting/undo", { waiting: first.body });
  expect(late).toMatchObject({ status: 409, body: { fields: [ids[0]] } });
  expect(await draft(ids[1])).toMatchObject({ quad: "200000" });
  const rest = first.body.filter(({ id }: Kept) => id === ids[1]);
  await call("POST", "/api/departures/waiting/undo", { waiting: rest });
  expect((await call("GET", `/api/drafts/departure/${ids[1]}`)).status).toBe(404);
});

test("they are thrown away together, or not at all", async () => {
  const { call, ids, rise, openColleague } = await open();
  const colleague = await openColleague();
  const risen = await rise();
  await rise({ ids: [ids[1]], percent: 1 }, colleague.call);
  const late = await call("POST", "/api/departures/waiting/discard", asWaiting(risen.body));
  expect(late.status).toBe(409);
  expect((await call("GET", `/api/drafts/departure/${ids[0]}`)).status).toBe(200);
  const again = await rise();
  expect(
    await call("POST", "/api/departures/waiting/discard", asWaiting(again.body)),
  ).toMatchObject({
    status: 200,
  });
  for (const id of ids) {
    expect((await call("GET", `/api/drafts/departure/${id}`)).status).toBe(404);
    const history = await call("GET", `/api/history/departure/${id}`);
    expect(history.body.map(({ action }: { action: string }) => action)).toContain("draft");
  }
});

test("somebody else saved since: nothing waits, and it says where", async () => {
  const { call, ids, made, read, rise } = await open();
  const seen = ids.map((id) => ({ id, version: 1, waiting: null }));
  await call("PUT", `/api/departures/${ids[1]}`, { ...made[1], quad: "1" });
  expect(await rise({ seen })).toMatchObject({ status: 409, body: { fields: [ids[1]] } });
  expect((await call("GET", `/api/drafts/departure/${ids[0]}`)).status).toBe(404);
  expect(await read(ids[1])).toMatchObject({ quad: "1" });
  const now = seen.map((one) => (one.id === ids[1] ? { ...one, version: 2 } : one));
  expect((await rise({ seen: now })).status).toBe(202);
  expect(await rise({ seen: now })).toMatchObject({ status: 409 });
});

test("departures like these are begun, once for a request, and none is public", async () => {
  const { call, ids, draft, days } = { ...(await open()), days: "/api/package/hajj/departures" };
  const request = crypto.randomUUID();
  const sent = { ids, copies: 3, every: 28, request };
  const made = await call("POST", "/api/departures/duplicate", sent);
  expect(made.status).toBe(202);
  expect(made.body).toHaveLength(6);
  const before = (await call("GET", days)).body.length;
  const twice = await call("POST", "/api/departures/duplicate", sent);
  expect(twice.body).toEqual(made.body);
  const all = await Promise.all(made.body.map(({ id }: Kept) => draft(id)));
  expect(all.map(({ leavesOn }) => leavesOn).toSorted()).toEqual([
    ...["2030-03-01", "2030-03-29", "2030-03-29", "2030-04-26", "2030-04-26", "2030-05-24"],
  ]);
  const published = await call("POST", "/api/departures/waiting/publish", asWaiting(made.body));
  expect(published.status).toBe(200);
  expect((await call("GET", days)).body).toHaveLength(before + 6);
  const others = await call("POST", "/api/departures/duplicate", {
    ...{ ...sent, copies: 1, request: crypto.randomUUID() },
  });
  await call("POST", "/api/departures/waiting/undo", { waiting: others.body });
  expect((await call("GET", `/api/drafts/departure/${others.body[0].id}`)).status).toBe(404);
});

test("what breaks a rule is named, and none of the others becomes public", async () => {
  const { call, ids, read, rise } = await open();
  const [one] = (await rise({ ids: [ids[0]] })).body;
  await call("PUT", `/api/drafts/departure/${ids[1]}`, {
    base: 1,
    body: { returnsOn: "2030-01-01" },
  });
  const { version } = (await call("GET", `/api/drafts/departure/${ids[1]}`)).body;
  const answer = await call("POST", "/api/departures/waiting/publish", {
    ...asWaiting([one, { id: ids[1] ?? "", version, before: null }]),
  });
  expect(answer.status).toBe(400);
  expect(answer.body.issues).toMatchObject([{ path: `${ids[1]}.returnsOn` }]);
  expect(await read(ids[0])).toMatchObject({ version: 1 });
});

const ALWAYS = { ids: ["umrah"], days: 1, waiting: true };
const SEEN = { id: "umrah", version: 1, waiting: null };

test.each([
  ["shift", { ...ALWAYS, days: 4000 }, 400],
  ["shift", { ...ALWAYS, days: 1.5 }, 400],
  ["shift", { ...ALWAYS, ids: Array.from({ length: 501 }, String) }, 400],
  ["shift", { ...ALWAYS, seen: [{ ...SEEN, version: -1 }] }, 400],
  ["shift", { ...ALWAYS, ids: ["<script>", "../../etc"] }, 404],
  ["seats", { ids: ["umrah"], seats: "many" }, 400],
  ["prices", { ids: ["umrah"], percent: "4" }, 400],
  ["prices", { ids: ["umrah"], percent: 4, names: ["suite"] }, 400],
  ["duplicate", { ids: ["umrah"], copies: 0, every: 7, request: crypto.randomUUID() }, 400],
  ["duplicate", { ids: ["umrah"], copies: 2, every: 7, request: "again" }, 400],
  [
    "duplicate",
    {
      ids: Array.from({ length: 20 }, String),
      ...{ copies: 52, every: 7, request: crypto.randomUUID() },
    },
    400,
  ],
  ["waiting/publish", { waiting: [] }, 400],
  ["waiting/publish", { waiting: [{ id: "nobody", version: 1 }] }, 404],
  ["waiting/undo", { waiting: [{ id: "nobody", version: 0, before: null }] }, 400],
])("%s refuses %j with %d", async (door, sent, status) => {
  const { call } = await openDrafting();
  expect((await call("POST", `/api/departures/${door}`, sent)).status).toBe(status);
});

test("five hundred rise at once, and a day that no calendar has is never made", async () => {
  const { call, made, site, user } = await open();
  const { _id, createdAt, updatedAt, version, language, ...body } = made[0];
  const far = { ...body, leavesOn: "9999-12-01", returnsOn: "9999-12-11" };
  const bodies = Array.from({ length: 500 }, () => far);
  const many = await site.entry.createAll("departure", bodies, { by: user._id });
  const ids = many.map((one) => one._id);
  const sent = { ids, percent: 4, waiting: true };
  const kept = await call("POST", "/api/departures/prices", sent);
  expect(kept.body).toHaveLength(500);
  const { status } = await call("POST", "/api/departures/waiting/publish", asWaiting(kept.body));
  expect(status).toBe(200);
  const moved = await call("POST", "/api/departures/shift", { ids: [ids[0]], days: 3000 });
  expect(moved.body[0]).toMatchObject({ leavesOn: "9999-12-01" });
});

test("a look at what would be stores nothing, waiting or not", async () => {
  const { call, ids, read, draft, rise } = await open();
  const asked: [string, object][] = [
    ["prices", { ids, percent: 4, roundTo: 1000 }],
    ["shift", { ids, days: 7 }],
    ["seats", { ids, seats: "full" }],
  ];
  for (const [deed, body] of asked) {
    for (const waiting of [false, true]) {
      const looked = await call("POST", `/api/departures/${deed}`, {
        ...body,
        waiting,
        dryRun: true,
      });
      expect([deed, looked.status]).toEqual([deed, 200]);
      expect(looked.body.map(({ _id }: { _id: string }) => _id)).toEqual(ids);
    }
  }
  expect((await rise({ dryRun: true })).body[0]).toMatchObject({ quad: "200000" });
  for (const id of ids) {
    expect(await read(id)).toMatchObject({ quad: "192000", seats: "open", version: 1 });
    expect(await draft(id)).toBeUndefined();
  }
});
