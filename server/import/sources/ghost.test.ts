import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { allOf } from "#tests/support/all-of.ts";
import { ghostFile } from "#tests/support/import-files.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { ghostSource } from "./ghost.ts";

function read(content: string, address = "") {
  const file = path.join(temporaryFolder(), "old.json");
  writeFileSync(file, content);
  return allOf(ghostSource(file, address).items());
}

const POST = {
  ...{
    id: "1",
    uuid: "u-1",
    title: "Hajj",
    slug: "hajj",
    status: "published",
    visibility: "public",
  },
  ...{
    html: '<p><a href="__GHOST_URL__/about/">a</a></p>',
    published_at: "2021-05-06T07:08:09.000Z",
  },
  ...{
    feature_image: "__GHOST_URL__/content/images/a.jpg",
    type: "post",
    tagged: ["t2", "t1", "t3"],
  },
};
const TAGS = [
  { id: "t1", name: "News" },
  { id: "t2", name: "Hajj" },
  { id: "t3", name: "#hidden", visibility: "internal" },
];

test("posts with their categories, whose list stands behind them, and their pictures", async () => {
  expect(await read(ghostFile([POST], TAGS), "https://old.example")).toMatchObject([
    {
      ...{
        kind: "post",
        key: "ghost:u-1",
        title: "Hajj",
        slug: "hajj",
        type: "Hajj",
        isPublic: true,
      },
      ...{ at: "2021-05-06T07:08:09.000Z", address: "https://old.example/hajj/" },
      image: "https://old.example/content/images/a.jpg",
      html: '<p><a href="https://old.example/about/">a</a></p>',
      notes: [{ what: "other-types", name: "News" }],
    },
  ]);
});

test("pages, drafts, what is for members, and posts of older versions", async () => {
  const items = await read(
    ghostFile([
      { ...POST, type: "page" },
      { ...POST, id: 2, uuid: null, page: 1, type: undefined, published_at: "2015-01-02 03:04:05" },
      { ...POST, status: "draft" },
      { ...POST, status: "scheduled" },
      ...["paid", "members", "tiers"].map((visibility) => ({ ...POST, visibility })),
      { ...POST, title: 5 },
    ]),
  );
  expect(items).toMatchObject([
    { kind: "page", isPublic: true },
    { kind: "page", key: "ghost:2", at: "2015-01-02T03:04:05.000Z" },
    { isPublic: false, notes: [{ what: "draft", name: "draft" }] },
    { isPublic: false, notes: [{ what: "planned" }] },
    ...[{ isPublic: false }, { isPublic: false }, { isPublic: false }],
    { kind: "other", what: "unreadable" },
  ]);
});

test("text that looks like the signs of the file is text", async () => {
  const html = 'a "posts": [{ \\ } ] " \u2028 "';
  expect(await read(ghostFile([{ ...POST, html }]))).toMatchObject([{ html }]);
});

test.each([
  ["nothing", "", "import-damaged"],
  ["words", "Dear Sir", "import-not-ghost"],
  ["a list", "[1,2]", "import-not-ghost"],
  ["no posts", ghostFile([]), "import-not-ghost"],
  ["another thing", '{"posts":[{"id":"1"}]}', "import-not-ghost"],
  ["cut", ghostFile([POST]).slice(0, -30), "import-damaged"],
  ["broken inside", ghostFile([POST]).replace('"hajj"', "hajj"), "import-damaged"],
  ["10,000 levels", `{"db":${"[".repeat(10_000)}${"]".repeat(10_000)}}`, "import-damaged"],
])("bad input, %s", async (_, content, code) => {
  await expect(read(content)).rejects.toMatchObject({ code });
});

const words = (text: string, format = 0) => ({ type: "extended-text", text, format });
const LEXICAL = {
  root: {
    children: [
      { type: "extended-heading", tag: "h2", children: [words("Visa <now>")] },
      {
        type: "paragraph",
        children: [
          words("Bring ", 0),
          words("both", 3),
          words("gone", 4),
          words("line", 8),
          { type: "linebreak" },
          { type: "link", url: '__GHOST_URL__/a"b/', children: [words("papers")] },
        ],
      },
      {
        type: "list",
        listType: "number",
        children: [{ type: "listitem", children: [words("1")] }],
      },
      {
        type: "image",
        src: "__GHOST_URL__/content/images/b.jpg",
        alt: "Gate",
        caption: "At <b>dawn</b>",
      },
      { type: "bookmark", url: "https://other.example/", metadata: { title: "Other" } },
      { type: "signup", header: "Join" },
    ],
  },
};
const MOBILEDOC = {
  ...{
    version: "0.3.1",
    atoms: [["soft-return", "", {}]],
    markups: [["strong"], ["a", ["href", "/x"]]],
  },
  cards: [
    ["image", { src: "https://old.example/c.png", alt: "C" }],
    ["markdown", { markdown: "# Head\n\nSee [it](https://m.example/a) & **more**" }],
    ["paywall", {}],
  ],
  sections: [
    [1, "h2", [[0, [], 0, "Title"]]],
    [
      1,
      "p",
      [
        [0, [0], 0, "bold "],
        [0, [1], 2, "linked"],
        [1, [], 0, 0],
        [0, [], 0, "<end>"],
      ],
    ],
    [3, "ul", [[[0, [], 0, "one"]], [[0, [], 0, "two"]]]],
    [10, 0],
    [10, 1],
    [10, 2],
  ],
};

