import { Hono } from "hono";
import { expect, test } from "vitest";
import { takeTurns } from "./take-turns.ts";

/** Answers wait until the test lets them go. */
function open() {
  const atWork: (() => void)[] = [];
  const app = new Hono().use(takeTurns({ atOnce: 2, mostWaiting: 3 }));
  app.all("*", async (c) => {
    await new Promise<void>((resolve) => atWork.push(resolve));
    if (c.req.path === "/broken") throw new Error("broken");
    return c.text("made");
  });
  app.onError((_, c) => c.text("", 500));
  const ask = async (path: string, method = "GET") => app.request(path, { method });
  /** Lets them go until nobody asks any more. */
  const work = async () => {
    for (let idle = 0; idle < 5; idle++) {
      const next = atWork.shift();
      if (next) idle = 0;
      next?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { ask, atWork, work };
}

test("two at once, three wait, the others hear in words that it is too much", async () => {
  const { ask, atWork, work } = open();
  const five = ["/1", "/broken", "/3", "/broken", "/5"].map((path) => ask(path));
  const page = await ask("/6");
  expect([page.status, page.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await page.text()).toContain("try again in a few seconds");
  const api = await ask("/api/7", "HEAD");
  expect([api.status, api.headers.get("content-type")]).toEqual([503, "application/json"]);
  expect(atWork).toHaveLength(2);
  await work();
  const answers = await Promise.all(five);
  expect(answers.map(({ status }) => status)).toEqual([200, 500, 200, 500, 200]);

  const again = ["/1", "/2", "/3"].map((path) => ask(path));
  expect(atWork).toHaveLength(2);
  await work();
  for (const answer of await Promise.all(again)) expect(answer.status).toBe(200);
});

test("a write waits for nobody: it lasts as long as its sender takes", async () => {
  const { ask, atWork, work } = open();
  const reads = ["/1", "/2", "/3"].map((path) => ask(path));
  const write = ask("/4", "POST");
  expect(atWork).toHaveLength(3);
  await work();
  expect((await write).status).toBe(200);
  await Promise.all(reads);
});
