import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { allOf } from "#tests/support/all-of.ts";
import { WXR_END, WXR_HEAD, wxr, wxrItem } from "#tests/support/import-files.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import type { SourceItem } from "./source.ts";
import { wordpressSource } from "./wordpress.ts";
import { xmlItems } from "./xml-items.ts";

async function read(content: string | Buffer): Promise<SourceItem[]> {
  const file = path.join(temporaryFolder(), "old.xml");
  writeFileSync(file, content);
  return allOf(wordpressSource(file).items());
}

const why = (content: string | Buffer) =>
  read(content).then(
    (items) => items.length,
    (error) => error.code,
  );

test("posts and pages with their dates, links, categories, pictures and states", async () => {
  const items = await read(
    wxr([
      {
        id: 1,
        title: "Å &amp; B",
        slug: "%ce%b1",
        html: "a",
        categories: ["Uncategorized", "Umrah", "News"],
        meta: { _thumbnail_id: "9" },
      },
      { id: 2, type: "page", status: "private", at: "0000-00-00 00:00:00" },
      { id: 3, status: "future" },
      { id: 4, status: "trash" },
      { id: 5, type: "nav_menu_item" },
      { id: 9, type: "attachment", attachment: "https://old.example/p.jpg", parent: 1 },
    ]),
  );
  expect(items).toMatchObject([
    {
      kind: "post",
      key: "https://old.example/?p=1#1",
      title: "Å &amp; B",
      slug: "α",
      type: "Umrah",
      at: "2019-03-04T05:06:07.000Z",
      image: "https://old.example/p.jpg",
      isPublic: true,
      notes: [{ what: "other-types", name: "News" }],
    },
    { kind: "page", at: null, isPublic: false, notes: [{ what: "draft", name: "private" }] },
    { kind: "post", isPublic: false, notes: [{ what: "planned" }] },
    { kind: "other", what: "deleted" },
    { kind: "other", what: "menus" },
  ]);
});

test("comments stay behind, and how many is said", async () => {
  const comment = "<wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>";
  const items = await read(wxr([{ id: 1, more: comment.repeat(3) }, { id: 2 }]));
  expect(items).toMatchObject([{ notes: [{ what: "comments", count: 3 }] }, { notes: [] }]);
});

test("what a password guarded does not come as public", async () => {
  const open = wxr([{ id: 1 }, { id: 2, type: "page" }]);
  const guarded = open.replaceAll("<wp:post_password/>", "<wp:post_password>a</wp:post_password>");
  const notes = [{ what: "guarded" }];
  expect(await read(open)).toMatchObject([{ isPublic: true }, { isPublic: true }]);
  expect(await read(guarded)).toMatchObject([
    { kind: "post", isPublic: false, notes },
    { kind: "page", isPublic: false, notes },
  ]);
});

test("a smaller copy of a picture is read as the whole one, a gallery as what was uploaded for the post", async () => {
  const [post] = await read(
    wxr([
      { id: 1, html: '<img src="https://old.example/p-300x200.jpg">[gallery]' },
      { id: 9, type: "attachment", attachment: "https://old.example/p.jpg", parent: 1 },
    ]),
  );
  expect(post).toMatchObject({
    html: expect.stringContaining('<img src="https://old.example/p.jpg">'),
  });
  expect(post).toMatchObject({ html: expect.stringContaining("wp-block-gallery") });
});

test("a file in another encoding is read as it says; one that lies is refused", async () => {
  const inLatin = wxr([{ id: 1, title: "Café" }]).replace(
    'encoding="UTF-8"',
    'encoding="ISO-8859-1"',
  );
  expect(await read(Buffer.from(inLatin, "latin1"))).toMatchObject([{ title: "Café" }]);
  const wide = Buffer.concat([
    Buffer.from("fffe", "hex"),
    Buffer.from(wxr([{ id: 1, title: "Café" }]), "utf16le"),
  ]);
  expect(await read(wide)).toMatchObject([{ title: "Café" }]);
  expect(await why(Buffer.from(wxr([{ id: 1, title: "Café" }]), "latin1"))).toBe("import-encoding");
});

