import { readdirSync, readFileSync } from "node:fs";
import { get, type IncomingHttpHeaders } from "node:http";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { type BuiltServer, freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const ROOT = "build/client";
const names = readdirSync(ROOT, { recursive: true, encoding: "utf8" });
const COMPRESSIBLE = /\.(js|css|svg)$/;
const SMALLEST_BYTES = 400;
/** Names of the files, as addresses. */
let files: string[];

beforeAll(() => {
  files = names.filter((name) => /\.(js|css|svg|woff2)$/.test(name));
  expect(files.length).toBeGreaterThan(50);
});

async function start(): Promise<BuiltServer> {
  const server = startBuiltServer({ PORT: await freePort(), DATA_DIR: temporaryFolder() });
  onTestFinished(() => server.signal("SIGKILL"));
  await server.ready();
  return server;
}

/** Not `fetch`, which decompresses. */
function ask(url: string, encoding: string) {
  return new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    get(url, { headers: { "accept-encoding": encoding } }, async (response) => {
      resolve({ headers: response.headers, body: Buffer.concat(await response.toArray()) });
    }).once("error", reject);
  });
}

test("brotli and gzip lie beside every file that gains by them, and say the same", () => {
  const read = (name: string) => readFileSync(path.join(ROOT, name));
  for (const name of files) {
    const plain = read(name);
    const isWorthIt = COMPRESSIBLE.test(name) && plain.length >= SMALLEST_BYTES;
    expect([name, names.includes(`${name}.br`)]).toEqual([name, isWorthIt]);
    if (!isWorthIt) continue;
    expect(brotliDecompressSync(read(`${name}.br`)).equals(plain), name).toBe(true);
    expect(gunzipSync(read(`${name}.gz`)).equals(plain), name).toBe(true);
  }
});

test("what has a hash in its name is kept for ever, every file comes in the form that is asked for", async () => {
  const { url } = await start();
  for (const name of files) {
    const plain = readFileSync(path.join(ROOT, name));
    for (const encoding of ["br", "gzip", "identity"]) {
      const { headers, body } = await ask(`${url}/${name}`, encoding);
      const isKept = name.startsWith("assets/")
        ? /^public, max-age=31536000, immutable$/
        : /=3600$/;
      expect(headers["cache-control"]).toMatch(isKept);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers.vary).toBe("Accept-Encoding");
      const undo = { br: brotliDecompressSync, gzip: gunzipSync }[
        headers["content-encoding"] ?? ""
      ];
      expect((undo ? undo(body) : body).equals(plain), `${name} as ${encoding}`).toBe(true);
      const isEncoded = encoding !== "identity" && names.includes(`${name}.br`);
      expect([name, headers["content-encoding"]]).toEqual([name, isEncoded ? encoding : undefined]);
    }
  }
  expect((await fetch(`${url}/assets/nothing.js`)).status).toBe(404);
  expect((await fetch(`${url}/assets/..%2f..%2fserver/index.js`)).status).toBe(404);
  expect((await fetch(`${url}/${files[0]}?x=1`)).status).toBe(200);
  expect((await fetch(`${url}/${files[0]}`, { method: "DELETE" })).status).toBeGreaterThan(403);
});

test("every page preloads the same two fonts, and no more", async () => {
  const { url } = await start();
  for (const page of ["/", "/blog", "/packages/hajj"]) {
    const html = await (await fetch(url + page)).text();
    const preloads = html.match(/<link[^>]*rel="preload"[^>]*>/g) ?? [];
    const fonts = preloads.filter((link) => link.includes('as="font"'));
    expect(fonts).toHaveLength(2);
    for (const font of fonts) {
      const href = /href="([^"]+\.woff2)"/.exec(font)?.[1] ?? "";
      const { headers } = await ask(url + href, "identity");
      expect(headers["content-type"]).toBe("font/woff2");
    }
  }
});
