import { expect, onTestFinished, test, vi } from "vitest";
import type { EntryWrite } from "#contracts/entry.ts";
import { cookieOf, makeUser } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";

const LICENCE: EntryWrite<"licence"> = {
  ...{ title: "Hajj licence", number: "HL-0092", issuedBy: "Ministry", validUntil: "2026-12-31" },
  ...{ lookedUpOn: "2026-11-01", officialList: "https://list.example/", isInStrip: true },
};
const PATH = "/api/licences";

async function open() {
  const api = await openTestApi();
  const cookie = await cookieOf(api, await makeUser(api));
  const call = (method: string, path: string, body?: unknown) =>
    api.send(method, path, body, { cookie });
  const titles = async (path = PATH) =>
    (await api.get(path)).body.map(({ title }: { title: string }) => title);
  return { ...api, cookie, call, titles };
}

function setClock(moment: string) {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(moment) });
  onTestFinished(() => void vi.useRealTimers());
}

test.each([
  ["Asia/Dhaka", "2026-12-31T17:59:59Z", "2026-12-31T18:00:00Z"],
  ["UTC", "2026-12-31T23:59:59Z", "2027-01-01T00:00:00Z"],
  ["America/New_York", "2027-01-01T04:59:59Z", "2027-01-01T05:00:00Z"],
])(
  "in %s it is there to the end of its last day, and gone from then on",
  async (timeZone, last, gone) => {
    const { call, get, titles, cookie } = await open();
    await call("PUT", "/api/settings", { timeZone });
    expect(await call("POST", PATH, LICENCE)).toMatchObject({ status: 201, body: LICENCE });
    const { body: all } = await get(`${PATH}?all=1`, cookie);
    setClock(last);
    expect(await titles()).toEqual([LICENCE.title]);
    setClock(gone);
    expect(await titles()).toEqual([]);
    expect(all).toMatchObject([LICENCE]);
  },
);

test.each([
  ["the clocks go back", "2026-10-25", "2026-10-25T23:59:59Z", "2026-10-26T00:00:00Z"],
  ["the clocks go forward", "2026-03-29", "2026-03-29T22:59:59Z", "2026-03-29T23:00:00Z"],
])("in London on the day that %s", async (_, validUntil, last, gone) => {
  const { site } = await open();
  await site.settings.update({ timeZone: "Europe/London" }, { by: null });
  await site.entry.create("licence", { ...LICENCE, validUntil }, { by: null });
  const count = async (moment: string) => (await site.licence.listValid(Date.parse(moment))).length;
  expect([await count(last), await count(gone)]).toEqual([1, 0]);
});

test("visitors see what is valid, staff see all; who writes is signed in, and over what they read", async () => {
  const { call, get, send, titles, cookie } = await open();
  const valid = await call("POST", PATH, { ...LICENCE, validUntil: "2999-01-01" });
  await call("POST", PATH, { ...LICENCE, title: "Ended", validUntil: "2001-01-01" });
  expect(await titles()).toEqual([LICENCE.title]);
  expect((await get(`${PATH}?all=1`)).status).toBe(401);
  expect((await get(`${PATH}?all=2`, cookie)).status).toBe(400);
  const { body: all } = await get(`${PATH}?all=1`, cookie);
  expect(all.map(({ title }: { title: string }) => title)).toEqual(["Ended", LICENCE.title]);

  const { _id, version } = valid.body;
  expect((await send("PUT", `${PATH}/${_id}`, LICENCE)).status).toBe(401);
  const write = { ...LICENCE, validUntil: "2999-01-01", number: "HL-0093", version };
  expect(await call("PUT", `${PATH}/${_id}`, write)).toMatchObject({
    ...{ status: 200, body: { number: "HL-0093", version: 2 } },
  });
  expect((await call("PUT", `${PATH}/${_id}`, write)).status).toBe(409);
  expect((await call("DELETE", `${PATH}/${_id}`)).status).toBe(200);
  expect(await titles()).toEqual([]);
  expect((await call("POST", `${PATH}/${_id}/restore`)).status).toBe(200);
  expect(await titles()).toEqual([LICENCE.title]);
});

test("a part of the trash says how many there are in all of it", async () => {
  const { call } = await open();
  for (const title of ["One", "Two"]) {
    const { _id } = (await call("POST", PATH, { ...LICENCE, title })).body;
    await call("DELETE", `${PATH}/${_id}`);
  }
  const { body, headers } = await call("GET", `${PATH}/trash?limit=1`);
  expect([body.length, headers.get("X-Total-Count")]).toEqual([1, "2"]);
});

test("it is read in another language; its number is the same in each", async () => {
  const { call, get } = await open();
  await call("PUT", "/api/languages", { shown: ["bn"] });
  const { _id } = (await call("POST", PATH, { ...LICENCE, validUntil: "2999-01-01" })).body;
  const words = { title: "হজ লাইসেন্স", issuedBy: "মন্ত্রণালয়" };
  const saved = await call("PUT", `${PATH}/${_id}?lang=bn`, words);
  expect(saved.status).toBe(200);
  const { body } = await get(`${PATH}?lang=bn`);
  expect(body).toMatchObject([{ ...words, number: LICENCE.number, language: "bn" }]);
});

test.each([
  [{ title: "" }, "title"],
  [{ number: " " }, "number"],
  [{ number: "9".repeat(81) }, "number"],
  [{ issuedBy: "" }, "issuedBy"],
  [{ validUntil: "" }, "validUntil"],
  [{ validUntil: "2026-02-30" }, "validUntil"],
  [{ validUntil: "31/12/2026" }, "validUntil"],
  [{ lookedUpOn: "yesterday" }, "lookedUpOn"],
  [{ officialList: "/list" }, "officialList"],
  [{ officialList: "javascript:alert(1)" }, "officialList"],
  [{ isInStrip: "yes" }, "isInStrip"],
])("%j is a mistake of its field", async (more, path) => {
  const { call, titles } = await open();
  const { status, body } = await call("POST", PATH, { ...LICENCE, ...more });
  expect([status, body.issues?.[0].path]).toEqual([400, path]);
  expect(await titles()).toEqual([]);
});
