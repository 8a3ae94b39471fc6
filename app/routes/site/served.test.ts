import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { type Asking, openServedSite } from "#tests/support/open-served-site.ts";

const STATED = ["cache-control", "content-type", "location", "x-robots-tag", "allow"];
const SCRIPT = /<script([^>]*)>(.*?)<\/script>/gs;

/** The demo agency as it is served, and what is told of its answers. */
async function open() {
  const served = await openServedSite();
  const { ask } = served;

  /** What is stated of an answer and, of a page, what stands on it beside its own words. */
  async function seen(path: string, asking: Asking = {}) {
    const { status, headers, text } = await ask(path, asking);
    const stated = STATED.flatMap((name) => headers.get(name) ?? []);
    const frame = headers.get("x-frame-options");
    if (frame !== "DENY") stated.push(`${frame}`);
    const page = text.startsWith("<!DOCTYPE") ? marksOf(text, headers) : [];
    return [`${status} ${stated.join(" | ")}`, ...page];
  }
  return { ...served, seen };
}

function marksOf(html: string, headers: Headers): string[] {
  const [tag = ""] = /<html[^>]*>/.exec(html) ?? [];
  const robots = [...html.matchAll(/<meta name="robots"[^>]*>/g)].map(([one]) => one);
  const bars = [...html.matchAll(/<aside[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name);
  const barLinks = [...(/<aside.*<\/aside>/s.exec(html)?.[0].matchAll(/href="([^"]*)"/g) ?? [])];
  const policy = headers.get("content-security-policy") ?? "";
  const scripts = [...html.matchAll(SCRIPT)].map(([, attributes = "", text = ""]) => {
    const hash = createHash("sha256").update(text).digest("base64");
    const own = [...text.matchAll(/(?:^|\)\(\);)\(function (\w+)|\.(editHere)\(/g)];
    const [other = "alive"] =
      /(?<=function )\w+|__reactRouter\w+|(?<=type=")[^"]*/.exec(attributes + text) ?? [];
    const name = own.map(([, called, here]) => called ?? here).join("+") || other;
    return name + (policy.includes(`'sha256-${hash}'`) ? "" : " (not run)");
  });
  const links = barLinks.map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  return [tag, ...robots, ...bars.map((name) => `bar: ${name}`), ...links, scripts.join(", ")];
}

/** Of every page: what stands in its own markup, and what React writes. */
const [BEFORE, AFTER] = ["leaveByBack", "__reactRouterContext, text/plain"];
const OF_STAFF = `hideWhenLeft+keepTypedEarly+${BEFORE}`;
const END = "takeOverStart, __reactRouterContext, __reactRouterContext";
const FACTS = "application/ld+json (not run)";
const scripts = (...names: string[]) => names.join(", ");
const AHEAD = `${AFTER}, speculationrules, ${END}`;
const PLAIN = scripts(BEFORE, AHEAD);
const WITH_FACTS = scripts(BEFORE, FACTS, AHEAD);

const HTML = "text/html; charset=utf-8";
const VISITORS = '<html lang="en" dir="ltr">';
const STAFFS = '<html lang="en" dir="ltr" data-staff="">';
const UNLISTED = '<meta name="robots" content="noindex"/>';
const HIDDEN = '<meta name="robots" content="noindex, nofollow"/>';
const OWN = `private, no-store | ${HTML}`;
const AS_PREVIEW = `private, no-store | ${HTML} | noindex, nofollow`;

test("pages as they are served to visitors and to staff", async () => {
  const { seen, cookie, site, ask } = await open();
  const staff = { as: cookie };
  const framed = { ...staff, headers: { "sec-fetch-dest": "iframe" } };
  const json = { ...staff, headers: { accept: "application/json" } };
  const form = { method: "POST", body: new URLSearchParams({ a: "b" }) };
  const nothing = [`404 no-cache | ${HTML}`, VISITORS, UNLISTED, PLAIN];
  const bar = ["bar: This page, for staff", "/about?preview=page/about&edit", "/admin/page/about"];
  const table: [string, Asking, string[]][] = [
    ["/about", {}, [`200 public, no-cache | ${HTML}`, VISITORS, WITH_FACTS]],
    ["/about", staff, [`200 ${OWN}`, STAFFS, ...bar, scripts(WITH_FACTS, "followPage")]],
    ["/about", framed, [`200 ${OWN}`, STAFFS, WITH_FACTS]],
    ["/about.data", {}, ["200 private, max-age=5 | text/x-script"]],
    ["/about.data", staff, ["200 private, no-store | text/x-script"]],
    ["/nowhere", {}, nothing],
    ["/nowhere", staff, [`404 ${OWN}`, STAFFS, UNLISTED, PLAIN]],
    ["/ar/about", {}, nothing],
    ["/bn/admin/help", {}, nothing],
    ["/admin/help/first-day", {}, ["302 /login"]],
    [
      "/admin/help/first-day",
      staff,
      [`200 ${OWN}`, STAFFS, UNLISTED, scripts(OF_STAFF, AFTER, END)],
    ],
    ["/login", {}, [`200 no-cache | ${HTML}`, VISITORS, UNLISTED, PLAIN]],
    ["/login", staff, ["302 private, no-store | /admin"]],
    ["/about", { method: "DELETE" }, [`405 no-store | ${HTML} | GET, HEAD, POST`]],
    ["/about", form, [`405 no-cache | ${HTML} | GET, HEAD`, VISITORS, UNLISTED, PLAIN]],
    ["/about?preview=page/about", staff, [`404 ${AS_PREVIEW}`]],
    [
      "/about?preview=page/about&edit",
      staff,
      [
        `200 ${AS_PREVIEW} | SAMEORIGIN`,
        STAFFS,
        HIDDEN,
        scripts(WITH_FACTS, "hideWhenLeft+editHere"),
      ],
    ],
    [
      "/about?preview=page/about&edit",
      json,
      ["200 private, no-store | application/json | noindex, nofollow | SAMEORIGIN"],
    ],
    ["/healthz", {}, ["200 no-store | application/json"]],
    ["/metrics", {}, ["401 no-store | text/plain; charset=UTF-8"]],
    [
      "/metrics",
      { headers: { authorization: "Bearer a-token-of-letters" } },
      ["200 no-store | text/plain; version=0.0.4; charset=utf-8"],
    ],
    ["/api/nothing", {}, ["404 no-cache | application/json"]],
  ];
  const said = [];
  for (const [path, asking] of table) said.push([path, await seen(path, asking)]);
  expect(said).toEqual(table.map(([path, , expected]) => [path, expected]));

  await site.languages.show(["ar"], { by: null });
  const { text } = await ask("/ar/about");
  const names = [...text.matchAll(/<a ([^>]*class="language-name"[^>]*)>/g)].map(([, one]) => one);
  expect([names.length % 2, [...new Set(names)]]).toEqual([
    0,
    [
      'href="/about" class="language-name" lang="en" hrefLang="en" aria-current="true"',
      'href="/ar/about" class="language-name" lang="ar" hrefLang="ar" dir="rtl"',
    ],
  ]);
  const { text: filtered } = await ask("/blog?type=Hajj");
  expect(filtered).toContain('href="/ar/blog?type=Hajj" class="language-name"');
  const inArabic = ["/about", "/ar/about", "/bn/about", "/ar/login?a=b", "/ar/admin/help"];
  expect(await Promise.all(inArabic.map((path) => seen(path)))).toEqual([
    [`200 public, no-cache | ${HTML}`, VISITORS, scripts(WITH_FACTS, "offerLanguage")],
    [`200 public, no-cache | ${HTML}`, VISITORS, scripts(WITH_FACTS, "offerLanguage")],
    nothing,
    ["302 private, no-store | /login?a=b | noindex, nofollow"],
    ["302 private, no-store | /admin/help | noindex, nofollow"],
  ]);
});

test("what waits is shown to staff; what stands in the head; a page that fails", async () => {
  const { seen, cookie, site, ask, user, db, lines } = await open();
  const staff = { as: cookie };
  const place = { kind: "page", id: "about" } as const;
  await site.draft.save(place, { body: { leadersHeading: "Waits" } }, { by: user._id });
  const { secret } = await site.sharedPreview.share(place, { by: user._id });
  const note = ["bar: Preview"];
  const preview = scripts(BEFORE, FACTS, "hideWhenLeft+leavePreview", AHEAD);
  const table: [string, Asking, string[]][] = [
    ["/about?preview=page/about", {}, [`404 ${AS_PREVIEW}`]],
    [
      "/about?preview=page/about",
      staff,
      [`200 ${AS_PREVIEW} | SAMEORIGIN`, STAFFS, HIDDEN, ...note, "/admin/page/about", preview],
    ],
    ["/contact?preview=page/about", staff, [`404 ${AS_PREVIEW}`]],
    [`/about?preview=${secret}`, {}, [`200 ${AS_PREVIEW}`, VISITORS, HIDDEN, ...note, preview]],
  ];
  const said = [];
  for (const [path, asking] of table) said.push([path, await seen(path, asking)]);
  expect(said).toEqual(table.map(([path, , expected]) => [path, expected]));

  let text = "";
  // The mark is drawn into pages once its file was read.
  const isDrawn = async () => {
    ({ text } = await ask("/about", staff));
    return text.includes("data:image/svg+xml");
  };
  await expect.poll(isDrawn).toBe(true);
  const head = text.slice(0, text.indexOf("</head>"));
  const tags = [...head.matchAll(/<(?:link|meta) ([^>]*)\/>/g)].map(([, one = ""]) => one);
  const OTHERS = /"(og:|twitter:|description)|rel="canonical"/;
  const own = tags.filter((one) => !OTHERS.test(one)).map((one) => one.replace(/data:[^"]*/, "…"));
  expect([own, text.includes("%23124E3B")]).toEqual([
    [
      'charSet="utf-8"',
      'name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"',
      'rel="preload" as="image" href="/art/flight-wing.svg" fetchPriority="high"',
      'name="theme-color" content="#062c23"',
      ...["newsreader-430-560", "public-sans-400-720"].map(
        (font) =>
          `rel="preload" href="/app/ui/fonts/${font}.woff2" as="font" type="font/woff2" crossorigin="anonymous"`,
      ),
      'rel="icon" href="/favicon.ico" sizes="32x32"',
      'rel="apple-touch-icon" href="/apple-touch-icon.png"',
      'rel="alternate" href="/feed.xml" type="application/atom+xml" title="Blog"',
      'rel="icon" href="…" type="image/svg+xml"',
      'rel="stylesheet" href="/assets/styles.css"',
    ],
    true,
  ]);

  await db.schema.dropTable("document").execute();
  const failed = await ask("/contact");
  expect([
    failed.status,
    /<main.*<\/main>/s
      .exec(failed.text)?.[0]
      .split(/(?:<[^>]*>)+/)
      .filter(Boolean)
      .join("|"),
    [...new Set(lines.filter(({ level }) => level === 50).map(({ msg }) => msg))],
  ]).toEqual([
    500,
    "Unexpected Application Error!|Unexpected Server Error|Nothing you typed on other pages is lost. Load the page again, or go back to the start.|Go Back Home",
    ["a page failed"],
  ]);
});

test("an address that was led on is used by visitors; staff who try it are not counted", async () => {
  const { ask, cookie, site, user, running, origin } = await open();
  await site.redirect.create({ from: "/old", to: "/about" }, { by: user._id, origin });
  const headers = { "user-agent": "Mozilla/5.0" };
  for (const as of [cookie, "", cookie]) {
    expect((await ask("/old", { as, headers })).status).toBe(301);
  }
  await running.writeDown();
  const [{ uses } = {}] = await site.redirect.list({ q: "/old", limit: 1, offset: 0 });
  expect(uses).toBe(1);
});
