import { expect, test } from "vitest";
import { LANGUAGES } from "#contracts/languages.ts";
import { openDrafting } from "#tests/support/open-drafting.ts";

test("the papers of a visa are read in the languages that it is translated into", async () => {
  const { call, get, site } = await openDrafting();
  const { _id, createdAt, updatedAt, language, version, ...visa } = (
    await get("/api/visas/work/malaysia")
  ).body;
  const made = await call("POST", "/api/visas", { ...visa, link: "not-translated" });
  expect(made.status).toBe(201);
  const languagesAt = (path: string) => site.pageLanguages(path, LANGUAGES);
  expect(await languagesAt("/work-visa/papers/malaysia/all")).toEqual([...LANGUAGES]);
  expect(await languagesAt("/work-visa/papers/not-translated/all/yes")).toEqual(["en"]);
  // Words of ours alone, or a country that somebody else typed.
  expect(await languagesAt("/work-visa/papers/start")).toEqual([...LANGUAGES]);
  expect(await languagesAt("/student-visa/papers/not-translated")).toEqual([...LANGUAGES]);
});

test("posts and pages of one's own are read where they are told, each by its own address", async () => {
  const { call, site, post } = await openDrafting();
  const languagesAt = (path: string) => site.pageLanguages(path, ["en", "bn"]);
  const page = { description: "", content: "<p>a</p>", isInFooter: false };
  const made: string[] = [];
  for (const link of ["terms", "refunds"]) {
    const told = { ...page, title: link, link };
    made.push((await site.ownPage.create(told, { by: null })).page._id);
  }
  const words = { title: "শর্ত", content: "<p>ক</p>" };
  expect((await call("PUT", `/api/pages/${made[1]}?lang=bn`, words)).status).toBe(200);
  expect([await languagesAt("/terms"), await languagesAt("/refunds")]).toEqual([
    ["en"],
    ["en", "bn"],
  ]);
  const { title, type, image } = post;
  const sent = { title, type, image, link: "english-alone", content: "<p>a</p>" };
  expect((await call("POST", "/api/blogs", sent)).status).toBe(201);
  expect(await languagesAt("/blog/english-alone")).toEqual(["en"]);
  expect(await languagesAt("/blog")).toEqual(["en", "bn"]);
  expect([await languagesAt("/blog/none"), await languagesAt("/none")]).toEqual([[], []]);
  expect(await languagesAt("/no/such/page")).toEqual([]);
});
