import { expect, test } from "vitest";
import { blogPath } from "#contracts/blog-path.ts";
import { tidyLine } from "#contracts/tidy.ts";
import { harmIn } from "#tests/support/harm-in.ts";
import { signInTo } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";
import { XSS_CASES } from "#tests/support/xss-cases.ts";

const FIELDS = { title: "A title", type: "Visa", image: "/art/campus.svg", content: "" };

test("the checker itself finds harm, and none in what the editor makes", () => {
  expect(harmIn("<img src=/x onerror=alert(1)>")).toHaveLength(1);
  expect(harmIn("<a href='java\nscript:x'>")).toHaveLength(1);
  expect(harmIn("<p><script>1</script></p>")).toEqual(["<script>"]);
  expect(harmIn('<p style="color:#fff">x <a href="/x">y</a></p>')).toEqual([]);
  expect(XSS_CASES.length).toBeGreaterThanOrEqual(60);
});

test(`${XSS_CASES.length} cases in a post's content are stored without their harm`, async () => {
  const api = await openTestApi();
  const { cookie } = await signInTo(api);
  for (const [i, html] of XSS_CASES.entries()) {
    const content = `<p>before</p>${html}<p>after</p>`;
    const given = { ...FIELDS, link: `case-${i}`, content };
    const created = await api.send("POST", "/api/blogs", given, { cookie });
    expect([created.status, harmIn(created.body.content)], html).toEqual([201, []]);
    expect(created.body.content, html).toContain("<p>before</p>");

    // What was stored comes back as it is, also after it is saved again.
    const { _id } = created.body;
    const again = await api.send("PUT", `/api/blogs/${_id}`, created.body, { cookie });
    expect(again.body.content, html).toBe(created.body.content);
    const page = await api.get(`/api/blogs/link/case-${i}`);
    expect(page.body.content, html).toBe(created.body.content);
  }
});

test(`${XSS_CASES.length} cases in plain text are kept as text, and are no links`, async () => {
  const api = await openTestApi({ demo: true });
  const { cookie } = await signInTo(api);
  const hajj = (await api.get("/api/package/hajj")).body;
  for (const [i, text] of XSS_CASES.entries()) {
    const kept = tidyLine(text);
    const given = { ...FIELDS, title: text, type: text.slice(0, 100), link: `case-${i}` };
    const { status, body } = await api.send("POST", "/api/blogs", given, { cookie });
    expect([status, body.title, body.content], text).toEqual([201, kept, ""]);
    const { version: _, ...fields } = { ...hajj, title: text, services: [text] };
    const saved = await api.send("PUT", "/api/package/hajj", fields, { cookie });
    expect([saved.status, saved.body.title, saved.body.services], text).toEqual([
      200,
      kept,
      [kept],
    ]);
    // One of them is made of letters that a link may hold; it leads nowhere else.
    const linked = await api.send("POST", "/api/blogs", { ...FIELDS, link: text }, { cookie });
    if (linked.status === 201) expect(blogPath(linked.body.link)).toMatch(/^\/blog\/[\w%.!'()*-]+/);
    else expect([linked.status, linked.body.issues[0].path], text).toEqual([400, "link"]);
  }
});

const ADDRESSES = [
  "javascript:alert(1)",
  " JaVaScRiPt:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:image/svg+xml;base64,AAAA",
  "vbscript:x",
  "blob:https://x.example/1",
  "file:///etc/passwd",
  "http://",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example/a",
  "https:/evil.example",
];

test("addresses that run something, or lead elsewhere unseen, are refused in every field", async () => {
  const api = await openTestApi({ demo: true });
  const { get, send } = api;
  const { cookie } = await signInTo(api);
  const [home] = (await get("/api/home")).body;
  const hajj = (await get("/api/package/hajj")).body;
  const about = (await get("/api/pages/about")).body;
  const contact = (await get("/api/pages/contact")).body;
  const slide = home.Slide[0];
  const changes = (address: string) =>
    [
      ["/api/home/home", { ...home, Slide: [{ ...slide, bgImage: address }] }, "Slide.0.bgImage"],
      ["/api/home/home", { ...home, Slide: [{ ...slide, link: address }] }, "Slide.0.link"],
      ["/api/home/home", { ...home, secondSecimg1: address }, "secondSecimg1"],
      ["/api/home/home", { ...home, ContactSecImage: address }, "ContactSecImage"],
      ["/api/package/hajj", { ...hajj, bannerimageUrl: address }, "bannerimageUrl"],
      ["/api/home/home", { ...home, mail: "x", secondSecimg2: address }, "secondSecimg2"],
      ["/api/package/hajj", { ...hajj, secondimageUrl: address }, "secondimageUrl"],
      ["/api/settings", { knowMoreLink: address }, "knowMoreLink"],
      ["/api/settings", { look: { logo: address, accent: "" } }, "look.logo"],
      ["/api/settings", { social: [{ name: "X", url: address }] }, "social.0.url"],
      ["/api/pages/about", { ...about, hero: { ...about.hero, image: address } }, "hero.image"],
      [
        "/api/pages/about",
        { ...about, leaders: [{ ...about.leaders[0], photo: address }] },
        "leaders.0.photo",
      ],
      [
        "/api/pages/contact",
        { ...contact, hero: { ...contact.hero, image: address } },
        "hero.image",
      ],
    ] as const;
  for (const [path, body, field] of ADDRESSES.flatMap(changes)) {
    const answer = await send("PUT", path, body, { cookie });
    expect([answer.status, answer.body.issues?.[0].path]).toEqual([400, field]);
  }
  for (const image of ADDRESSES) {
    const post = await send("POST", "/api/blogs", { ...FIELDS, link: "x", image }, { cookie });
    expect([post.status, post.body.issues?.[0].path]).toEqual([400, "image"]);
  }
});
