import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BuiltServer, freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { openSocket } from "#tests/support/raw-connection.ts";
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

/** Sent as it is: fetch would tidy the address first. The server ends the connection. */
function send(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = openSocket(server.port);
    socket.write(request);
    socket.setEncoding("utf8").on("data", (text: string) => {
      answer += text;
    });
    socket.on("error", reject).once("close", () => resolve(answer));
  });
}

async function ask(target: string, method = "GET") {
  const answer = await send(
    `${method} ${target} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nConnection: close\r\n\r\n`,
  );
  const [head = "", ...body] = answer.split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), head, body: body.join("\r\n\r\n") };
}

const LONG = "a".repeat(10_240);
const STACK = /node_modules|\.tsx?:\d|at \w+ \(/;

describe("pages", () => {
  test.each([
    ["/no-such-page", 404],
    ["/blog/no-such-post", 404],
    ["/blog/a/b/c", 404],
    ["/blog/%25%2500", 404],
    ["/packages/nothing", 404],
    ["/admin.php", 404],
    ["/.env", 404],
    ["/../../etc/passwd", 404],
    ["/..%2f..%2fetc%2fpasswd", 404],
    ["/assets/nothing.js", 404],
    ["/og/nothing.jpg", 404],
    [`/${LONG}`, 404],
    ["//evil.example/x", 404],
    ["/%", 400],
    ["/blog/%E0%A4%A", 400],
    ["/blog/%00", 400],
    ["/blog?type=%FF", 400],
    ["/about?x=%00", 400],
    ["/blog?type=a%00b", 400],
    [`/blog?type=${LONG}`, 400],
    ["/blog?type=Nothing", 404],
    ["/blog?q=Nothing", 200],
    ["/blog?q=%22%20OR%20*", 200],
    ["/blog?q=a%00b", 400],
    [`/blog?q=${"a".repeat(1500)}`, 200],
    ["/sitemap-1.xml", 404],
    ["/blog?type=a&type=b", 404],
    ["/blog?page=abc", 404],
    ["/?%5B%5D=1&__proto__=x", 200],
  ])("%s is %d, in HTML", async (target, status) => {
    const answer = await ask(target);
    expect(answer.status).toBe(status);
    expect(answer.head).toMatch(/content-type: text\/html; charset=utf-8/i);
    expect(answer.body).toMatch(/<h1[^>]*>[^<]*\p{L}{2}/u);
    expect(answer.body).not.toMatch(STACK);
  });

  test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])(
    "%s /about is refused",
    async (method) => {
      const answer = await ask("/about", method);
      expect(answer.status).toBe(405);
      expect(answer.head).toMatch(/content-type: text\/html; charset=utf-8/i);
      expect(answer.head).toMatch(/^allow: GET, HEAD/im);
      expect(answer.body).toMatch(/<h1[^>]*>[^<]*\p{L}{2}/u);
      expect(answer.body).not.toMatch(STACK);
    },
  );

  test.each(["PUT", "DELETE", "PATCH"])("%s sends no form", async (method) => {
    for (const page of ["/contact", "/packages/hajj", "/get-started", "/login", "/register"]) {
      const answer = await ask(page, method);
      expect([page, answer.status]).toEqual([page, 405]);
      expect(answer.head).toMatch(/^allow: GET, HEAD, POST\r$/im);
    }
  });
});

describe("the API", () => {
  test.each([
    ["/api/no-such-endpoint", 404],
    ["/api/blogs/no-such-post", 404],
    ["/api/blogs/link/no/such/post", 404],
    ["/api/package/nothing", 404],
    ["/api/%", 400],
    ["/api/blogs/link/%E0%A4%A", 400],
    ["/api/blogs/%00", 400],
    ["/api/blogs?limit=%00", 400],
    [`/api/blogs?q=${LONG}`, 400],
    ["/api/blogs?limit=1&limit=2", 400],
    ["/api/blogs?limit[]=1&offset=x", 400],
  ])("%s is %d, in JSON", async (target, status) => {
    const answer = await ask(target);
    expect(answer.status).toBe(status);
    expect(answer.head).toMatch(/content-type: application\/json/i);
    expect(answer.body).toMatch(/^\{"code":"[a-z-]+",.*"message":"/);
  });

  test.each(["POST", "DELETE", "PATCH", "OPTIONS"])("%s /api/home is refused", async (method) => {
    const answer = await ask("/api/home", method);
    expect(answer.status).toBe(405);
    expect(answer.head).toMatch(/allow: GET, HEAD/i);
  });
});

test.each([
  ["a broken request", "NONSENSE\r\n\r\n"],
  ["a broken host", "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n"],
  ["no host", "GET / HTTP/1.0\r\n\r\n"],
  [
    "an address of somebody else",
    "GET http://x.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
  ],
  ["an asterisk", "OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"],
  ["endless headers", `GET / HTTP/1.1\r\nHost: x\r\nX: ${LONG}${LONG}\r\n\r\n`],
])("%s gets no 500 and no stack", async (_, request) => {
  const answer = await send(request);
  expect(answer).not.toMatch(/^HTTP\/1\.1 5/);
  expect(answer).not.toMatch(/at \w+ \(/);
  expect((await ask("/healthz")).status).toBe(200);
});

test("after all that nothing was logged as an error", () => {
  expect(server.stderr()).toBe("");
  expect(server.stdout()).not.toMatch(/"level":[56]0/);
});
