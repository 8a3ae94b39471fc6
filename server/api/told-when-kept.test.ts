import { expect, test } from "vitest";
import { openAwaited } from "#tests/support/open-awaited.ts";

async function open() {
  const opened = await openAwaited();
  const full = await opened.addDeparture();
  const merge = (id: string, other: string, deed = "merge") =>
    opened.call("POST", `/api/enquiries/${id}/${deed}`, { other });
  const tell = (id: string) =>
    opened.call("POST", `/api/enquiries/${id}/told`, { departure: full });
  const waiting = async (id = full) => (await opened.site.enquiry.toldWhen.counts([id]))[id] ?? 0;
  return { ...opened, full, merge, tell, waiting };
}

test("who asked twice waits once when the two are merged, in their first place; parted they are two again", async () => {
  const { full, wait, merge, list, waiting, call } = await open();
  const first = await wait(full, { name: "Selina" });
  await wait(full, { name: "Mahbub" });
  const again = await wait(full, { name: "Selina Parvin" });
  await merge(again.id, first.id);
  expect(await waiting()).toBe(2);
  expect((await list()).people).toMatchObject([
    { _id: again.id, reference: again.reference, place: 1, name: "Selina" },
    { place: 2, name: "Mahbub" },
  ]);
  expect((await call("GET", `/api/enquiries/${again.id}`)).body.waits).toHaveLength(2);
  await merge(again.id, first.id, "unmerge");
  expect(await waiting()).toBe(3);
  expect((await list()).people.map(({ _id }: { _id: string }) => _id)).toEqual([
    ...[first.id, expect.any(String), again.id],
  ]);
});

test("told while they stood together: neither waits when they are parted; a later wish waits", async () => {
  const { full, wait, merge, tell, waiting } = await open();
  const first = await wait(full);
  const again = await wait(full, { message: "Once more" });
  await merge(again.id, first.id);
  expect((await tell(first.id)).status).toBe(409);
  const told = await tell(again.id);
  expect(told.body.waits).toMatchObject(
    [{ toldAt: expect.any(String) }, { toldBy: /./ }].map((one) => ({
      ...one,
      toldBy: expect.stringMatching(/./),
    })),
  );
  expect(await waiting()).toBe(0);
  const later = await wait(full, { message: "And again" });
  await merge(again.id, later.id);
  expect(await waiting()).toBe(1);
  await merge(again.id, later.id, "unmerge");
  await merge(again.id, first.id, "unmerge");
  expect(await waiting()).toBe(1);
  await tell(later.id);
  expect(await waiting()).toBe(0);
});

test("one visitor may wait for two departures; each is told for itself", async () => {
  const { full, addDeparture, wait, merge, tell, waiting } = await open();
  const other = await addDeparture({ leavesOn: "2030-03-01", returnsOn: "2030-03-11" });
  const first = await wait(full);
  const second = await wait(other, { waitsFor: "price" });
  await merge(first.id, second.id);
  await tell(first.id);
  expect([await waiting(), await waiting(other)]).toEqual([0, 1]);
});

test("what is merged into a closed one is done with it; what is deleted is gone from the list", async () => {
  const { call, full, wait, merge, waiting, list } = await open();
  const first = await wait(full);
  const again = await wait(full, { message: "Once more" });
  await merge(again.id, first.id);
  await call("PUT", `/api/enquiries/${again.id}`, { status: "closed" });
  expect(await waiting()).toBe(0);
  await call("PUT", `/api/enquiries/${again.id}`, { status: "called" });
  expect(await waiting()).toBe(1);
  await call("DELETE", `/api/enquiries/${again.id}`);
  expect([await waiting(), await list()]).toEqual([0, { people: [], departures: [] }]);
});

test("the demo goes with its own who wait; a visitor who waits for a departure of it stays", async () => {
  const { call, site, wait, list, db } = await open();
  const [demo] = await site.entry.list("departure", { parent: "hajj", from: "2000-01-01" });
  const waits = demo?._id ?? "";
  const visitor = await wait(waits, { name: "Visitor" });
  const example = await wait(waits, { name: "Example" });
  await db.updateTable("enquiry").set({ isExample: 1 }).where("id", "=", example.id).execute();
  expect((await list(`?departure=${waits}`)).people).toHaveLength(2);
  expect((await call("DELETE", "/api/demo")).status).toBe(200);
  expect(await list(`?departure=${waits}`)).toMatchObject({
    ...{ people: [{ _id: visitor.id, place: 1 }], departures: [] },
  });
});
