import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { openDrafting } from "#tests/support/open-drafting.ts";

/** Moments are kept to the millisecond. */
const TICK_MS = 2;
const DAYS = { package: "hajj", leavesOn: "2030-02-01", returnsOn: "2030-02-11" };

async function open() {
  const opened = await openDrafting();
  const { call } = opened;
  const trash = async (noun: string, query = "") => {
    const { status, body, headers } = await call("GET", `/api/${noun}/trash${query}`);
    expect(status).toBe(200);
    return { body, count: headers.get("X-Total-Count") };
  };
  async function begin(body: object): Promise<{ id: string; version: number }> {
    const id = crypto.randomUUID();
    const begun = await call("POST", `/api/drafts/departure/${id}`, { body });
    expect(begun.status).toBe(201);
    return { id, version: begun.body.version };
  }
  return { ...opened, trash, begin };
}

test.each([
  ["departures", "umrah-jan-direct"],
  ["visas", "work-qatar"],
  ["licences", null],
  ["requirements", null],
])(
  "what is deleted of %s is found in their trash, and gone from there when it is back",
  async (noun, known) => {
    const { call, trash, get } = await open();
    expect(await trash(noun)).toEqual({ body: [], count: "0" });
    const made = async () =>
      noun === "licences"
        ? (await get("/api/licences")).body[0]._id
        : (await call("POST", "/api/requirements", { title: "Bank letter", from: "you" })).body._id;
    const id = known ?? (await made());
    expect((await call("DELETE", `/api/${noun}/${id}`)).status).toBe(200);
    const { body, count } = await trash(noun);
    expect([body.length, body[0]._id, count]).toEqual([1, id, "1"]);
    const kept = Date.parse(body[0].restorableUntil) - Date.parse(body[0].deletedAt);
    expect(kept).toBe(30 * 24 * 3_600_000);
    for (const other of ["departures", "visas", "licences", "requirements"]) {
      if (other !== noun) expect((await trash(other)).body).toEqual([]);
    }
    expect((await call("POST", `/api/${noun}/${id}/restore`)).status).toBe(200);
    expect(await trash(noun)).toEqual({ body: [], count: "0" });
  },
);

test("drafts that are thrown away lie there too, the last deleted first, a part at a time", async () => {
  const { call, trash, begin } = await open();
  const { id: unfinished } = await begin({ package: "umrah", title: "A quiet month" });
  const waiting = [await begin(DAYS), await begin(DAYS)];
  expect((await call("POST", "/api/departures/waiting/discard", { waiting })).status).toBe(200);
  await setTimeout(TICK_MS);
  await call("DELETE", "/api/departures/umrah-jan-direct");
  await setTimeout(TICK_MS);
  await call("DELETE", `/api/drafts/departure/${unfinished}`);
  const { body, count } = await trash("departures");
  expect(count).toBe("4");
  const ids: string[] = body.map(({ _id }: { _id: string }) => _id);
  expect(ids.slice(0, 2)).toEqual([unfinished, "umrah-jan-direct"]);
  expect(ids.slice(2).toSorted()).toEqual(waiting.map(({ id }) => id).toSorted());
  expect(body[0]).toMatchObject({
    ...{ kind: "departure", title: "A quiet month" },
    departure: { package: "umrah", leavesOn: "", returnsOn: "" },
  });
  expect(body[2]).toMatchObject({ title: "", departure: DAYS });
  const part = await trash("departures", "?limit=2&offset=1");
  expect(part).toEqual({ body: body.slice(1, 3), count: "4" });
  expect((await call("GET", "/api/departures/trash?limit=0")).status).toBe(400);

  const back = await call("POST", `/api/departures/${waiting[0]?.id}/restore`);
  expect([back.status, back.body]).toEqual([200, null]);
  expect((await call("GET", `/api/drafts/departure/${waiting[0]?.id}`)).body.body).toMatchObject(
    DAYS,
  );
  expect((await trash("departures")).count).toBe("3");
});

test("papers leave the trash with the visa that asks for them", async () => {
  const { call, trash } = await open();
  const paper = await call("POST", "/api/requirements", { title: "Bank letter", from: "you" });
  const [{ _id, createdAt, updatedAt, version, ...model }] = (await call("GET", "/api/visas")).body;
  const papers = [{ requirement: paper.body._id, need: "must", abroad: "" }];
  const visa = await call("POST", "/api/visas", { ...model, link: "with-letter", papers });
  await call("DELETE", `/api/visas/${visa.body._id}`);
  await call("DELETE", `/api/requirements/${paper.body._id}`);
  expect((await trash("requirements")).body).toMatchObject([{ title: "Bank letter" }]);
  expect((await trash("visas")).body).toMatchObject([{ kind: "visa", title: model.title }]);
  await call("POST", `/api/visas/${visa.body._id}/restore`);
  expect((await trash("visas")).body).toEqual([]);
  expect((await trash("requirements")).body).toEqual([]);
});
