import { expect, test } from "vitest";
import { storeAnswer } from "./stored-answer.ts";

const answer = (headers: Record<string, string>, status = 200) =>
  storeAnswer(new Response("a page", { status, headers }));

const namesIn = (headers: string[]) => headers.filter((_, index) => index % 2 === 0);

test("what is given to everybody names nobody's request", async () => {
  const { bodies, isForEverybody } = await answer({
    "X-Request-Id": "1",
    "Content-Type": "text/html",
  });
  expect(isForEverybody).toBe(true);
  expect(namesIn(bodies.identity.headers)).not.toContain("x-request-id");
});

test.each([
  ["a cookie", { "Set-Cookie": "a=b" }, 200],
  ["a fault", {}, 500],
  ["a page that is not there", {}, 404],
])("an answer with %s is one person's, and keeps its id", async (_, headers, status) => {
  const one = await answer({ ...headers, "X-Request-Id": "1" }, status);
  expect(one.isForEverybody).toBe(false);
  expect(namesIn(one.bodies.identity.headers)).toContain("x-request-id");
});

test("a fault is not compressed: a flood would have it made again and again", async () => {
  const page = (status: number) =>
    storeAnswer(
      new Response("a".repeat(9000), { status, headers: { "Content-Type": "text/html" } }),
    );
  const sizes = async (status: number) =>
    Object.values((await page(status)).bodies).map(({ bytes }) => bytes.length < 9000);
  expect([await sizes(200), await sizes(503)]).toEqual([
    [true, true, false],
    [false, false, false],
  ]);
});

const POLICIES = {
  "Content-Security-Policy": "default-src 'self'",
  "Permissions-Policy": "camera=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

test("a 304 says what may have changed, and nothing that a browser keeps with the body", async () => {
  const lasting = { "Cache-Control": "public", Expires: "0", Link: "</a>", "X-Total-Count": "1" };
  const own = { "Content-Type": "text/html", ...POLICIES, ...lasting };
  const { bodies } = await answer(own);
  const names = Object.keys(own).map((name) => name.toLowerCase());
  expect(namesIn(bodies.identity.headers)).toEqual(expect.arrayContaining(names));
  expect(namesIn(bodies.identity.headers304).toSorted()).toEqual(
    ["cache-control", "etag", "expires", "link", "vary", "x-total-count"].toSorted(),
  );
});

test.each(Object.keys(POLICIES))(
  "the same body under another %s is another answer",
  async (name) => {
    const tagOf = async (headers: Record<string, string>) =>
      (await answer(headers)).bodies.identity.etag;
    expect(await tagOf({ ...POLICIES, Expires: "0" })).toBe(await tagOf(POLICIES));
    expect(await tagOf({ ...POLICIES, [name]: "another" })).not.toBe(await tagOf(POLICIES));
  },
);
