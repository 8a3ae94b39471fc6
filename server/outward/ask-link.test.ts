import dns from "node:dns/promises";
import type { RequestListener } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import { expect, onTestFinished, test } from "vitest";
import { here, serveHere } from "#tests/support/serve-here.ts";
import { askLink } from "./ask-link.ts";
import { isPublicAddress, type MayReach } from "./public-address.ts";

const serve = (answer: RequestListener) =>
  serveHere(answer, ({ method, url, headers }) => `${method} ${url} ${headers["user-agent"]}`);

const ask = (address: string, mayReach = here, timeLimitMs = 5000) =>
  askLink(address, { mayReach, userAgent: "Rihla (https://rihla.example)", timeLimitMs });

test("HEAD is enough where it is answered; the asker says who it is", async () => {
  const { url, asked } = await serve((_, response) => response.end());
  expect(await ask(`${url}/a`)).toEqual({ state: "there", bytes: null });
  expect(asked).toEqual(["HEAD /a Rihla (https://rihla.example)"]);
});

test("whoever knows no HEAD is asked with GET, for no more than the beginning", async () => {
  let sent = 0;
  const { url, asked } = await serve(({ method, headers }, response) => {
    if (method === "HEAD") return void response.writeHead(405).end();
    expect(headers.range).toBe("bytes=0-0");
    const more = setInterval(() => {
      sent += 1;
      response.write("x".repeat(100_000));
    }, 1);
    response.on("close", () => clearInterval(more));
    return undefined;
  });
  expect(await ask(url)).toEqual({ state: "there", bytes: null });
  expect(asked.map((line) => line.split(" ")[0])).toEqual(["HEAD", "GET"]);
  expect(sent).toBeLessThan(100);
});

test.each([
  [404, { state: "failing", why: "404" }],
  [410, { state: "failing", why: "410" }],
  [500, { state: "failing", why: "500" }],
  [503, { state: "failing", why: "503" }],
  // They are there, and do not want to be asked by a program.
  [401, { state: "there", bytes: null }],
  [403, { state: "there", bytes: null }],
  [429, { state: "there", bytes: null }],
  [400, { state: "there", bytes: null }],
  [204, { state: "there", bytes: null }],
])("answered with %i", async (status, answer) => {
  const { url } = await serve((_, response) => response.writeHead(status).end());
  expect(await ask(url)).toEqual(answer);
});

test("redirects are followed, as far as anybody would", async () => {
  const { url } = await serve(({ url: path = "" }, response) => {
    const turn = Number(path.slice(1));
    if (path === "/there") response.end();
    else if (turn === 0) response.writeHead(301, { location: "/there" }).end();
    else response.writeHead(302, { location: `/${turn - 1}` }).end();
  });
  expect(await ask(`${url}/4`)).toEqual({ state: "there", bytes: null });
  expect(await ask(`${url}/9`)).toEqual({ state: "failing", why: "302" });
});

test("what is not allowed is not asked, also after a redirect, by whichever name", async () => {
  const secret = await serve((_, response) => response.end("secret"));
  const everyPort: MayReach = (address) => isPublicAddress(address, 80);
  for (const host of [
    ...["127.0.0.1", "localhost", "2130706433", "0x7f000001", "127.1", "[::1]", "0.0.0.0"],
    ...["[::ffff:127.0.0.1]", "[64:ff9b::7f00:1]", "localhost."],
  ]) {
    expect(await ask(`http://${host}:${secret.port}/`, everyPort)).not.toEqual({
      state: "there",
      bytes: null,
    });
  }
  const { url, port } = await serve((_, response) => {
    response.writeHead(302, { location: `http://localhost:${secret.port}/` }).end();
  });
  const onlyThis: MayReach = (_, asked) => asked === port;
  expect(await ask(url, onlyThis)).toEqual({ state: "not-asked" });
  for (const address of [
    ...["ftp://127.0.0.1/", "file:///etc/passwd", "javascript:1", "", "http://", "//x"],
    `http://user:pass@127.0.0.1:${port}/`,
  ]) {
    expect([address, await ask(address)]).toEqual([address, { state: "not-asked" }]);
  }
  expect(secret.asked).toEqual([]);
});

test("a name that leads elsewhere once it was checked is not followed there", async () => {
  const { port, asked } = await serve((_, response) => response.end());
  let looks = 0;
  // Fine when it is resolved, and no more when it is connected to.
  const turning: MayReach = () => {
    looks += 1;
    return looks < 2;
  };
  expect(await ask(`http://localhost:${port}/`, turning)).toEqual({ state: "not-asked" });
  expect(asked).toEqual([]);
});

/** As if a name were known by these addresses. */
function resolveAs(addresses: readonly string[]): void {
  const before = dns.lookup;
  const found = addresses.map((address) => ({ address, family: 4 }));
  dns.lookup = (async () => found) as unknown as typeof before;
  syncBuiltinESMExports();
  onTestFinished(() => {
    dns.lookup = before;
    syncBuiltinESMExports();
  });
}

test.each([
  [["127.0.0.1"], { state: "there", bytes: 0 }, 1],
  [["127.0.0.1", "10.0.0.1"], { state: "not-asked" }, 0],
  [["10.0.0.1", "127.0.0.1"], { state: "not-asked" }, 0],
])(
  "a name that is known by %j: %j, since one address that is not allowed is enough",
  async (addresses, answer, count) => {
    const { port, asked } = await serve((_, response) =>
      response.writeHead(200, { "content-length": "0" }).end(),
    );
    resolveAs(addresses);
    expect(await ask(`http://two.example:${port}/`)).toEqual(answer);
    expect(asked).toHaveLength(count);
  },
);

test("who does not answer is silent: no name, no server, no words in time, nonsense", async () => {
  const gone = await serve(() => {});
  expect(await ask(gone.url, here, 200)).toEqual({ state: "silent", why: "ETIMEDOUT" });
  expect(await ask("http://no-such-name.invalid/", () => true)).toMatchObject({ state: "silent" });
  expect(await ask("http://127.0.0.1:1/")).toEqual({ state: "silent", why: "ECONNREFUSED" });
  const nonsense = await serve((request) => request.socket.end("nonsense\r\n\r\n"));
  expect(await ask(nonsense.url)).toMatchObject({ state: "silent" });
});

test.each([
  [{ "content-length": "4321" }, 200, 4321],
  [{ "content-range": "bytes 0-0/98765", "content-length": "1" }, 206, 98_765],
  [{ "content-range": "bytes 0-0/*", "content-length": "1" }, 206, null],
])("how long it is, as it says: %j", async (headers, status, bytes) => {
  const { url } = await serve((_, response) => response.writeHead(status, headers).end());
  expect(await ask(url)).toEqual({ state: "there", bytes });
});
