import { expect, test } from "vitest";
import { openDrafting } from "#tests/support/open-drafting.ts";

const NEW = {
  ...{ package: "hajj", leavesOn: "2030-02-01", returnsOn: "2030-02-11", seats: "open" },
  stays: [{ city: "Makkah", at: "makkah", nights: "10" }],
  ...{ quad: "192000", double: "258000", child: "100000" },
};

test("waiting changes that are changed together do not undo what a colleague has published since they began", async () => {
  const { call, get, openColleague } = await openDrafting();
  const colleague = await openColleague();
  const { body: made } = await call("POST", "/api/package/hajj/departures", NEW);
  const ids = [made._id];
  const at = `/api/departures/${made._id}`;
  const moved = await call("POST", "/api/departures/shift", { ids, days: 7, waiting: true });
  expect(moved.status).toBe(202);
  const { version } = (await get(at)).body;
  const priced = await colleague.call("PUT", at, { ...NEW, quad: "300000", version });
  expect(priced).toMatchObject({ status: 200 });
  const seats = { ids, seats: "full", waiting: true };
  const closed = await call("POST", "/api/departures/seats", seats);
  expect(closed.status).toBe(202);
  const waiting = closed.body.map((one: { id: string; version: number }) => ({
    ...{ id: one.id, version: one.version },
  }));
  expect((await call("POST", "/api/departures/waiting/publish", { waiting })).status).toBe(200);
  expect((await get(at)).body).toMatchObject({
    ...{ leavesOn: "2030-02-08", seats: "full", quad: "300000" },
  });
});
