import { expect, test } from "vitest";
import { openTestPages, PUBLIC_URL } from "#tests/support/open-test-pages.tsx";
import { clientLoader } from "./own-page.tsx";

const PAGE = {
  title: "Refund policy",
  link: "refunds",
  description: "",
  content:
    "<p>We try. Ask at {mail}.</p><h2>Before the visa</h2><p>All.</p><h2>After</h2><p>Less.</p>",
  isInFooter: true,
};

async function open() {
  const opened = await openTestPages({ demo: true });
  const add = async (more: object = {}) =>
    (await opened.site.ownPage.create({ ...PAGE, ...more }, { by: null })).page;
  const footerOf = async (path: string) => {
    const { html } = await opened.visit(path);
    const [, legal = ""] = /aria-label="Legal">(.*?)<\/nav>/s.exec(html) ?? [];
    return [...legal.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, to, label]) => [label, to]);
  };
  return { ...opened, add, footerOf };
}

test("its title, its parts with what is in it beside them, facts filled in, and its head", async () => {
  const { add, visit } = await open();
  await add();
  const { status, html, meta } = await visit("/refunds");
  expect(status).toBe(200);
  expect(html).toContain(">Refund policy</h1>");
  expect(html).toContain('href="#before-the-visa"');
  expect(html).toContain('<section id="after">');
  expect(html).toContain('href="mailto:');
  expect(meta).toContainEqual({ tagName: "link", rel: "canonical", href: `${PUBLIC_URL}/refunds` });
  expect(meta).toContainEqual({
    property: "og:image",
    content: `${PUBLIC_URL}/og/pages/refunds.jpg`,
  });
  const description = expect.stringMatching(/^We try\. Ask at .+@.+ Before the visa All\./);
  expect(meta).toContainEqual({ name: "description", content: description });
});

test("what was written to describe it says so; a short one has no contents", async () => {
  const { add, visit } = await open();
  await add({ description: "When money comes back.", content: "<p>Ask.</p>" });
  const { html, meta } = await visit("/refunds");
  expect(meta).toContainEqual({ name: "description", content: "When money comes back." });
  expect(html.slice(html.indexOf("<main"), html.indexOf("</main>"))).not.toContain("Contents");
});

test("without a word of its own it is described by its title", async () => {
  const { add, visit } = await open();
  await add({ title: "Refund policy", description: "", content: "" });
  const { meta } = await visit("/refunds");
  expect(meta).toContainEqual({ name: "description", content: "Refund policy" });
});

test("nothing is there but what is public, in its own writing", async () => {
  const { add, visit, site } = await open();
  const { _id } = await add();
  for (const path of ["/refund", "/Refunds", "/refunds%2F", `/${_id}`]) {
    const { status, html, meta } = await visit(path);
    expect([path, status, meta.at(-1)]).toEqual([
      path,
      404,
      { name: "robots", content: "noindex" },
    ]);
    expect(html).toContain("404 - Page Not Found");
  }
  await site.ownPage.remove(_id, { by: null });
  expect((await visit("/refunds")).status).toBe(404);
  expect((await visit("/nothing", { a: "form" })).status).toBe(404);
});

test("it has no form: it can only be read", async () => {
  const { add, visit } = await open();
  await add();
  expect((await visit("/refunds", { a: "form" })).status).toBe(405);
});

test("the footer: Terms of Service leads home until a page is there; others by their titles", async () => {
  const { add, footerOf, site } = await open();
  const fixed = [
    ["Check it is us", "/trust"],
    ["Privacy Policy", "/privacy-policy"],
  ];
  expect(await footerOf("/about")).toEqual([...fixed, ["Terms of Service", "/"]]);
  const refunds = await add();
  await add({ title: "Hidden", link: "hidden", isInFooter: false });
  const terms = await add({ title: "Our rules", link: "terms" });
  const all = [...fixed, ["Terms of Service", "/terms"], ["Refund policy", "/refunds"]];
  expect(await footerOf("/about")).toEqual(all);
  await site.ownPage.remove(terms._id, { by: null });
  await site.ownPage.update(refunds._id, { ...PAGE, title: "Money back" }, { by: null });
  expect(await footerOf("/about")).toEqual([
    ...fixed,
    ["Terms of Service", "/"],
    ["Money back", "/refunds"],
  ]);
});

test.each([
  ["/refunds", { page: PAGE }, "stays"],
  ["/administration", { page: PAGE }, "stays"],
  ["/refunds", { page: null }, "whole"],
  ["/admin", { page: PAGE }, "whole"],
  ["/search", { page: PAGE }, "whole"],
  ["/trust", { page: PAGE }, "whole"],
  ["/blog/refunds", { page: PAGE }, "whole"],
])(
  "led to within the page, %s with %j is found here or asked for whole",
  async (path, found, how) => {
    const request = new Request(`${PUBLIC_URL}${path}`);
    const asked = clientLoader({ request, serverLoader: async () => found } as never);
    const answer = await asked.catch((thrown: Response) => thrown);
    if (how === "stays") return expect(answer).toBe(found);
    expect(answer).toBeInstanceOf(Response);
    const { headers } = answer as Response;
    expect([headers.get("location"), headers.get("x-remix-reload-document")]).toEqual([
      request.url,
      "true",
    ]);
  },
);
