import { expect, test } from "vitest";
import { openTestPages } from "#tests/support/open-test-pages.tsx";

const NOBODY = { by: null };

const linksIn = (html: string) => {
  const [, visas = ""] = /aria-label="Visas">(.*?)<\/nav>/s.exec(html) ?? [];
  return [...visas.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, to, label]) => [label, to]);
};

test("the footer leads to the lists of papers while there are some", async () => {
  const { site, visit } = await openTestPages({ demo: true });
  const links = async () => linksIn((await visit("/about")).html);
  const papers = ["Which papers?", "/student-visa#papers"];
  const others = [
    ["Student Visa", "/student-visa"],
    ["Work Visa", "/work-visa"],
    ["Contact", "/contact"],
  ];
  expect(await links()).toEqual([...others.slice(0, 2), papers, ...others.slice(2)]);
  expect((await visit("/student-visa")).html).toContain('id="papers"');
  for (const { _id } of await site.entry.list("visa", { parent: "student" })) {
    await site.entry.remove("visa", _id, NOBODY);
  }
  expect((await links())[2]).toEqual(["Which papers?", "/work-visa#papers"]);
  for (const { _id } of await site.entry.list("visa")) {
    await site.entry.remove("visa", _id, NOBODY);
  }
  expect(await links()).toEqual(others);
});
