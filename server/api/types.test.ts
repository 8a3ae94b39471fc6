import { expect, test } from "vitest";
import { signInTo } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";

async function openTypes() {
  const api = await openTestApi({ demo: true });
  const { cookie } = await signInTo(api);
  await api.send("PUT", "/api/languages", { shown: ["bn", "ar"] }, { cookie });
  return {
    ...api,
    list: async () => (await api.get("/api/types", cookie)).body,
    put: (body: object) => api.send("PUT", "/api/types", body, { cookie }),
  };
}

test("types are called as the language of the page calls them, and asked for by either name", async () => {
  const { put, get, site } = await openTypes();
  expect((await put({ names: [{ type: "Hajj", bn: "পবিত্র হজ", ar: "" }] })).status).toBe(200);
  const typesIn = async (query: string) =>
    new Set((await get(`/api/blogs?${query}`)).body.map(({ type }: { type: string }) => type));
  expect(await typesIn("lang=bn&type=Hajj")).toEqual(new Set(["পবিত্র হজ"]));
  expect(await typesIn("lang=bn&type=পবিত্র হজ")).toEqual(new Set(["পবিত্র হজ"]));
  expect(await typesIn("lang=ar&type=Hajj")).toEqual(new Set(["Hajj"]));
  expect(await typesIn("type=Hajj")).toEqual(new Set(["Hajj"]));
  expect(await typesIn("type=পবিত্র হজ")).toEqual(new Set(["Hajj"]));
  expect(await typesIn("type=পবিত্র")).toEqual(new Set());

  const { blog } = site.in("bn");
  const types = await blog.listTypes();
  expect(types).toContainEqual({ type: "পবিত্র হজ", count: 3 });
  expect(types).toContainEqual({ type: "ওমরাহ", count: 4 });
  expect(await blog.count({ type: "পবিত্র হজ", q: "" })).toBe(3);
  const [card] = await blog.pickRandomCards(1, "পবিত্র হজ");
  expect(card?.type).toBe("পবিত্র হজ");
  const [found] = await blog.listFindings({ type: "Hajj", q: "Arafat" });
  expect(found?.type).toBe("পবিত্র হজ");
  expect(await blog.findByLink("nothing-here")).toBeNull();
});

test("a type whose name is what another one is called elsewhere is asked for itself", async () => {
  const { put, get } = await openTypes();
  // Both are types that posts have.
  expect((await put({ names: [{ type: "Umrah", bn: "Hajj", ar: "" }] })).status).toBe(200);
  const found = (await get("/api/blogs?type=Hajj")).body;
  expect(new Set(found.map(({ type }: { type: string }) => type))).toEqual(new Set(["Hajj"]));
});

test("those that are not given keep their names; without a name the English one stands", async () => {
  const { put, list, site } = await openTypes();
  const before = await list();
  expect(before[0]).toEqual({
    type: "Student Visa",
    bn: "স্টুডেন্ট ভিসা",
    ar: "تأشيرة الدراسة",
    count: 4,
  });
  const { body } = await put({ names: [{ type: "Student Visa", bn: "", ar: "  " }] });
  expect(body).toEqual([{ type: "Student Visa", bn: "", ar: "", count: 4 }, ...before.slice(1)]);
  const types = await site.in("ar").blog.listTypes();
  expect(types.map(({ type }) => type)).toContain("Student Visa");
});

test.each([
  [{}, "names"],
  [{ names: "Hajj" }, "names"],
  [{ names: [{ type: "", bn: "", ar: "" }] }, "names.0.type"],
  [{ names: [{ type: "Hajj", bn: "x".repeat(101), ar: "" }] }, "names.0.bn"],
  [{ names: [{ type: "Hajj", bn: "\ud83d", ar: "" }] }, "names.0.bn"],
  [{ names: [{ type: "Hajj", bn: "", ar: "", en: "" }] }, "names.0.en"],
  [{ names: Array(201).fill({ type: "Hajj", bn: "", ar: "" }) }, "names"],
])("%j is a mistake, named", async (body, path) => {
  const { put, list } = await openTypes();
  const before = await list();
  const answer = await put(body);
  expect([answer.status, answer.body.issues[0].path]).toEqual([400, path]);
  expect(await list()).toEqual(before);
});

test("more names than types can have are kept for those that posts have; a language that is not given stays", async () => {
  const { put, list, site } = await openTypes();
  const [hajj] = (await list()).filter(({ type }: { type: string }) => type === "Hajj");
  const made = (from: number) =>
    Array.from({ length: 150 }, (_, at) => ({ type: `Type ${from + at}`, bn: "ক", ar: "" }));
  expect((await put({ names: made(0) })).status).toBe(200);
  expect((await put({ names: made(1000) })).status).toBe(200);
  // Of those that came first none is left.
  expect(await site.typeNames.typeOf("ক")).toBe("Type 1000");
  await put({ names: [{ type: "Hajj", bn: "হজযাত্রা" }] });
  expect(await list()).toContainEqual({ ...hajj, bn: "হজযাত্রা" });
  expect(await site.typeNames.typeOf("হজযাত্রা")).toBe("Hajj");
});

test("many at once lose no name", async () => {
  const { put, list } = await openTypes();
  const types = (await list()).map(({ type }: { type: string }) => type);
  await Promise.all(
    types.map((type: string) => put({ names: [{ type, bn: `${type} বাংলা`, ar: "" }] })),
  );
  for (const { type, bn } of await list()) expect(bn).toBe(`${type} বাংলা`);
});
