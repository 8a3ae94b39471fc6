import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { readStaticFiles, staticFiles } from "./static-files.ts";

function folderOf(files: Record<string, string>): string {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

const pairs = (headers: string[] = []) =>
  headers.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${headers[index + 1]}`] : []));

test("what holds a hash in its name is kept for a year, the rest for an hour", () => {
  const root = folderOf({
    "assets/app-1.js": "1",
    "assets/app-1.js.br": "b",
    "art/sun.svg": "<svg/>",
  });
  const files = readStaticFiles(root, {});
  expect([...files.keys()].toSorted()).toEqual(["/art/sun.svg", "/assets/app-1.js"]);
  const script = files.get("/assets/app-1.js")?.bodies;
  const said = ["Cache-Control: public, max-age=31536000, immutable"];
  expect(pairs(script?.identity.headers)).toEqual(expect.arrayContaining(said));
  expect(pairs(script?.br.headers)).toEqual(
    expect.arrayContaining([...said, "content-encoding: br"]),
  );
  expect(script?.gzip.bytes.toString()).toBe("1");
  expect(pairs(files.get("/art/sun.svg")?.bodies.identity.headers)).toEqual(
    expect.arrayContaining(["Content-Type: image/svg+xml", "Cache-Control: public, max-age=3600"]),
  );
});

test("a drawing is guarded as pages are, what is never shown on its own by its type alone", () => {
  const root = folderOf({ "assets/app-1.js": "1", "assets/serif.woff2": "f", "sun.svg": "<svg/>" });
  const files = readStaticFiles(root, {
    "Content-Security-Policy": "default-src 'self'",
    "X-Content-Type-Options": "nosniff",
  });
  const guardsOf = (url: string) =>
    pairs(files.get(url)?.bodies.identity.headers).filter((pair) =>
      /^(content-security|x-)/i.test(pair),
    );
  expect(guardsOf("/sun.svg")).toEqual([
    "Content-Security-Policy: default-src 'self'",
    "X-Content-Type-Options: nosniff",
  ]);
  for (const url of ["/assets/app-1.js", "/assets/serif.woff2"]) {
    expect(guardsOf(url)).toEqual(["X-Content-Type-Options: nosniff"]);
  }
});

test("a kind of file that has no type here is refused by its name", () => {
  expect(() => readStaticFiles(folderOf({ "a.exe": "x" }), {})).toThrow(".exe");
});

test("a file is given to whoever reads, whatever they ask besides; the rest is not its business", async () => {
  const root = folderOf({ "sun.js": "sun", "sun.js.gz": "packed", "a.js/b.css": "b" });
  const answer = staticFiles(readStaticFiles(root, {}), (_, response) => response.end("page"));
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string, method = "GET") => {
    const headers = { "Accept-Encoding": "identity", Connection: "close" };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers });
    return `${answer.headers.get("content-length")} ${await answer.text()}`;
  };
  expect([
    ...[await ask("/sun.js"), await ask("/sun.js?v=1"), await ask("/sun.js", "HEAD")],
    ...[await ask("/sun.js", "POST"), await ask("/sun.js.gz"), await ask("/?/sun.js")],
    ...[await ask("/a.js"), await ask("/a.js/b.css"), await ask("/", "HEAD")],
  ]).toEqual([...["3 sun", "3 sun", "3 ", "4 page", "4 page", "4 page", "4 page", "1 b", "null "]]);
});
