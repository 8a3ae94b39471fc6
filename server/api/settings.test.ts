import { expect, test } from "vitest";
import { signInTo } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";

async function openAsStaff(options = { demo: true }) {
  const api = await openTestApi(options);
  const { cookie } = await signInTo(api);
  const put = (body: unknown) => api.send("PUT", "/api/settings", body, { cookie });
  return { ...api, put };
}

test("everybody reads the settings; an empty site has blank ones", async () => {
  const { get } = await openTestApi();
  const { status, body } = await get("/api/settings");
  expect(status).toBe(200);
  expect(body).toMatchObject({ brand: { name: "Your agency" }, social: [], versions: {} });
});

test("PUT accepts what GET returned, and one group leaves the others alone", async () => {
  const { get, put } = await openAsStaff();
  const before = (await get("/api/settings")).body;
  expect((await put(before)).status).toBe(200);
  const brand = { name: "Noor Travels", tagline: "" };
  const { status, body } = await put({ brand, versions: { agency: 2 } });
  expect(status).toBe(200);
  expect(body).toMatchObject({ brand, footer: before.footer, phones: before.phones });
  expect(body.versions).toMatchObject({ agency: 3, contact: 2 });
  expect((await get("/api/settings")).body).toEqual(body);
});

test("two people on one group: the second hears of it; on two groups: neither is in the way", async () => {
  const { get, put } = await openAsStaff();
  const { versions, notice } = (await get("/api/settings")).body;
  expect((await put({ knowMoreLink: "/blog", versions })).status).toBe(200);
  expect((await put({ notice: { ...notice, phone: "111" }, versions })).status).toBe(200);
  const late = await put({ notice: { ...notice, phone: "222" }, versions });
  expect(late.status).toBe(409);
  expect(late.body.current).toMatchObject({ notice: { phone: "111" }, knowMoreLink: "/blog" });
});

test("the notice has a switch and a last day, and lasts where neither is given", async () => {
  const { get, put } = await openAsStaff();
  const { notice } = (await get("/api/settings")).body;
  expect(notice).toMatchObject({ isShown: true, lastDay: "" });
  const ending = { ...notice, isShown: false, lastDay: "2027-02-28" };
  expect((await put({ notice: ending })).body.notice).toEqual(ending);
  const wrong = await put({ notice: { ...notice, lastDay: "2027-02-30" } });
  expect([wrong.status, wrong.body.issues]).toEqual([
    400,
    [{ path: "notice.lastDay", code: "bad-day", message: "must be a day such as 2026-12-31" }],
  ]);
  const { isShown: _, lastDay: __, ...old } = notice;
  expect((await put({ notice: old })).body.notice).toEqual(notice);
});

test("the notice ends with its last day", async () => {
  const { site } = await openAsStaff();
  const settings = await site.settings.get();
  const endsWith = (given: object) =>
    site.settings.noticeEnds({ ...settings, notice: { ...settings.notice, ...given } });
  expect(endsWith({})).toBeNull();
  expect(endsWith({ isShown: false })).toBe(0);
  expect(endsWith({ lastDay: "2020-01-01" })).toBe(0);
  expect(endsWith({ lastDay: "2999-01-01" })).toBeGreaterThan(Date.now());
});

test("all groups of a body are saved or none", async () => {
  const { get, put } = await openAsStaff();
  const before = (await get("/api/settings")).body;
  const { status } = await put({
    brand: { name: "Lost", tagline: "" },
    knowMoreLink: "/blog/other",
    versions: { "know-more": 99 },
  });
  expect(status).toBe(409);
  expect((await get("/api/settings")).body).toEqual(before);
});

const LONG = "x".repeat(501);

test.each([
  ["not an object", [], ""],
  ["an unknown field", { colour: "red" }, "colour"],
  ["a brand without a name", { brand: { name: " ", tagline: "" } }, "brand.name"],
  ["a number for a name", { brand: { name: 7, tagline: "" } }, "brand.name"],
  ["an unreadable accent", { look: { logo: "/a.svg", accent: "#ffee00" } }, "look.accent"],
  ["CSS for an accent", { look: { logo: "/a.svg", accent: "red;}" } }, "look.accent"],
  ["a script for a logo", { look: { logo: "javascript:x", accent: "" } }, "look.logo"],
  ["no such time zone", { timeZone: "Dhaka" }, "timeZone"],
  ["letters in the WhatsApp number", { whatsapp: "+880" }, "whatsapp"],
  ["a broken address", { mail: { label: "", address: "a@b\r\nBcc: c" } }, "mail.address"],
  ["an hour that is none", { hours: [hours({ opens: "25:00" })] }, "hours.0.opens"],
  ["a day that is none", { hours: [hours({ from: "Funday" })] }, "hours.0.from"],
  ["hours without a day", { hours: [{ opens: "15:00", closes: "21:00" }] }, "hours.0.from"],
  ["a profile that is no address", { social: [{ name: "F", url: "/f" }] }, "social.0.url"],
  ["too many rows", { phones: Array(21).fill({ label: "", number: "1" }) }, "phones"],
  ["too long", { address: LONG }, "address"],
  ["a lone surrogate", { address: "\ud800" }, "address"],
])("%s is refused, and nothing changes", async (_, body, path) => {
  const { get, put } = await openAsStaff();
  const before = (await get("/api/settings")).body;
  const refused = await put(body);
  expect(refused.status).toBe(400);
  expect(refused.body.issues[0].path).toBe(path);
  expect((await get("/api/settings")).body).toEqual(before);
});

function hours(part: object) {
  return { from: "Friday", until: "", opens: "15:00", closes: "21:00", ...part };
}
