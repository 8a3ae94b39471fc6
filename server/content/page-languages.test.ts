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
