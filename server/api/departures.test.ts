import { afterEach, expect, test, vi } from "vitest";
import { openDrafting } from "#tests/support/open-drafting.ts";

const NEW = {
  ...{ leavesOn: "2030-02-01", returnsOn: "2030-02-11", seats: "open" },
  stays: [{ city: "Kandy", at: "other", nights: "10" }],
  ...{ quad: "1,92,000", triple: "২,১৪,০০০" },
};

async function open() {
  const opened = await openDrafting();
  const add = (more: object = {}) =>
    opened.call("POST", "/api/package/hajj/departures", { ...NEW, ...more });
  const days = async (more = "") =>
    (await opened.call("GET", `/api/package/hajj/departures${more}`)).body.map(
      ({ leavesOn }: { leavesOn: string }) => leavesOn,
    );
  return { ...opened, add, days };
}

afterEach(() => void vi.useRealTimers());

test("amounts are understood as they are written, and belong to the package of the address, which need not be named", async () => {
  const { add, call } = await open();
  const made = await add();
  expect(made).toMatchObject({
    status: 201,
    body: { package: "hajj", quad: "192000", triple: "214000", double: "", version: 1 },
  });
  const path = `/api/departures/${made.body._id}`;
  const full = await call("PUT", path, { ...made.body, seats: "full" });
  expect(full.body).toMatchObject({ seats: "full", version: 2 });
  expect(await call("PUT", path, made.body)).toMatchObject({
    status: 409,
    body: { current: { version: 2 } },
  });
  expect((await call("DELETE", path)).status).toBe(200);
  expect((await call("GET", path)).status).toBe(404);
  expect(await call("POST", `${path}/restore`)).toMatchObject({ status: 200, body: full.body });
});

test("whoever names another package than the address is told so, and nothing is stored", async () => {
  const { add, days } = await open();
  const before = await days();
  expect(await add({ package: "tours" })).toMatchObject({
    status: 400,
    body: {
      ...{ code: "other-package", params: { address: "hajj", named: "tours" } },
      message: expect.stringMatching(/^This is the address of the package “hajj”/),
      issues: [{ path: "package" }],
    },
  });
  for (const wrong of ["", "atlantis", null, 7, ["hajj"]]) {
    expect([wrong, (await add({ package: wrong })).status]).toEqual([wrong, 400]);
  }
  expect(await days()).toEqual(before);
  expect((await add({ package: "hajj" })).status).toBe(201);
});

test.each([
  [{ returnsOn: "2030-01-22" }, "returnsOn"],
  [{ returnsOn: "2030-02-01", stays: [] }, "returnsOn"],
  [{ returnsOn: "2030-12-01", stays: [] }, "returnsOn"],
  [{ leavesOn: "2030-02-30" }, "leavesOn"],
  [{ stays: [{ city: "Kandy", at: "other", nights: "400" }] }, "stays"],
  [{ stays: [{ city: "Kandy", at: "other", nights: "5" }] }, "stays"],
  [{ stays: [{ city: "", at: "other", nights: "10" }] }, "stays.0.city"],
  [{ stays: "ten nights" }, "stays"],
  [{ quad: "-5" }, "quad"],
  [{ quad: "5 lakh" }, "quad"],
  [{ quad: 192000 }, "quad"],
  [{ quad: "0" }, "quad"],
  [{ single: "০" }, "single"],
  [{ currency: "TAKA" }, "currency"],
  [{ currency: "TAK" }, "currency"],
  [{ seats: "some" }, "seats"],
  [{ notes: "x".repeat(501) }, "notes"],
])("%j is refused at %s", async (more, path) => {
  const { add } = await open();
  const answer = await add(more);
  expect(answer.status).toBe(400);
  expect(answer.body.issues.map((issue: { path: string }) => issue.path)).toContain(path);
});

test("an infant may travel for nothing, and a price that nobody knows yet is left out", async () => {
  const { add } = await open();
  expect(await add({ quad: "", triple: "", infant: "0" })).toMatchObject({
    status: 201,
    body: { quad: "", infant: "0" },
  });
});

