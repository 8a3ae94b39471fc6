import { createReadStream, writeFileSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createZstdDecompress } from "node:zlib";
import { extract, type Header } from "tar-stream";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { packArchive } from "./pack-archive.ts";

async function headersIn(archive: string): Promise<Header[]> {
  const headers: Header[] = [];
  const tar = extract();
  tar.on("entry", (header, stream, next) => {
    headers.push(header);
    stream.on("end", next).resume();
  });
  await pipeline(createReadStream(archive), createZstdDecompress(), tar);
  return headers;
}

test("whoever unpacks a backup with tar has files that nobody else may read", async () => {
  const folder = temporaryFolder();
  const [picture, archive] = [path.join(folder, "picture"), path.join(folder, "a.tar.zst")];
  // As loose as a disk may have it.
  writeFileSync(picture, "a picture", { mode: 0o666 });
  let count = 0;
  await packArchive(
    archive,
    async ({ addBytes, addFile }) => {
      await addBytes("manifest.json", Buffer.from("{}"));
      await addFile("media/a/picture.png", picture);
    },
    {
      signal: new AbortController().signal,
      onBytes: (bytes) => {
        count += bytes;
      },
    },
  );
  expect((await headersIn(archive)).map(({ name, mode, size }) => [name, mode, size])).toEqual([
    ["manifest.json", 0o600, 2],
    ["media/a/picture.png", 0o600, 9],
    ["SHA256SUMS", 0o600, expect.any(Number)],
  ]);
  // How far it is: of what went in.
  expect(count).toBe(11);
});
