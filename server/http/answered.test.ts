import { Hono } from "hono";
import { expect, test } from "vitest";
import { createAnswered } from "./answered.ts";

const KEY = "a-key-of-its-own-1";

/** Counts what is done; each waits until the test lets it go, where it is told to. */
function open() {
  const answered = createAnswered();
  const { promise: go, resolve: letGo } = Promise.withResolvers<void>();
  let done = 0;
  const app = new Hono();
  app.use((c, next) => answered(c, c.req.header("by") ?? "", next) as Promise<Response>);
  app.all("/made", (c) => c.json({ done: ++done }, 201, { "X-Of": "made" }));
  app.all("/other", (c) => c.json({ done: ++done }));
  app.all("/gone", (c) => {
    done++;
    return c.body(null, 204);
  });
  app.all("/device", (c) => c.json({ done: ++done }, 200, { "Set-Cookie": "a=b" }));
  app.all("/held", async (c) => {
    const mine = ++done;
    await go;
    return c.json({ done: mine }, mine === 1 ? 503 : 200);
  });
  const ask = async (path: string, { by = "nadia", key = KEY, method = "POST" } = {}) => {
    const answer = await app.request(path, { method, headers: { by, "Request-Key": key } });
    const { status, headers } = answer;
    return { status, headers, text: await answer.text() };
  };
  return { ask, letGo, countOf: () => done };
}

test("an answer that was lost is given again whole, to the same person for the same request alone", async () => {
  const { ask } = await open();
  const first = await ask("/made");
  const again = await ask("/made");
  expect([again.status, again.text, again.headers.get("X-Of")]).toEqual([201, first.text, "made"]);
  for (const other of [{ by: "rahim" }, { method: "PUT" }, { key: "a-key-of-its-own-2" }]) {
    expect((await ask("/made", other)).text).not.toBe(first.text);
  }
  expect((await ask("/other")).text).not.toBe(first.text);
  expect((await ask("/made?x=1")).text).not.toBe(first.text);
});

test("what was answered without words is answered so again, and what belongs to one device is not", async () => {
  const { ask, countOf } = open();
  expect([(await ask("/gone")).status, (await ask("/gone")).status, countOf()]).toEqual([
    ...[204, 204, 1],
  ]);
  const texts = [(await ask("/device")).text, (await ask("/device")).text];
  expect(texts).toEqual([`{"done":2}`, `{"done":3}`]);
  const none = [await ask("/made", { key: "short" }), await ask("/made", { key: "short" })];
  expect(none.map(({ text }) => text)).toEqual([`{"done":4}`, `{"done":5}`]);
});

test("who asks again meanwhile waits for the first answer; where that was a fault of ours one of them tries anew", async () => {
  const { ask, letGo, countOf } = open();
  const asked = [ask("/held"), ask("/held"), ask("/held")];
  letGo();
  const answers = await Promise.all(asked);
  expect(answers.map(({ status }) => status)).toEqual([503, 200, 200]);
  expect(answers.slice(1).map(({ text }) => text)).toEqual([`{"done":2}`, `{"done":2}`]);
  expect([(await ask("/held")).text, countOf()]).toEqual([`{"done":2}`, 2]);
});
