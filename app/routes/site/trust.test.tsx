import { expect, test } from "vitest";
import type { EntryWrite } from "#contracts/entry.ts";
import type { TrustPage } from "#contracts/kinds/page.ts";
import { openTestPages } from "#tests/support/open-test-pages.tsx";

const LICENCE: EntryWrite<"licence"> = {
  ...{ title: "Hajj licence", number: "HL-0092", issuedBy: "Ministry", validUntil: "2999-12-31" },
  ...{ lookedUpOn: "", officialList: "https://list.example/", isInStrip: false },
};
const NOBODY = { by: null };

test("without a licence and without texts there is no page, and nothing leads to it", async () => {
  const { visit } = await openTestPages();
  expect((await visit("/trust")).status).toBe(404);
  expect((await visit("/contact")).html).not.toContain('href="/trust"');
});

test("a licence alone is a page; one that has ended is on none, and is no data for machines", async () => {
  const { site, visit } = await openTestPages();
  const { _id } = await site.entry.create("licence", LICENCE, NOBODY);
  const valid = await visit("/trust");
  expect(valid.status).toBe(200);
  expect(valid.html).toContain("HL-0092");
  expect((await visit("/contact")).html).toContain('href="/trust"');

  await site.entry.update("licence", _id, { ...LICENCE, validUntil: "2001-01-01" }, NOBODY);
  const ended = await visit("/trust");
  expect(ended.status).toBe(200);
  expect(ended.html).not.toContain("HL-0092");
  expect(ended.html).toContain("Ask us to show the current licence at our desk");
});

test("what staff have not written stands in the words of the site, not empty", async () => {
  const { site, visit } = await openTestPages({ demo: true });
  const { version, language, ...page } = (await site.page.findTrust()) as TrustPage;
  await site.page.updateTrust({ ...page, licences: { heading: "", text: "", none: "" } }, NOBODY);
  for (const { _id } of await site.entry.list("licence")) {
    await site.entry.update("licence", _id, { ...LICENCE, validUntil: "2001-01-01" }, NOBODY);
  }
  const { html } = await visit("/trust");
  expect(html).toContain("Ask us to show the current licence at our desk");
});

test("numbers and accounts are those of the settings", async () => {
  const { site, visit } = await openTestPages({ demo: true });
  const phones = [{ label: "Desk", number: "+880 1999-000111" }];
  await site.settings.update({ phones, whatsapp: "8801999000111" }, NOBODY);
  const { html } = await visit("/trust");
  expect(html).toContain('href="tel:+8801999000111"');
  expect(html).toContain('href="https://wa.me/8801999000111"');
  expect(html).toContain("https://www.facebook.com/rihla.example");
  expect(html).not.toContain("204560");
});
