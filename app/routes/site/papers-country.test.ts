import { expect, test } from "vitest";
import { openTestPages } from "#tests/support/open-test-pages.tsx";
import { papersPage } from "./papers-page.server.ts";

const BASE = "/work-visa/papers";

async function ask(parts: string[], country = "") {
  const { site } = await openTestPages({ demo: true });
  return papersPage(site, { pattern: "work-visa/papers/*", parts, country, now: Date.now() });
}

test.each([
  [["Qatar"], "qatar"],
  [["MALAYSIA", "driver"], "malaysia/driver"],
  [["saudi arabia"], "saudi-arabia"],
])("the list at %j is found", async (parts, to) => {
  expect(await ask(parts)).toEqual({ leadsTo: `${BASE}/${to}` });
});

test.each([
  ["Malaysia", "malaysia"],
  ["  saudi  ARABIA ", "saudi-arabia"],
  ["কাতার", "qatar"],
  ["قطر", "qatar"],
])("of %j, which has a list, nobody is told that there is none", async (country, to) => {
  expect(await ask(["other"], country)).toEqual({ leadsTo: `${BASE}/${to}` });
});

test.each(["Portugal", "", " - ", "<script>", "__proto__", "ZZ", "x".repeat(5000)])(
  "of %j there is none, and somebody is asked",
  async (country) => {
    expect(await ask(["other"], country)).toMatchObject({ page: { is: "other" } });
  },
);

test("a country that has no list leads to the question", async () => {
  expect(await ask(["sri-lanka"])).toEqual({ leadsTo: `${BASE}/other?country=Sri%20Lanka` });
});

test("countries are listed by their names, whatever their visas are called", async () => {
  const { site } = await openTestPages({ demo: true });
  const [like] = await site.entry.list("visa", { parent: "work" });
  if (!like) throw new Error("the demo has visas");
  const { _id, createdAt, updatedAt, version, language, ...visa } = like;
  const by = { by: null };
  // Åland, Zimbabwe
  await site.entry.create("visa", { ...visa, title: "zz", country: "AX", link: "aland" }, by);
  await site.entry.create("visa", { ...visa, title: "aa", country: "ZW", link: "zimbabwe" }, by);
  const asked = { pattern: "work-visa/papers/*", country: "", now: Date.now() };
  const { page } = { page: null, ...(await papersPage(site, { ...asked, parts: ["start"] })) };
  if (page?.is !== "question") throw new Error("no question");
  const names = page.ways.map(({ label }) => label);
  expect([names[0], names.at(-2)]).toEqual(["Åland Islands", "Zimbabwe"]);
});

test("whoever is not sure is asked the next question too, where the visa has one", async () => {
  const { site } = await openTestPages({ demo: true });
  const asked = { pattern: "work-visa/papers/*", country: "", now: Date.now() };
  const waysOf = async () => {
    const found = await papersPage(site, { ...asked, parts: ["malaysia"] });
    if (!("page" in found) || found.page.is !== "question") throw new Error("no question");
    return found.page.ways.map(({ to }) => to.replace(`${BASE}/malaysia/`, ""));
  };
  const visa = await site.entry.find("visa", "work-malaysia");
  if (!visa) throw new Error("the demo has visas");
  const { _id, version, ...body } = visa;
  const links = [...body.profiles.map(({ link }) => link), "all"];
  let seen = version;
  for (const asksAbroad of [true, false]) {
    const changed = { ...body, asksAbroad, version: seen };
    seen = (await site.entry.update("visa", _id, changed, { by: null })).version;
    expect(await waysOf()).toEqual(links.map((link) => (asksAbroad ? `${link}/abroad` : link)));
  }
});
