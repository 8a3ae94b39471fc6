import { Hono } from "hono";
import { expect, test } from "vitest";
import { endUnsentBody } from "./unsent-body.ts";

test("where only the head is asked for, what the body would come from is let go; otherwise it is sent", async () => {
  const ended: string[] = [];
  const app = new Hono().use(endUnsentBody).get("/", (c) => {
    const { method } = c.req;
    const body = new ReadableStream(
      {
        pull: (to) => {
          to.enqueue(new TextEncoder().encode("a picture"));
          to.close();
        },
        cancel: () => void ended.push(method),
      },
      { highWaterMark: 0 },
    );
    return c.body(body);
  });
  const whole = await app.request("/");
  expect([await whole.text(), ended]).toEqual(["a picture", []]);
  const head = await app.request("/", { method: "HEAD" });
  expect([head.status, ended]).toEqual([200, ["HEAD"]]);
});

test("an answer without a body is one with HEAD too", async () => {
  const app = new Hono().use(endUnsentBody).get("/", (c) => c.body(null, 204));
  expect((await app.request("/", { method: "HEAD" })).status).toBe(204);
});
