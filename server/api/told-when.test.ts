import { expect, test } from "vitest";
import { ENQUIRY, makeEnquiry, tokenOf } from "#tests/support/make-enquiry.ts";
import { openAwaited } from "#tests/support/open-awaited.ts";

test("whoever waits for a seat stands in the list of that departure, first come first", async () => {
  const { call, addDeparture, wait, list } = await openAwaited();
  const full = await addDeparture();
  const other = await addDeparture({ leavesOn: "2030-01-01", returnsOn: "2030-01-11" });
  await wait(full, { name: "Selina Parvin", travellers: 2, language: "bn" });
  await wait(full, { name: "Mahbub Rahman" });
  await wait(other, { name: "Nusrat Jahan", waitsFor: "price" });
  const { people, departures } = await list();
  expect(people.map(({ name, place }: { name: string; place: number }) => [name, place])).toEqual([
    ...[["Nusrat Jahan", 1] as const, ["Selina Parvin", 1] as const, ["Mahbub Rahman", 2] as const],
  ]);
  expect(people[1]).toMatchObject({
    ...{ departure: full, waitsFor: "seat", language: "bn", travellers: 2, version: 1 },
    ...{ toldAt: null, toldBy: "", canBeTold: false },
  });
  expect(departures).toHaveLength(2);
  expect((await list(`?departure=${full}`)).people).toHaveLength(2);
  const page = await call("GET", "/api/enquiries/told-when?limit=1&offset=2");
  expect([page.body.people[0].place, page.headers.get("x-total-count")]).toEqual([2, "3"]);
});

test("what is open again, or has a price, can be told; to tell is noted, with a version, and taken back", async () => {
  const { call, site, addDeparture, change, wait, list, user } = await openAwaited();
  const full = await addDeparture();
  const { id } = await wait(full);
  await change(full, { seats: "few" });
  expect((await list()).people[0]).toMatchObject({ canBeTold: true });
  const telling = { departure: full, version: 1 };
  const told = await call("POST", `/api/enquiries/${id}/told`, telling);
  expect([told.status, told.body]).toMatchObject([
    200,
    { version: 2, waits: [{ departure: full, waitsFor: "seat", toldBy: user.name }] },
  ]);
  expect(told.body.history).toMatchObject([{ what: "told", value: "seat", by: user.name }]);
  expect(told.body.departures).toMatchObject([{ _id: full, package: "hajj", from: "Dhaka" }]);
  expect((await call("POST", `/api/enquiries/${id}/told`, telling)).body).toEqual(told.body);
  const late = await call("POST", `/api/enquiries/${id}/untold`, telling);
  expect([late.status, late.body.current]).toEqual([409, told.body]);
  expect(await site.enquiry.toldWhen.counts([full])).toEqual({});
  const back = await call("POST", `/api/enquiries/${id}/untold`, { ...telling, version: 2 });
  expect(back.body).toMatchObject({ version: 3, waits: [{ toldAt: null, toldBy: "" }] });
  expect(await site.enquiry.toldWhen.counts([full, "none"])).toEqual({ [full]: 1 });
  expect((await site.audit.list({ limit: 1, offset: 0 }))[0]).toMatchObject({
    ...{ action: "update", thing: "enquiry", userName: user.name },
  });
});

test("nobody waits in quarantine, nor when it is closed; a departure that is gone is said to be", async () => {
  const { call, addDeparture, wait, list } = await openAwaited();
  const full = await addDeparture();
  const { id } = await wait(full);
  const spam = await wait(full, { name: "Robot" });
  await call("PUT", `/api/enquiries/${spam.id}`, { status: "spam" });
  expect((await list()).people).toHaveLength(1);
  await call("PUT", `/api/enquiries/${spam.id}`, { status: "new" });
  expect((await list()).people).toHaveLength(2);
  await call("PUT", `/api/enquiries/${spam.id}`, { status: "closed" });
  await call("DELETE", `/api/departures/${full}`);
  expect(await list()).toMatchObject({ people: [{ _id: id, canBeTold: false }], departures: [] });
  expect((await call("GET", `/api/enquiries/${id}`)).body).toMatchObject({
    ...{ departure: full, departures: [], waits: [{ departure: full }] },
  });
  await call("POST", `/api/departures/${full}/restore`);
  expect((await list()).departures).toMatchObject([{ _id: full, seats: "full" }]);
});

test("through the open door: only for a public departure of the same topic, and never refused", async () => {
  const { call, secret, send, addDeparture, list, site } = await openAwaited();
  const full = await addDeparture();
  const draft = crypto.randomUUID();
  const begun = await call("POST", `/api/drafts/departure/${draft}`, { body: { package: "hajj" } });
  expect(begun.status).toBeLessThan(300);
  const sendForm = (more: object) =>
    send("POST", "/api/enquiries", { ...ENQUIRY, token: tokenOf(secret), ...more });
  const wait = { topic: "hajj", departure: full, waitsFor: "seat" };
  const kept = [
    ...[
      { ...wait, topic: "umrah" },
      { ...wait, departure: "gone" },
      { ...wait, departure: null },
    ],
    ...[
      { ...wait, departure: draft },
      { ...wait, departure: "' or 1=1 --" },
    ],
  ];
  for (const [at, more] of kept.entries()) {
    const name = `Nobody ${at}`;
    expect([more, (await sendForm({ ...more, name })).status]).toEqual([more, 201]);
  }
  expect((await list()).people).toEqual([]);
  for (const waitsFor of ["", "seats", 5, ["seat"], {}, true]) {
    expect([waitsFor, (await sendForm({ ...wait, waitsFor })).status]).toEqual([waitsFor, 400]);
  }
  const token = tokenOf(secret);
  for (const _ of [1, 2]) expect((await sendForm({ ...wait, token })).status).toBe(201);
  expect((await list()).people).toHaveLength(1);
  const [found] = await site.enquiry.list({ limit: 1, offset: 0 });
  const changed = await call("PUT", `/api/enquiries/${found?._id}`, { waitsFor: null });
  expect(changed.body).toMatchObject({ waitsFor: "seat", version: 1 });
});

test("the doors want a user, and say what is wrong", async () => {
  const { call, send, get, site, addDeparture, wait } = await openAwaited();
  const full = await addDeparture();
  const { id } = await wait(full);
  const telling = { departure: full };
  expect((await get("/api/enquiries/told-when")).status).toBe(401);
  expect((await send("POST", `/api/enquiries/${id}/told`, telling)).status).toBe(401);
  const path = `/api/enquiries/${id}/told`;
  for (const body of [
    {},
    { departure: "" },
    { departure: 5 },
    { departure: "x".repeat(61) },
    [],
    "x",
  ]) {
    expect([body, (await call("POST", path, body)).status]).toEqual([body, 400]);
  }
  expect((await call("POST", path, { departure: "other" })).status).toBe(404);
  expect((await call("POST", "/api/enquiries/none/told", telling)).status).toBe(404);
  const plain = await makeEnquiry(site, { departure: full, topic: "hajj" });
  expect((await call("POST", `/api/enquiries/${plain.id}/told`, telling)).status).toBe(404);
  for (const query of ["?limit=0", "?limit=x", "?departure=", "?offset=-1"]) {
    expect((await call("GET", `/api/enquiries/told-when${query}`)).status).toBe(400);
  }
});
