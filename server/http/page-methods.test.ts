import { Hono } from "hono";
import { expect, test } from "vitest";
import { pageMethods } from "./page-methods.ts";

const pages = new Hono()
  .use(pageMethods)
  .all("/form", (c) => c.text("page"))
  .get("/text", (c) => c.text("page"))
  .post("/text", (c) => c.text("no form here", 405));

test.each(["PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"])(
  "%s reaches no page",
  async (method) => {
    const response = await pages.request("/form", { method });
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD, POST"]);
    expect(await response.text()).toContain("<h1>A page cannot do that</h1>");
  },
);

test.each(["GET", "HEAD", "POST"])("%s does", async (method) => {
  const response = await pages.request("/form", { method });
  expect([response.status, response.headers.get("Allow")]).toEqual([200, null]);
});

test("a page without a form says that it is only read", async () => {
  const response = await pages.request("/text", { method: "POST" });
  expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
});
