import { expect, test } from "vitest";
import { PUBLIC_PAGES } from "#contracts/public-pages.ts";
import { tokenOf } from "#tests/support/make-enquiry.ts";
import { openTestPages } from "#tests/support/open-test-pages.tsx";

const LINK = /<a ([^>]*)>(.*?)<\/a>/gs;

/** Links as they are read out: what leads where. */
function linksOf(html: string): [words: string, href: string][] {
  return Array.from(html.matchAll(LINK), ([, attributes = "", inner = ""]) => {
    const [, label] = /aria-label="([^"]*)"/.exec(attributes) ?? [];
    const [, href = ""] = /href="([^"]*)"/.exec(attributes) ?? [];
    return [label ?? inner.replace(/<[^>]*>/g, "").trim(), href];
  });
}

test("of two links that are read out alike, both lead to the same place", async () => {
  const { visit } = await openTestPages({ demo: true });
  for (const { path } of PUBLIC_PAGES.filter(({ isListed }) => isListed)) {
    const { html } = await visit(path);
    const links = linksOf(html.slice(html.indexOf("<main"), html.indexOf("</main>")));
    const places = new Map(links);
    const others = links.filter(([words, href]) => places.get(words) !== href);
    expect([path, others, places.has("")]).toEqual([path, [], false]);
  }
});

test("a package leads to the form with its topic chosen", async () => {
  const { visit } = await openTestPages({ demo: true });
  const hrefs = linksOf((await visit("/packages/hajj")).html).map(([, href]) => href);
  expect(hrefs).toContain("/get-started?topic=hajj");
  const chosen = async (path: string) =>
    Array.from(
      (await visit(path)).html.matchAll(/<input [^>]*checked[^>]*>/g),
      ([input]) => /value="([^"]*)"/.exec(input)?.[1],
    ).filter((value) => value !== undefined);
  expect(await chosen("/get-started?topic=hajj")).toEqual(["hajj"]);
  expect(await chosen("/get-started?topic=unheard")).toEqual([]);
});

test("who has written reads where the answer goes", async () => {
  const { visit, secret } = await openTestPages({ demo: true });
  const guards = () => ({ token: tokenOf(secret), website: "" });
  const message = { name: "Farida Yasmin", email: "farida@example.com", message: "A lift?" };
  const written = await visit("/contact", { ...message, ...guards() });
  expect(written.status).toBe(200);
  expect(written.html).toContain("Thank you, Farida.");
  expect(written.html).toContain('We will write to <bdi dir="ltr">farida@example.com</bdi>');
  const price = { name: "Md. Karim", phone: "01011-480226", month: "", travellers: "২" };
  const asked = await visit("/packages/umrah", { ...price, ...guards() });
  expect(asked.html).toContain("Thank you, Md. Karim.");
  expect(asked.html).toContain('We will call <bdi dir="ltr">01011-480226</bdi>');
  expect(asked.html).toMatch(/RH-[A-Z\d]{4}/);
});

test("a post says its day to machines, too", async () => {
  const { visit, site } = await openTestPages({ demo: true });
  const [post] = await site.blog.list({ limit: 1 });
  const { html } = await visit(`/blog/${post?.link}`);
  expect(html).toContain(`dateTime="${post?.createdAt}"`);
});

test("a page that nobody has written yet is not found", async () => {
  const { visit } = await openTestPages();
  for (const path of ["/packages/hajj", "/work-visa", "/about", "/privacy-policy"]) {
    expect([path, (await visit(path)).status]).toEqual([path, 404]);
  }
});

test("the bar under the thumb is on each page but the one that it leads to", async () => {
  const { visit } = await openTestPages({ demo: true });
  const hasBar = async (path: string) => (await visit(path)).html.includes('class="quick-bar"');
  expect([await hasBar("/"), await hasBar("/get-started")]).toEqual([true, false]);
});
