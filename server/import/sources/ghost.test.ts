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
      { ...POST, visibility: "paid" },
      { ...POST, title: 5 },
    ]),
  );
  expect(items).toMatchObject([
    { kind: "page", isPublic: true },
    { kind: "page", key: "ghost:2", at: "2015-01-02T03:04:05.000Z" },
    { isPublic: false, notes: [{ what: "draft", name: "draft" }] },
    { isPublic: false, notes: [{ what: "planned" }] },
    { isPublic: false },
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
