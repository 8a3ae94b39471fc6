import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { DomainError } from "#server/errors/domain-error.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { PICTURE, readUpload } from "./read-upload.ts";

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

test("what is longer than a file may be is not cut off and kept", async () => {
  const folder = temporaryFolder();
  const given = (text: string) => requestOf({ file: new File([text], "dome.jpg") });
  const limits = { ...PICTURE, fileBytes: 5 };
  await expect(readUpload(given("six by"), folder, {}, limits)).rejects.toMatchObject({
    code: "upload-too-large",
  });
  expect(readdirSync(folder)).toEqual([]);
  expect(await readUpload(given("five!"), folder, {}, limits)).toMatchObject({ bytes: 5 });
});

test("a form that begins again behind its end is answered, and leaves nothing behind", async () => {
  const folder = temporaryFolder();
  const part = `--X\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`;
  const body = `--X--\r\n${part}${"a".repeat(300_000)}\r\n--X--\r\n`;
  const headers = { "content-type": "multipart/form-data; boundary=X" };
  const address = "http://localhost/api/media";
  const request = new Request(address, { method: "POST", headers, body: new Blob([body]) });
  const answer = readUpload(request, folder, {}, { ...PICTURE, endMs: 50 });
  await expect(answer).rejects.toMatchObject({ code: "broken-upload" });
  expect(readdirSync(folder)).toEqual([]);
});

const formOf = (body: string | ReadableStream) =>
  new Request("http://localhost/api/media", {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=X" },
    body,
    ...{ duplex: "half" },
  });
const FILE = `--X\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\na\r\n`;

test("a form of more parts than any of ours is broken", async () => {
  const folder = temporaryFolder();
  const field = `--X\r\nContent-Disposition: form-data; name="alt"\r\n\r\na\r\n`;
  const { fields } = await readUpload(formOf(`${field.repeat(5)}${FILE}--X--\r\n`), folder);
  expect([...fields]).toEqual([["alt", "a"]]);
  const many = formOf(`${field.repeat(10_000)}${FILE}--X--\r\n`);
  await expect(readUpload(many, temporaryFolder())).rejects.toMatchObject({
    code: "broken-upload",
  });
});

test("a million parts with nothing in them are thrown away, not read", async () => {
  const before = process.cpuUsage();
  // As they come from a connection.
  const chunk = Buffer.from("--X\r\n".repeat(10_000));
  const body = Readable.toWeb(Readable.from(Array.from({ length: 100 }, () => chunk)));
  const answer = readUpload(formOf(body as ReadableStream), temporaryFolder());
  await expect(answer).rejects.toMatchObject({ code: "broken-upload" });
  // Microseconds; reading them takes more than three seconds.
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
});

test("of a form in thousands of tiny parts only some are read; a slow line brings larger ones", async () => {
  const whole = `${FILE.slice(0, -2)}${"a".repeat(100_000)}\r\n--X--\r\n`;
  const inParts = (bytes: number) => {
    const parts = whole.match(new RegExp(`[^]{1,${bytes}}`, "g")) ?? [];
    return Readable.from(parts.map((part) => Buffer.from(part)));
  };
  const tiny = inParts(10);
  const refused = readUpload(formOf(Readable.toWeb(tiny) as ReadableStream), temporaryFolder());
  await expect(refused).rejects.toMatchObject({ code: "many-parts" });
  expect(tiny.readableEnded).toBe(false);
  const slow = readUpload(
    formOf(Readable.toWeb(inParts(100)) as ReadableStream),
    temporaryFolder(),
  );
  expect(await slow).toMatchObject({ bytes: 100_001 });
});

test("a folder that is gone is said, and so is a file in its place", async () => {
  const folder = temporaryFolder();
  const parts = { file: new File(["bytes"], "dome.jpg") };
  rmSync(folder, { recursive: true });
  const gone = readUpload(requestOf(parts), folder);
  await expect(gone).rejects.toMatchObject({ code: "pictures-away" });
  writeFileSync(folder, "");
  const taken = readUpload(requestOf(parts), folder);
  await expect(taken).rejects.toMatchObject({ code: "pictures-away" });
});

test("wherever a form breaks off, whatever its part is called: it is refused, and nothing else happens", async () => {
  const folder = temporaryFolder();
  const names = ['name="file"; filename="a.jpg"', 'name="x"; filename="a.jpg"', 'name="file"', "x"];
  for (const name of names) {
    const part = `--X\r\nContent-Disposition: form-data; ${name}\r\nContent-Type: application/octet-stream\r\n\r\nabc`;
    for (let length = 1; length <= part.length; length += 6) {
      const limits = { ...PICTURE, endMs: 50 };
      const refused = readUpload(formOf(part.slice(0, length)), folder, {}, limits);
      await expect(refused).rejects.toMatchObject({
        code: expect.stringMatching(/^(no-file|broken-upload)$/),
      });
    }
    const whole = readUpload(formOf(part), folder, {}, { ...PICTURE, endMs: 50 });
    await expect(whole, name).rejects.toMatchObject({ code: "broken-upload" });
  }
  expect(readdirSync(folder)).toEqual([]);
});

test("whoever may no longer upload once all of it is there is refused, and leaves nothing behind", async () => {
  const folder = temporaryFolder();
  const there: number[] = [];
  const stillAllowed = async () => {
    there.push(readdirSync(folder).length);
    throw new DomainError("owner-only");
  };
  const given = requestOf({ file: new File(["bytes"], "dome.jpg") });
  const answer = readUpload(given, folder, { stillAllowed });
  await expect(answer).rejects.toMatchObject({ code: "owner-only" });
  expect([there, readdirSync(folder)]).toEqual([[1], []]);
});

test("as much as a form may hold is taken; what says that it is longer, or is no form, is refused unread", async () => {
  const folder = temporaryFolder();
  const body = `${FILE}--X--\r\n`;
  const sent = (type = "multipart/form-data; boundary=X") => {
    const headers = { "content-type": type, "content-length": String(body.length) };
    return new Request("http://localhost/api/media", { method: "POST", headers, body });
  };
  const within = { ...PICTURE, formBytes: body.length };
  expect(await readUpload(sent(), folder, {}, within)).toMatchObject({ bytes: 1 });
  const there = readdirSync(folder);
  const shorter = { ...PICTURE, formBytes: body.length - 1 };
  const long = sent();
  await expect(readUpload(long, folder, {}, shorter)).rejects.toMatchObject({
    code: "upload-too-large",
  });
  expect(long.bodyUsed).toBe(false);
  for (const type of ["application/json", "text/plain; multipart/form-data"]) {
    const none = sent(type);
    await expect(readUpload(none, folder)).rejects.toMatchObject({ code: "no-file" });
    expect(none.bodyUsed).toBe(false);
  }
  expect(readdirSync(folder)).toEqual(there);
});

test("of a form without an end no more is read than any may hold", async () => {
  const endless = Readable.from(
    (function* () {
      yield Buffer.from(FILE.slice(0, -2));
      for (let at = 0; at < 1000; at++) yield Buffer.alloc(10_000, "a");
    })(),
  );
  const limits = { ...PICTURE, fileBytes: 1000, formBytes: 50_000, endMs: 50 };
  const given = readUpload(
    formOf(Readable.toWeb(endless) as ReadableStream),
    temporaryFolder(),
    {},
    limits,
  );
  await expect(given).rejects.toMatchObject({ code: "upload-too-large" });
  expect(endless.readableEnded).toBe(false);
});
