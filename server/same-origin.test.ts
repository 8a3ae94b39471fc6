import { Hono } from "hono";
import { expect, test } from "vitest";
import { sameOrigin } from "./same-origin.ts";

const app = new Hono()
  .use(sameOrigin({ PUBLIC_URL: "https://agency.example" }))
  .all("*", (c) => c.text("through"));

const send = (origin: string | null, path = "/contact", method = "POST") =>
  app.request(`http://10.0.0.7:3000${path}`, {
    method,
    headers: { host: "10.0.0.7:3000", ...(origin === null ? {} : { origin }) },
  });

test.each([
  ["the canonical origin, behind a proxy", "https://agency.example"],
  ["the address that was asked", "http://10.0.0.7:3000"],
  ["a program without an origin", null],
])("lets through %s", async (_, origin) => {
  expect((await send(origin)).status).toBe(200);
});

test.each(["https://evil.example", "https://agency.example.evil.example", "null", "", "//", "x"])(
  "refuses %j, in words",
  async (origin) => {
    const page = await send(origin);
    expect(page.status).toBe(403);
    expect(await page.text()).toContain("another website");
    const api = await send(origin, "/api/blogs");
    expect(api.status).toBe(403);
    expect(await api.json()).toEqual({ message: expect.stringContaining("another website") });
  },
);

test("reading is anybody's", async () => {
  expect((await send("https://evil.example", "/", "GET")).status).toBe(200);
});
