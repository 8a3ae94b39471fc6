import { writeFileSync } from "node:fs";
import path from "node:path";
import { zstdCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { type Entry, packed, sums } from "#tests/support/made-archive.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { isOurs } from "./archive-entry.ts";
import { type Manifest, markOf } from "./manifest.ts";
import { readArchive, readManifestOf } from "./read-archive.ts";

const { signal } = new AbortController();

const SAID: Manifest = {
  ...{ format: "rihla-backup", edition: 1, app: "1.4.0", madeAt: "2026-11-25T02:10:00.000Z" },
  ...{ why: "night", engine: "sqlite", site: "Rihla", migration: "0001", hasSecrets: false },
  ...{ secretMark: markOf("a"), counts: { posts: 0, pictures: 1, enquiries: 2, users: 3 } },
  ...{ lost: [], tables: { blog: { rows: 0, sum: "" } } },
};
const manifest = (said: object = {}): Entry => ({
  name: "manifest.json",
  bytes: JSON.stringify({ ...SAID, ...said }),
});
const DATABASE = { name: "rihla.sqlite", bytes: "tables" };
const PICTURE = { name: "media/gate-1/original", bytes: "a gate" };
const WHOLE = [manifest(), DATABASE, PICTURE];

const read = (file: string, more: Partial<Parameters<typeof readArchive>[1]> = {}) =>
  readArchive(file, { into: () => null, signal, ...more });
const refusedAs = (fault: string, words: string) =>
  expect.objectContaining({ fault, message: expect.stringContaining(words) });

test("an archive is read to its end: its manifest, its files and how much they are", async () => {
  const names: string[] = [];
  let bytes = 0;
  const into = (name: string) => {
    names.push(name);
    return null;
  };
  const onBytes = (count: number) => {
    bytes += count;
  };
  expect(await read(await packed([...WHOLE, sums(WHOLE)]), { into, onBytes })).toEqual(SAID);
  expect([names, bytes]).toEqual([["rihla.sqlite", "media/gate-1/original"], 12]);
});

const list = (...entries: Entry[]) => sums(entries);
const altered = (entry: Entry) => ({ ...entry, bytes: "something else" });

test.each<[what: string, entries: Entry[], fault: string, words: string]>([
  ["nothing", [], "foreign", "nothing is in it"],
  ["another first file", [DATABASE, manifest()], "foreign", "another program made it"],
  ["another format", [manifest({ format: "zip" })], "foreign", "another program made it"],
  ["no manifest", [{ name: "manifest.json", bytes: "{" }], "foreign", "another program made it"],
  ["an edition to come", [manifest({ edition: 2 })], "newer", "a newer version of Rihla made it"],
  ["no edition", [manifest({ edition: 0 })], "not-whole", "manifest.json was altered"],
  ["an odd count", [manifest({ counts: { posts: -1 } })], "not-whole", "was altered"],
  ["a long version", [manifest({ app: "1".repeat(101) })], "not-whole", "was altered"],
  [
    "a large manifest",
    [manifest({ site: "a".repeat(4 * 1024 * 1024) })],
    ...(["not-whole", "manifest.json is too large"] as const),
  ],
  ["no list", WHOLE, "not-whole", "its end is missing"],
  ["no database", [manifest(), list(manifest())], "not-whole", "rihla.sqlite is missing"],
  ["a file twice", [...WHOLE, DATABASE], "not-whole", "rihla.sqlite is there twice"],
  ["more behind its list", [...WHOLE, list(...WHOLE), PICTURE], "not-whole", "behind its list"],
  [
    "a file less",
    [manifest(), DATABASE, list(...WHOLE)],
    "not-whole",
    'gate-1/original" is missing',
  ],
  [
    "a file more",
    [...WHOLE, list(manifest(), DATABASE)],
    "not-whole",
    "original is not in its list",
  ],
  [
    "another file",
    [manifest(), DATABASE, altered(PICTURE), list(...WHOLE)],
    ...(["not-whole", "media/gate-1/original was altered"] as const),
  ],
  [
    "another manifest",
    [manifest({ site: "Other" }), DATABASE, list(manifest(), DATABASE)],
    ...(["not-whole", "manifest.json was altered"] as const),
  ],
  [
    "a link",
    [manifest(), { name: "secret", type: "symlink", linkname: "/etc" }],
    "not-whole",
    "secret",
  ],
  [
    "a foreign file",
    [manifest(), { name: `${"long".repeat(25)}er` }],
    ...(["not-whole", `"${"long".repeat(25)}" does not belong there`] as const),
  ],
])("what is not whole is refused by its first flaw: %s", async (_, entries, fault, words) => {
  await expect(read(await packed(entries))).rejects.toEqual(refusedAs(fault, words));
});

test("the manifest is read alone, and what is none says so", async () => {
  const first = await packed([manifest(), { name: "anything" }]);
  expect(await readManifestOf(first, signal)).toEqual(SAID);
  const given = path.join(temporaryFolder(), "given.tar.zst");
  writeFileSync(given, "no archive");
  const damaged = refusedAs("foreign", "it is damaged from its beginning");
  await expect(readManifestOf(given, signal)).rejects.toEqual(damaged);
  await expect(read(given)).rejects.toEqual(damaged);
  const empty = refusedAs("foreign", "nothing is in it");
  await expect(readManifestOf(await packed([]), signal)).rejects.toEqual(empty);
  await expect(read(path.join(temporaryFolder(), "gone"))).rejects.toMatchObject({
    code: "ENOENT",
  });
});

test("a few bytes that unpack to zeros without end are read no further", async () => {
  const given = path.join(temporaryFolder(), "given.tar.zst");
  writeFileSync(given, zstdCompressSync(Buffer.alloc(33 * 1024 * 1024)));
  const refused = refusedAs("foreign", "it is damaged from its beginning");
  await expect(read(given)).rejects.toEqual(refused);
  await expect(readManifestOf(given, signal)).rejects.toEqual(refused);
});

test("what is given up says why, and nothing of its file", async () => {
  const ended = AbortSignal.abort(new Error("the server stops"));
  const file = await packed([...WHOLE, sums(WHOLE)]);
  await expect(read(file, { signal: ended })).rejects.toThrow("the server stops");
  await expect(readManifestOf(file, ended)).rejects.toThrow("the server stops");
});

test.each([
  ...["manifest.json", "rihla.sqlite", "secret", "SHA256SUMS", "media/gate-1/original"],
  ...["media/a_b/960.webp"],
])("%s is ours", (name) => {
  expect(isOurs(name)).toBe(true);
});

test.each([
  ...["", "other", "media", "media/a", "media/a/b/c", "media/../secret", "media/a/..", "./secret"],
  ...["media/a/b..c", "/media/a/b", "media/a.b/c", "../media/a/b", "media/a/b\n", "Secret"],
  ...[`media/${"a".repeat(101)}/b`, `media/a/${"b".repeat(101)}`],
])("%j is not ours", (name) => {
  expect(isOurs(name)).toBe(false);
});

test("two secrets are told apart by their marks, which are short", () => {
  expect(markOf("a")).toBe(markOf("a"));
  expect(markOf("a")).not.toBe(markOf("b"));
  expect(markOf("a")).toMatch(/^[0-9a-f]{16}$/);
});
