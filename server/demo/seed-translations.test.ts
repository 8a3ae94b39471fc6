import { expect, test } from "vitest";
import { progressOf, textsToTranslate } from "#contracts/kinds/translated.ts";
import { kindAt } from "#server/content/place.ts";
import { sanitise } from "#server/content/sanitise.ts";
import { signInTo } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";
import ar from "./ar/blogs.json" with { type: "json" };
import bn from "./bn/blogs.json" with { type: "json" };

test("posts of the demo agency in other languages stay as they are", () => {
  for (const { content, title } of [...bn, ...ar]) expect(sanitise(content), title).toBe(content);
});

test("what stands once is whole in both languages; of the posts some are", async () => {
  const { site } = await openTestApi({ demo: true });
  const states = await site.translation.list();
  for (const language of ["bn", "ar"] as const) {
    const missing = states.filter(
      (one) => one.kind !== "post" && one[language].done < one[language].all,
    );
    expect(missing.map(({ kind, id }) => `${kind}/${id}`)).toEqual([]);
    const posts = states.filter((one) => one.kind === "post");
    expect(posts.filter((one) => one[language].state === "published").length).toBeGreaterThan(8);
    expect(posts.some((one) => one[language].state === "missing")).toBe(true);
  }
});

test("where the English words are no longer the demo's, its translation is not said", async () => {
  const api = await openTestApi({ demo: true });
  const { cookie } = await signInTo(api);
  const put = (path: string, body: object) => api.send("PUT", path, body, { cookie });
  await put("/api/languages", { shown: ["bn"] });
  await put("/api/settings", { brand: { name: "Noor Tours", tagline: "For you" } });
  const bangla = async () => (await api.get("/api/settings?lang=bn")).body;
  expect(await bangla()).toMatchObject({ brand: { name: "Noor Tours", tagline: "For you" } });
  expect(JSON.stringify(await bangla())).not.toContain("রিহলা");
  await put("/api/settings?lang=bn", { footer: { text: "নিজের কথা", copyright: "" } });
  expect(await bangla()).toMatchObject({
    brand: { name: "Noor Tours" },
    footer: { text: "নিজের কথা" },
  });

  const { footer, brand: _, ...given } = (await api.get("/api/settings")).body;
  expect([footer.text, given.language]).toEqual([expect.stringContaining("Umrah"), undefined]);
});

test("a post under another title than the demo's is told in English, until the agency translates it", async () => {
  const api = await openTestApi({ demo: true });
  const { cookie } = await signInTo(api);
  const put = (path: string, body: object) => api.send("PUT", path, body, { cookie });
  await put("/api/languages", { shown: ["bn"] });
  const [told] = (await api.get("/api/blogs?lang=bn&limit=1")).body;
  const path = `/api/blogs/${told._id}`;
  const { version: _, ...english } = (await api.get(path)).body;
  const inBangla = async () => {
    const listed = (await api.get("/api/blogs?lang=bn&limit=100")).body as (typeof told)[];
    const one = (await api.get(`${path}?lang=bn`)).body;
    return [listed.find(({ _id }) => _id === told._id), one].map((post) => [
      post.title,
      post.language,
    ]);
  };
  expect(await inBangla()).toEqual([
    [told.title, "bn"],
    [told.title, "bn"],
  ]);
  await put(path, { ...english, title: "Our own words" });
  expect(await inBangla()).toEqual([
    ["Our own words", "en"],
    ["Our own words", "en"],
  ]);
  await put(`${path}?lang=bn`, { title: "নিজের কথা" });
  await put(path, { ...english, title: "Other words" });
  expect(await inBangla()).toEqual([
    ["নিজের কথা", "bn"],
    ["নিজের কথা", "bn"],
  ]);
});

test("each text that can be translated knows its field", async () => {
  const { site } = await openTestApi({ demo: true });
  const place = { kind: "package", id: "umrah" } as const;
  const found = await site.translation.find({ ...place, language: "ar" });
  const texts = textsToTranslate(kindAt(place)?.fields ?? {}, found?.english ?? {}, {
    words: found?.words ?? {},
    made: found?.made ?? {},
  });
  expect(progressOf(texts)).toEqual({ all: texts.length, done: texts.length, older: 0 });
  expect(texts.length).toBeGreaterThan(15);
});
