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