test("what has left is gone at midnight of the agency", async () => {
  const { add, days, get } = await open();
  const coming = (await get("/api/package/hajj/departures")).body.length;
  await add({ leavesOn: "2030-02-05", returnsOn: "2030-02-15" });
  await add();
  expect((await days()).slice(coming)).toEqual(["2030-02-01", "2030-02-05"]);
  // Dhaka is six hours ahead.
  vi.setSystemTime(Date.parse("2030-02-01T17:59:59Z"));
  const last = await get("/api/package/hajj/departures");
  expect(last.body.map(({ leavesOn }: { leavesOn: string }) => leavesOn)).toEqual([
    "2030-02-01",
    "2030-02-05",
  ]);
  expect(last.headers.get("expires")).toBe("Fri, 01 Feb 2030 18:00:00 GMT");
  vi.setSystemTime(Date.parse("2030-02-01T18:00:00Z"));
  const after = await get("/api/package/hajj/departures");
  expect(after.body.map(({ leavesOn }: { leavesOn: string }) => leavesOn)).toEqual(["2030-02-05"]);
  expect((await get("/api/package/hajj/departures?all=1")).status).toBe(404);
});

test("what has left long ago staff alone still see, and no cache keeps that", async () => {
  const { add, call, days, get } = await open();
  const past = { leavesOn: "2020-02-01", returnsOn: "2020-02-11" };
  expect((await add(past)).status).toBe(201);
  expect(await days()).not.toContain("2020-02-01");
  const all = await call("GET", "/api/package/hajj/departures?all=1");
  expect([all.status, all.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(all.body[0]).toMatchObject(past);
  expect((await get("/api/package/hajj/departures?all=1")).status).toBe(404);
});

test("prices of several rise together: first as a list, then all or none", async () => {
  const { add, call, get } = await open();
  const made = [await add(), await add({ leavesOn: "2030-03-01", returnsOn: "2030-03-11" })];
  const ids = made.map(({ body }) => body._id);
  const change = { ids, percent: 4, roundTo: 1000 };
  const planned = await call("POST", "/api/departures/prices", { ...change, dryRun: true });
  const quads = planned.body.map(({ quad }: { quad: string }) => quad);
  expect(quads).toEqual(["200000", "200000"]);
  expect((await get(`/api/departures/${ids[0]}`)).body.quad).toBe("192000");
  const missing = { ...change, ids: [...ids, "nobody"] };
  expect((await call("POST", "/api/departures/prices", missing)).status).toBe(404);
  expect((await get(`/api/departures/${ids[0]}`)).body.quad).toBe("192000");
  expect((await call("POST", "/api/departures/prices", change)).status).toBe(200);
  expect((await get(`/api/departures/${ids[1]}`)).body).toMatchObject({
    ...{ quad: "200000", triple: "223000", double: "", version: 2 },
  });
  for (const wrong of [{ ids: [] }, { ids: "all" }, { percent: -100 }, { roundTo: 0 }]) {
    const answer = await call("POST", "/api/departures/prices", { ...change, ...wrong });
    expect([wrong, answer.status]).toEqual([wrong, 400]);
  }
});

test("one that is named twice changes once", async () => {
  const { add, call } = await open();
  const { _id } = (await add()).body;
  const change = { ids: [_id, _id], percent: 4, roundTo: 1000 };
  const { status, body } = await call("POST", "/api/departures/prices", change);
  expect([status, body.length, body[0].quad]).toEqual([200, 1, "200000"]);
});

test("a season moves by days", async () => {
  const { add, call, get } = await open();
  const { _id } = (await add()).body;
  const answer = await call("POST", "/api/departures/shift", { ids: [_id], days: 28 });
  expect(answer.status).toBe(200);
  expect((await get(`/api/departures/${_id}`)).body).toMatchObject({
    ...{ leavesOn: "2030-03-01", returnsOn: "2030-03-11" },
  });
});