test("a post without HTML is read out of what the editor kept, and says what has no counterpart", async () => {
  const kept = (more: object) => ({ ...POST, html: null, ...more });
  const items = await read(
    ghostFile([
      kept({ lexical: JSON.stringify(LEXICAL), mobiledoc: "ignored" }),
      kept({ mobiledoc: JSON.stringify(MOBILEDOC) }),
    ]),
    "https://old.example",
  );
  expect(items).toMatchObject([
    {
      html:
        "<h2>Visa &lt;now&gt;</h2><p>Bring <em><strong>both</strong></em><s>gone</s><u>line</u><br>" +
        '<a href="https://old.example/a&quot;b/">papers</a></p><ol><li>1</li></ol>' +
        '<figure><img src="https://old.example/content/images/b.jpg" alt="Gate"><figcaption>At <b>dawn</b></figcaption></figure>' +
        '<p><a href="https://other.example/">Other</a></p>',
      notes: [{ what: "cards", name: "signup" }],
    },
    {
      html:
        '<h2>Title</h2><p><strong>bold <a href="/x">linked</a></strong><br>&lt;end&gt;</p>' +
        '<ul><li>one</li><li>two</li></ul><figure><img src="https://old.example/c.png" alt="C"></figure>' +
        '<h1>Head</h1><p>See <a href="https://m.example/a">it</a> &amp; <strong>more</strong></p>',
      notes: [{ what: "cards", name: "paywall" }],
    },
  ]);
});

/** Lists within lists. */
const deep = (levels: number): string =>
  `{"root":{"children":[${'{"type":"list","children":['.repeat(levels)}${"]}".repeat(levels)}]}}`;

test.each([
  ["broken", { lexical: '{"root":' }, "no-text"],
  ["another thing", { lexical: "[1]" }, "no-text"],
  ["of numbers", { mobiledoc: '{"sections":5}' }, "no-text"],
  ["null", { mobiledoc: "null" }, "no-text"],
  [
    "hostile signs",
    { mobiledoc: '{"sections":[[1,5,[[0,[9],-3,7]]],[10,99],null,[77]]}' },
    "cards",
  ],
  ["5,000 levels", { lexical: deep(5000) }, "others"],
])("a text that is %s breaks nothing", async (_, kept, what) => {
  const [item] = await read(ghostFile([{ ...POST, html: "", ...kept }]));
  const notes = item && "notes" in item ? item.notes.map((note) => note.what) : ["none"];
  expect(notes).toEqual([what]);
});

test("headings and signs without an end are read in one pass", async () => {
  const markdown = [
    "## Two ##",
    `# a${" ".repeat(50_000)}\nb`,
    "[".repeat(50_000),
    `![${"![".repeat(50_000)}`,
    `# ${"#".repeat(50_000)}`,
  ].join("\n\n");
  const mobiledoc = JSON.stringify({
    ...{ version: "0.3.1", atoms: [], markups: [], cards: [["markdown", { markdown }]] },
    sections: [[10, 0]],
  });
  const [item] = await read(ghostFile([{ ...POST, html: null, mobiledoc }]));
  expect(JSON.stringify(item)).toContain("<h2>Two</h2>");
});

test("so are addresses without an end; a title behind one is left out", async () => {
  const long = "x".repeat(400_000);
  const markdown = [`![a](${long}`, `[b](${long}`, '[c](/there "A title")'].join("\n\n");
  const mobiledoc = JSON.stringify({
    ...{ version: "0.3.1", atoms: [], markups: [], cards: [["markdown", { markdown }]] },
    sections: [[10, 0]],
  });
  const [item] = await read(ghostFile([{ ...POST, html: null, mobiledoc }]));
  expect(JSON.stringify(item)).toMatch(/\/there[^ ]*>c</);
});

test("of endless categories, and of endlessly long ones, no more are kept than a site can have", async () => {
  const many = Array.from({ length: 100_001 }, (_, index) => ({ id: `n${index}`, name: "n" }));
  const post = { ...POST, tagged: ["n99999", "n100000", "long"] };
  const tags = [{ id: "long", name: "x".repeat(301) }, ...many];
  expect(await read(ghostFile([post], tags))).toMatchObject([{ type: "n", notes: [] }]);
});
