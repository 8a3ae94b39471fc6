import { Parser } from "htmlparser2";
import { expect, test } from "vitest";
import { PUBLIC_PAGES } from "#contracts/public-pages.ts";
import { makeBlog } from "#tests/support/make-blog.ts";
import { tokenOf } from "#tests/support/make-enquiry.ts";
import { openTestPages, PUBLIC_URL } from "#tests/support/open-test-pages.tsx";

type Element = { tag: string } & Record<string, string | undefined>;

function elementsOf(html: string): Element[] {
  const elements: Element[] = [];
  const parser = new Parser({
    onopentag: (tag, attributes) => void elements.push({ ...attributes, tag }),
  });
  parser.end(html);
  return elements;
}

test("every page says what it is, and names all that a screen reader reads", async () => {
  const { visit } = await openTestPages({ demo: true });
  for (const { path } of PUBLIC_PAGES.filter(({ isListed }) => isListed)) {
    const { status, html } = await visit(path);
    const elements = elementsOf(html);
    const those = (...tags: string[]) => elements.filter(({ tag }) => tags.includes(tag));
    const ids = elements.flatMap(({ id }) => id ?? []);
    const labelled = those("label").flatMap((label) => label.for ?? []);
    const isNamed = (one: Element) =>
      one["aria-label"] || one["aria-labelledby"] || one.title || labelled.includes(one.id ?? "");
    // Those that are left out stand inside their label, or nobody reaches them.
    const asked = those("input", "select", "textarea").filter(
      ({ type = "", tabindex }) =>
        !["hidden", "radio", "checkbox"].includes(type) && tabindex !== "-1",
    );
    const unnamed = [...those("nav", "iframe"), ...asked].filter((one) => !isNamed(one));
    const referred = elements.flatMap((one) =>
      [one["aria-describedby"], one["aria-labelledby"], one["aria-controls"], one.for].flatMap(
        (names) => names?.split(" ") ?? [],
      ),
    );
    expect([path, status, those("h1").length, those("main").length]).toEqual([path, 200, 1, 1]);
    expect([path, ids.length]).toEqual([path, new Set(ids).size]);
    expect([path, those("img").filter(({ alt }) => alt === undefined)]).toEqual([path, []]);
    expect([path, unnamed]).toEqual([path, []]);
    expect([path, referred.filter((id) => !ids.includes(id))]).toEqual([path, []]);
  }
});

test.each([
  ["/blog?page=1", 200],
  ["/blog?page=99", 404],
  ["/blog?page=0", 404],
  ["/blog?type=Unheard", 404],
  ["/blog?q=unheard", 200],
  ["/blog/unheard", 404],
  ["/?type=Hajj", 200],
  ["/?type=Unheard", 404],
])("%s is answered with %i", async (path, status) => {
  const { visit } = await openTestPages({ demo: true });
  expect((await visit(path)).status).toBe(status);
});

test.each([
  ["/blog?page=1", "/blog"],
  ["/blog?page=2", "/blog?page=2"],
  ["/blog?type=Hajj&unheard=1", "/blog?type=Hajj"],
  ["/blog?q=hajj", null],
])("search engines know %s as %j", async (path, canonical) => {
  const { visit, db } = await openTestPages({ demo: true });
  // Then a second page follows.
  for (let count = 0; count < 24; count++) await makeBlog(db, { type: "Hajj" });
  const { status, meta } = await visit(path);
  const hrefs = meta.flatMap((item) =>
    "rel" in item && item.rel === "canonical" ? [item.href] : [],
  );
  expect([status, hrefs]).toEqual([200, canonical === null ? [] : [PUBLIC_URL + canonical]]);
});

test("the notice of the home page calls its own number, or else the agency's", async () => {
  const { visit, site } = await openTestPages({ demo: true });
  const { notice, phones } = await site.settings.get();
  const shown = async (phone: string) => {
    await site.settings.update({ notice: { ...notice, isShown: true, phone } }, { by: null });
    const { html } = await visit("/");
    const [, shownNotice = ""] = /class="notice"(.*?)<\/section>/s.exec(html) ?? [];
    return /href="tel:([^"]*)"/.exec(shownNotice)?.[1];
  };
  expect(await shown("+880 1 777")).toBe("+8801777");
  expect(await shown("")).toBe(phones[0]?.number.replaceAll(/[ -]/g, ""));
});

test("a form that cannot be taken just now keeps what was typed, and says when to come back", async () => {
  const { visit, secret } = await openTestPages({ demo: true });
  const typed = { name: "Farida", email: "farida@example.com", message: "Is there a lift?" };
  const send = (given: object) =>
    visit("/contact", { ...typed, ...given, token: tokenOf(secret), website: "" });
  const wrong = await send({ email: "farida" });
  expect([wrong.status, wrong.html.includes("Is there a lift?")]).toEqual([400, true]);
  for (let time = 0; time < 10; time++) await send({ message: `Question ${time}` });
  const { status, headers, html } = await send({});
  expect([status, Number(headers.get("Retry-After"))]).toEqual([429, expect.closeTo(600, -2)]);
  expect(html).toContain("Is there a lift?");
  expect(html).toContain('value="farida@example.com"');
});

test("a page that ends by itself says when to come back too", async () => {
  const { visit, secret } = await openTestPages({ demo: true });
  const typed = { name: "Farida", phone: "01711 111111", month: "", travellers: "2" };
  const send = (travellers: string) =>
    visit("/packages/umrah", { ...typed, travellers, token: tokenOf(secret), website: "" });
  for (let time = 1; time <= 10; time++) await send(String(time));
  const { status, headers } = await send("11");
  expect([status, Number(headers.get("Retry-After"))]).toEqual([429, expect.closeTo(600, -2)]);
  expect((await visit("/packages/umrah")).headers.get("Expires")).toMatch(/GMT$/);
});

test("a form tells which departure or visa it came from; what can be no id is left out", async () => {
  const { visit, secret, site } = await openTestPages({ demo: true });
  const typed = { name: "Farida", email: "farida@example.com", message: "Is there a lift?" };
  const send = async (given: object) => {
    const sent = { ...typed, ...given, token: tokenOf(secret), website: "" };
    const { status } = await visit("/contact", sent);
    const [newest] = await site.enquiry.list({ limit: 1, offset: 0 });
    return [status, newest?.departure, newest?.visa];
  };
  expect(await send({ departure: "umrah-feb", visa: " " })).toEqual([200, "umrah-feb", null]);
  expect(await send({ departure: "x".repeat(61), visa: "malaysia" })).toEqual([
    ...[200, null, "malaysia"],
  ]);
  expect(await send({ message: "And stairs?" })).toEqual([200, null, null]);
});
