import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { readUpload } from "./read-upload.ts";

/** A form as a browser sends it. */
function requestOf(parts: Record<string, string | File>): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.set(name, value);
  return new Request("http://localhost/api/media", { method: "POST", body });
}

test("a file lies in the folder with its name, length and hash, and what was said of it", async () => {
  const folder = temporaryFolder();
  const parts = { alt: "A dome", file: new File(["bytes"], "dome.jpg") };
  const { file, fields, ...upload } = await readUpload(requestOf(parts), folder);
  expect(upload).toEqual({
    name: "dome.jpg",
    bytes: 5,
    hash: createHash("sha256").update("bytes").digest("hex"),
  });
  expect([readFileSync(file, "utf8"), fields.get("alt")]).toEqual(["bytes", "A dome"]);
});

test.each([
  ["an empty file", { file: new File([], "dome.jpg") }],
  ["a text in its place", { file: "bytes" }],
  ["a file of another name", { picture: new File(["bytes"], "dome.jpg") }],
])("%s is no file, and leaves nothing behind", async (_, parts) => {
  const folder = temporaryFolder();
  await expect(readUpload(requestOf(parts), folder)).rejects.toMatchObject({ code: "no-file" });
  expect(readdirSync(folder)).toEqual([]);
});
