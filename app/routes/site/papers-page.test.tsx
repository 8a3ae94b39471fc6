import { expect, test } from "vitest";
import { openTestPages } from "#tests/support/open-test-pages.tsx";

const LIST = "/work-visa/papers/malaysia/driver";
const NOBODY = { by: null };

async function openWith(changes: { day: string; by: string; text: string }[]) {
  const opened = await openTestPages({ demo: true });
  const visa = await opened.site.entry.find("visa", "work-malaysia");
  if (!visa) throw new Error("the demo agency has no such visa");
  const { _id, version, ...body } = visa;
  const rows = changes.map((change, at) => ({ _id: `c${at}`, ...change }));
  await opened.site.entry.update("visa", _id, { ...body, version, changes: rows }, NOBODY);
  return opened;
}

test("what changed about a visa stands at its papers, with its day, and in no page of another", async () => {
  const text = "The medical check costs <b>500</b> ringgit more";
  const { visit } = await openWith([{ day: "2026-11-20", by: "Farida", text }]);
  const { html } = await visit(LIST);
  expect(html).toContain("What changed in this list");
  expect(html).toContain("20 November 2026");
  expect(html).toContain("The medical check costs &lt;b&gt;500&lt;/b&gt; ringgit more");
  expect((await visit("/work-visa/papers/qatar/driver")).html).not.toContain("medical check costs");
});

test("of a visa that never changed nothing is said", async () => {
  const { visit } = await openWith([]);
  expect((await visit(LIST)).html).not.toContain("What changed in this list");
});

test("the first question says how many may follow; the last one of a visa without answers leads back to it", async () => {
  const { site, visit } = await openTestPages({ demo: true });
  expect((await visit("/work-visa/papers")).html).toContain("Question 1 of 3");
  expect((await visit("/work-visa/papers/malaysia")).html).toContain("Question 2 of 3");
  const visa = await site.entry.find("visa", "work-malaysia");
  if (!visa) throw new Error("the demo agency has no such visa");
  const { _id, version, ...body } = visa;
  const unasked = { question: "", profiles: [], papers: [], asksAbroad: true };
  await site.entry.update("visa", _id, { ...body, ...unasked, version }, NOBODY);
  const { html } = await visit("/work-visa/papers/malaysia/all/abroad");
  expect(html).toContain("Question 2 of 2");
  expect(html).toContain('href="/work-visa/papers/start"');
  expect(html).not.toContain('href="/work-visa/papers/malaysia"');
});

test("whoever comes from a country without a list finds it filled in where somebody is asked", async () => {
  const { visit } = await openTestPages({ demo: true });
  const { html } = await visit("/work-visa/papers/other?country=Atlantis");
  expect(html).toMatch(/<input[^>]* name="country"[^>]* value="Atlantis"/);
});

test("a question that is not asked any more leads on to the list, and so does an answer that nobody can give", async () => {
  const { site, visit } = await openTestPages({ demo: true });
  const visa = await site.entry.find("visa", "work-malaysia");
  if (!visa) throw new Error("the demo agency has no such visa");
  const { _id, version, ...body } = visa;
  const at = "/work-visa/papers/malaysia/driver";
  await site.entry.update("visa", _id, { ...body, asksAbroad: true, version }, NOBODY);
  expect((await visit(`${at}/abroad`)).html).toContain("Question 3 of 3");
  const asked = await site.entry.find("visa", "work-malaysia");
  const changed = { ...body, asksAbroad: false, version: asked?.version ?? 0 };
  await site.entry.update("visa", _id, changed, NOBODY);
  for (const past of ["abroad", "elsewhere"]) {
    await expect(visit(`${at}/${past}`), past).rejects.toThrow("leads to another page");
  }
  expect((await visit(at)).status).toBe(200);
});
