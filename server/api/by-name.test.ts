import { expect, test } from "vitest";
import { signInTo } from "#tests/support/make-user.ts";
import { openSignedInApi } from "#tests/support/open-signed-in-api.ts";

type Titled = { _id: string; title: string };

/** In English, Bangla and Arabic, each by its alphabet, which is not how they are coded. */
const PAPERS = [
  ["apple form", "উৎসবের ছবি", "أجرة"],
  ["Éclair form", "উথাল", "ابن"],
  ["Zebra form", "উত্তর", "باب"],
  ["form 10", "বাঢ়", "اسم"],
  ["form 9", "বাড়ি", "إثبات"],
] as const;

async function openPapers() {
  const api = await openSignedInApi();
  await api.call("PUT", "/api/languages", { shown: ["bn", "ar"] });
  const [like] = (await api.get("/api/requirements")).body;
  const { _id, createdAt, updatedAt, version, language, ...paper } = like;
  for (const [title, bn, ar] of PAPERS) {
    const made = await api.call("POST", "/api/requirements", { ...paper, title });
    expect(made.status).toBe(201);
    for (const [lang, said] of Object.entries({ bn, ar })) {
      const path = `/api/requirements/${made.body._id}?lang=${lang}`;
      expect((await api.call("PUT", path, { title: said })).status).toBe(200);
    }
  }
  return api;
}

test("papers come in the order of the language that is asked for", async () => {
  const { get } = await openPapers();
  const ours = async (query: string, at: 0 | 1 | 2) => {
    const titles: string[] = (await get(`/api/requirements${query}`)).body.map(
      ({ title }: Titled) => title,
    );
    const wanted: readonly string[] = PAPERS.map((names) => names[at]);
    return titles.filter((title) => wanted.includes(title));
  };
  expect(await ours("", 0)).toEqual([
    ...["apple form", "Éclair form", "form 9", "form 10", "Zebra form"],
  ]);
  expect(await ours("?lang=bn", 1)).toEqual(["উত্তর", "উৎসবের ছবি", "উথাল", "বাড়ি", "বাঢ়"]);
  expect(await ours("?lang=ar", 2)).toEqual(["ابن", "إثبات", "أجرة", "اسم", "باب"]);
});

test("of a language in which nobody has written yet, those that are come by its script first", async () => {
  const { call, get } = await openPapers();
  const { body } = await get("/api/requirements?lang=ar");
  const [english] = body.filter(({ title }: Titled) => title === "أجرة");
  expect(
    (await call("PUT", `/api/requirements/${english._id}?lang=ar`, { title: "" })).status,
  ).toBe(200);
  const titles = (await get("/api/requirements?lang=ar")).body.map(({ title }: Titled) => title);
  expect(titles.at(-1)).toBe("apple form");
});

test("visas, and those that ask for a paper, come by name", async () => {
  const { call, get, site } = await openSignedInApi();
  const [like] = (await get("/api/visas")).body;
  const { _id, createdAt, updatedAt, version, language, ...visa } = like;
  const titles = ["Zambia", "åland", "Armenia", "visa 10", "visa 9"];
  for (const [at, title] of titles.entries()) {
    const made = await call("POST", "/api/visas", { ...visa, title, link: `one-${at}` });
    expect(made.status).toBe(201);
  }
  const inOrder = ["åland", "Armenia", "visa 9", "visa 10", "Zambia"];
  const isOurs = ({ title }: { title: string }) => titles.includes(title);
  const nameOf = ({ title }: { title: string }) => title;
  expect((await get("/api/visas")).body.filter(isOurs).map(nameOf)).toEqual(inOrder);
  const uses = await site.paperUses.list(visa.papers[0].requirement);
  expect(uses.filter(isOurs).map(nameOf)).toEqual(inOrder);
});

test("types of as many posts come by name, in the language; those of more come first", async () => {
  const { call, site } = await openSignedInApi();
  await call("PUT", "/api/languages", { shown: ["ar"] });
  const types = ["zoo", "Éclair", "apple"];
  for (const type of types) {
    const post = { title: type, type, image: "/a.svg", link: `of-${types.indexOf(type)}` };
    expect((await call("POST", "/api/blogs", { ...post, content: "" })).status).toBe(201);
  }
  const names = { zoo: "أجرة", Éclair: "باب", apple: "ابن" };
  await call("PUT", "/api/types", {
    names: Object.entries(names).map(([type, ar]) => ({ type, bn: "", ar })),
  });
  const last = async (reading: typeof site.blog) => {
    const all = await reading.listTypes();
    expect(all.map(({ count }) => count)).toEqual(
      all.map(({ count }) => count).toSorted((a, b) => b - a),
    );
    return all.filter(({ count }) => count === 1).map(({ type }) => type);
  };
  expect(await last(site.blog)).toEqual(["apple", "Éclair", "zoo"]);
  expect(await last(site.in("ar").blog)).toEqual(["ابن", "أجرة", "باب"]);
});

test("staff who lack a second factor are named by name, capitals or not", async () => {
  const api = await openSignedInApi();
  for (const name of ["zahid", "Éva", "Amina", "eva", "bilal"]) await signInTo(api, { name });
  const { lacking } = await api.site.secondFactorDuty.find();
  const names = lacking.map(({ name }) => name).filter((name) => name !== api.user.name);
  expect(names).toEqual(["Amina", "bilal", "eva", "Éva", "zahid"]);
});
