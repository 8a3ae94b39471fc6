import { expect, test } from "vitest";
import { type JsonElement, jsonElements } from "./json-elements.ts";

async function* chunksOf(text: string, size: number): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += size) yield text.slice(from, from + size);
}

async function read(text: string, wanted: string[], size = 7): Promise<JsonElement[]> {
  const found: JsonElement[] = [];
  for await (const one of jsonElements(chunksOf(text, size), new Set(wanted))) found.push(one);
  return found;
}

const POSTS = [
  { title: 'She said "}" and {', tags: [{ name: "a" }, { name: "b" }] },
  { title: "back\\slash\\", posts: [{ title: "within" }] },
  {},
];
const FILE = JSON.stringify(
  { data: { authors: [1, "two"], posts: POSTS, tags: [{ id: 7 }] } },
  null,
  1,
);

test("the elements of the lists that are wanted come as they are, wherever the file is cut into chunks", async () => {
  const found = [
    ...POSTS.map((value) => ({ within: "data/posts", value })),
    { within: "data/tags", value: { id: 7 } },
  ];
  for (const size of [1, 2, 3, 5, 8, 13, 21, 34, 1000]) {
    expect(await read(FILE, ["data/posts", "data/tags"], size), String(size)).toEqual(found);
  }
  expect(await read(FILE, ["data/posts/tags", "data"])).toEqual([
    { within: "data/posts/tags", value: { name: "a" } },
    { within: "data/posts/tags", value: { name: "b" } },
  ]);
});

test("a list that is the file itself is read where it is wanted; what is no object in it is passed over", async () => {
  expect(await read(' \n[1, "{", {"a": [{}]}, null, {"a": 2}]', [""])).toEqual([
    { within: "", value: { a: [{}] } },
    { within: "", value: { a: 2 } },
  ]);
});

test("an element is read up to four million characters; of a longer one it is only said that it is there", async () => {
  const element = (length: number) => `{"text":"${"x".repeat(length - 11)}"}`;
  const list = [element(4_000_000), element(4_000_001), '{"short":1}'];
  const found = await read(`[${list.join(",")}]`, [""], 65_536);
  expect(found.map(({ value }) => JSON.stringify(value)?.length)).toEqual([4_000_000, 4, 11]);
  expect(found[1]?.value).toBeNull();
});

test.each([
  ["nothing", "", "import-damaged"],
  ["a word", "posts", "import-not-ghost"],
  ["a string", '"posts"', "import-not-ghost"],
  ["an object where a list is wanted", "{}", "import-not-ghost"],
  ["an end first", "]", "import-damaged"],
  ["cut", '[{"a":1}', "import-damaged"],
  ["cut in a string", '[{"a":"', "import-damaged"],
  ["another end", '[{"a":1]}', "import-damaged"],
  ["something after its end", "[{}][{}]", "import-damaged"],
  ["a list among the elements", "[[]]", "import-damaged"],
  ["an element that is no JSON", "[{a:1}]", "import-damaged"],
  ["201 levels", `[{"a":${"[".repeat(199)}${"]".repeat(199)}}]`, "import-damaged"],
])("%s is told from a file of the other site", async (_, text, code) => {
  await expect(read(text, [""])).rejects.toMatchObject({ code });
});

test("200 levels are read", async () => {
  const deep = `${"[".repeat(198)}${"]".repeat(198)}`;
  expect(await read(`[{"a":${deep}}]`, [""])).toEqual([
    { within: "", value: { a: JSON.parse(deep) } },
  ]);
});