test.each([
  ["nothing", "", "import-not-wordpress"],
  ["words", "Dear Sir or Madam", "import-not-wordpress"],
  ["a page", "<html><body><p>x</p></body></html>", "import-not-wordpress"],
  [
    "another feed",
    "<rss><channel><item><title>x</title></item></channel></rss>",
    "import-not-wordpress",
  ],
  ["JSON", '{"db":[]}', "import-not-wordpress"],
  ["a picture", Buffer.from("89504e470d0a1a0a0000000d49484452ffff", "hex"), "import-encoding"],
  ["cut in the middle", wxr([{ id: 1 }, { id: 2 }]).slice(0, -400), "import-damaged"],
  ["without its end", wxr([{ id: 1 }]).replace(WXR_END, ""), "import-damaged"],
  ["an item without an end", wxr([{ id: 1 }]).replace("</item>", ""), "import-damaged"],
  [
    "10,000 levels",
    `${WXR_HEAD}${"<a>".repeat(10_000)}${"</a>".repeat(10_000)}${WXR_END}`,
    "import-damaged",
  ],
])("bad input, %s", async (_, content, code) => {
  expect(await why(content)).toBe(code);
});

test("entities of its own are not followed", async () => {
  const bombs = `<!DOCTYPE rss [<!ENTITY a "${"x".repeat(100)}"><!ENTITY b "${"&a;".repeat(100)}"><!ENTITY c SYSTEM "file:///etc/passwd">]>`;
  const file =
    WXR_HEAD.replace("<rss", `${bombs}<rss`) + wxrItem({ id: 1, slug: "&b;&c;" }) + WXR_END;
  expect(await read(file)).toMatchObject([{ slug: "&b;&c;" }]);
});

test("a text that is too long does not come, and the next one does", async () => {
  const long = { id: 1, title: "Long", html: "x".repeat(2_100_000) };
  expect(await read(wxr([long, { id: 2, title: "Next" }]))).toMatchObject([
    { kind: "other", what: "too-long", title: "Long" },
    { kind: "post", title: "Next" },
  ]);
});

test.each([
  ["categories", (index: number) => `<category domain="category">c${index}</category>`],
  ["parts of other names", (index: number) => `<y${index}>a</y${index}>`],
])("an item of endless %s is not held whole, and the next one comes", async (_, part) => {
  const more = Array.from({ length: 100_000 }, (_, index) => part(index)).join("");
  const [item, next] = await allOf(xmlItems(piecesOf(wxr([{ id: 1, more }, { id: 2 }]))));
  expect(item?.isTooLong).toBe(true);
  expect(Object.keys({ ...item?.fields, ...item?.categories }).length).toBeLessThan(80_000);
  expect([next?.isTooLong, next?.fields["wp:post_id"]]).toEqual([false, "2"]);
});

async function* piecesOf(text: string) {
  for (let at = 0; at < text.length; at += MEGABYTE) yield text.slice(at, at + MEGABYTE);
}

const MEGABYTE = 1024 * 1024;

test.each(["<title><![CDATA[", "<!--", '<title a="', "<?php "])(
  "%j that ends nowhere is not held until the end of the file",
  async (begun) => {
    let asked = 0;
    async function* endless() {
      yield `${WXR_HEAD}<item>${begun}`;
      for (; asked < 500; asked++) yield "x".repeat(MEGABYTE);
    }
    await expect(allOf(xmlItems(endless()))).rejects.toMatchObject({ code: "import-damaged" });
    expect(asked).toBeLessThan(60);
  },
);

test("a moment is taken as it is in UTC; where the file has none so, as it is where the site was", async () => {
  const local = (name: string, moment: string) => `<wp:${name}>${moment}</wp:${name}>`;
  const NONE = "0000-00-00 00:00:00";
  const items = await read(
    wxr([
      {
        id: 1,
        more:
          local("post_date", "2019-03-04 11:06:07") +
          local("post_modified", "2020-01-01 06:00:00") +
          local("post_modified_gmt", "2020-01-01 00:00:00"),
      },
      { id: 2, at: NONE, more: local("post_date", "2019-03-04 11:06:07") },
    ]),
  );
  expect(items).toMatchObject([
    { at: "2019-03-04T05:06:07.000Z", updatedAt: "2020-01-01T00:00:00.000Z" },
    { at: "2019-03-04T11:06:07.000Z", updatedAt: null },
  ]);
});
