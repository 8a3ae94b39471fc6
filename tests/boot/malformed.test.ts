import { afterAll, beforeAll, expect, test } from "vitest";
import { type BuiltServer, freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { sendRaw } from "#tests/support/raw-connection.ts";
import { lastingFolder } from "#tests/support/temporary-folder.ts";

let server: BuiltServer;
const folder = lastingFolder();

beforeAll(async () => {
  server = startBuiltServer({ PORT: await freePort(), DATA_DIR: folder.path });
  await server.ready();
});

afterAll(async () => {
  server.signal("SIGKILL");
  await server.ended;
  folder.remove();
});

const HOST = "Host: x\r\nConnection: close\r\n";
const FORM = `POST /contact HTTP/1.1\r\n${HOST}Content-Type: application/x-www-form-urlencoded\r\n`;
const SECURITY = [
  "Content-Security-Policy",
  "X-Content-Type-Options",
  "Referrer-Policy",
  "Permissions-Policy",
];
const LONG = "a".repeat(200_000);
const MANY = Array.from({ length: 1500 }, (_, index) => `X-${index}: 1\r\n`).join("");

test.each([
  ["a broken request line", "NONSENSE\r\n\r\n", 400],
  ["a version that is none", "GET / HTTP/9.9\r\nHost: x\r\n\r\n", 400],
  ["a method that is none", `BREW / HTTP/1.1\r\n${HOST}\r\n`, 400],
  ["lines without a return", "GET / HTTP/1.1\nHost: x\n\n", 400],
  ["a folded header", `GET / HTTP/1.1\r\n${HOST}X: a\r\n b\r\n\r\n`, 400],
  ["a space before the colon", `GET / HTTP/1.1\r\n${HOST}X : a\r\n\r\n`, 400],
  ["NUL in a header", `GET / HTTP/1.1\r\n${HOST}X: a\0b\r\n\r\n`, 400],
  ["NUL in the path", `GET /a\0b HTTP/1.1\r\n${HOST}\r\n`, 400],
  ["a path that is not ASCII", `GET /b\u00e9\u00ff HTTP/1.1\r\n${HOST}\r\n`, 400],
  ["a backslash for a path", `GET \\about HTTP/1.1\r\n${HOST}\r\n`, 400],
  ["HTTP/2 spoken first", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400],
  ["TLS spoken to plain HTTP", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400],
  ["one huge header", `GET / HTTP/1.1\r\n${HOST}X: ${LONG}\r\n\r\n`, 431],
  ["a huge address", `GET /${LONG} HTTP/1.1\r\n${HOST}\r\n`, 431],
  ["1,500 headers", `GET / HTTP/1.1\r\n${HOST}${MANY}\r\n`, 431],
  ["bad chunks", `${FORM}Transfer-Encoding: chunked\r\n\r\nZZZ\r\nabc\r\n0\r\n\r\n`, 400],
  [
    "a length and chunks",
    `${FORM}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  ["two lengths", `${FORM}Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd`, 400],
  ["less than no length", `${FORM}Content-Length: -3\r\n\r\n`, 400],
  ["a tunnel", `CONNECT x.example:443 HTTP/1.1\r\n${HOST}\r\n`, 405],
])("%s is answered in words", async (_, request, status) => {
  const [head = "", body = ""] = (await sendRaw(server.port, request)).split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toContain("Content-Type: text/plain; charset=utf-8");
  for (const name of SECURITY) expect(head).toMatch(new RegExp(`^${name}: \\S`, "m"));
  expect(body).toMatch(/^[A-Z][a-z]+ [\s\S]*\.$/);
});

test.each([
  ["an asterisk", `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`, 400],
  ["an expectation of nothing", `GET /about HTTP/1.1\r\n${HOST}Expect: nothing\r\n\r\n`, 417],
  ["no host", "GET /about HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
  ["two hosts", `GET /about HTTP/1.1\r\nHost: y\r\n${HOST}\r\n`, 400],
  ["an address that is none", `GET http://[/about HTTP/1.1\r\n${HOST}\r\n`, 400],
  ["the whole address", `GET http://x.example/about HTTP/1.1\r\n${HOST}\r\n`, 200],
  ["a whole address with a user", `POST https://x@y/contact HTTP/1.1\r\n${HOST}\r\n`, 400],
  ["a part of the page", `GET /about HTTP/1.1\r\n${HOST}Range: bytes=0-9\r\n\r\n`, 200],
  ["another protocol", `GET /about HTTP/1.1\r\n${HOST}Upgrade: websocket\r\n\r\n`, 200],
  ["a body with a GET", `GET /about HTTP/1.1\r\n${HOST}Content-Length: 5\r\n\r\nhello`, 200],
  ["the old version", "GET /about HTTP/1.0\r\n\r\n", 200],
  ["the old version, for what is not remembered", "GET /login HTTP/1.0\r\n\r\n", 200],
  ["who looks whether it lives", "GET /healthz HTTP/1.0\r\n\r\n", 200],
  ["a host that is none", "GET /login HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400],
  [
    "numbers that are no host",
    `GET /login HTTP/1.1\r\nHost: 1.2.3.4.5\r\nConnection: close\r\n\r\n`,
    400,
  ],
  ["a method of others", `PROPFIND /about HTTP/1.1\r\n${HOST}\r\n`, 405],
  ["a trace", `TRACE /about HTTP/1.1\r\n${HOST}\r\n`, 405],
])("%s is answered: %s", async (_, request, status) => {
  const answer = await sendRaw(server.port, request);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).not.toMatch(/at \w+ \(/);
  for (const name of SECURITY) expect(answer).toMatch(new RegExp(`^${name}: \\S`, "im"));
});

test("each kind of answer knows HEAD, and what the client has already", async () => {
  const page = await (await fetch(server.url)).text();
  const script = /\/assets\/react-[\w-]+\.js/.exec(page)?.[0] ?? "";
  for (const target of ["/about", "/api/package/hajj", "/feed.xml", script, "/art/campus.svg"]) {
    const ask = (headers: Record<string, string>, method = "GET") =>
      fetch(server.url + target, { headers, method });
    const whole = await ask({});
    const etag = whole.headers.get("etag") ?? "";
    expect([target, whole.status, etag]).toEqual([target, 200, expect.stringMatching(/^"\S+"$/)]);
    expect((await whole.text()).length).toBeGreaterThan(500);

    const head = await ask({}, "HEAD");
    expect([head.status, await head.text(), head.headers.get("etag")]).toEqual([200, "", etag]);
    for (const known of [etag, `W/${etag}`, `"a", W/"b", ${etag}`, "*"]) {
      const again = await ask({ "if-none-match": known });
      expect([target, known, again.status]).toEqual([target, known, 304]);
      expect(await again.text()).toBe("");
      expect(again.headers.get("etag")).toBe(etag);
    }
    for (const other of ['"a"', etag.replaceAll('"', ""), ",,,", '"'.repeat(5000)]) {
      expect([target, (await ask({ "if-none-match": other })).status]).toEqual([target, 200]);
    }
    // Nothing of ours has a date to compare with: RFC 9110, 13.1.3, has it ignored.
    const dated = await ask({ "if-modified-since": new Date().toUTCString() });
    expect([target, dated.status]).toEqual([target, 200]);
  }
});

test("after all that nothing was logged as an error", () => {
  expect(server.stderr()).toBe("");
  expect(server.stdout()).not.toMatch(/"level":[56]0/);
});
