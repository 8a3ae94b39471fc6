import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { readEnv } from "#server/env.ts";
import { sameOrigin } from "./same-origin.ts";

async function openAt(source: Record<string, string>) {
  const env = await readEnv(source, { whyUnwritable: () => null });
  const app = new Hono().use(sameOrigin(env)).all("*", (c) => c.text("through"));
  return (origin: string | null, { path = "/contact", method = "POST", host = "" } = {}) =>
    app.request(`http://inner${path}`, {
      method,
      headers: {
        host: host || (URL.parse(origin ?? "")?.host ?? "10.0.0.7:3000"),
        ...(origin === null ? {} : { origin }),
      },
    });
}

const FOREIGN = ["https://evil.example", "https://agency.example.evil.example", "null", "", "//"];

describe("with PUBLIC_URL", () => {
  const SET = { PUBLIC_URL: "https://agency.example" };

  test.each(["https://agency.example", null])("%j may send", async (origin) => {
    const send = await openAt(SET);
    expect((await send(origin)).status).toBe(200);
    expect((await send(origin, { host: "10.0.0.7:3000" })).status).toBe(200);
  });

  test.each(FOREIGN)("%j is refused, in words", async (origin) => {
    const send = await openAt(SET);
    const page = await send(origin, { host: "agency.example" });
    expect([page.status, await page.text()]).toEqual([
      403,
      expect.stringMatching(/^<!doctype html>.*another website/),
    ]);
    const api = await send(origin, { path: "/api/blogs", host: "agency.example" });
    const script = await send(origin, { path: "/contact.data", host: "agency.example" });
    for (const answer of [api, script]) {
      expect(answer.status).toBe(403);
      expect(await answer.json()).toEqual({
        code: "from-elsewhere",
        message: expect.stringContaining("another website"),
      });
    }
  });

  test.each([
    "http://agency.example",
    "https://www.agency.example",
    "http://127.0.0.1:3000",
    "http://rebound.example:3000",
  ])("the site opened at %s says where it is", async (origin) => {
    const send = await openAt(SET);
    const page = await send(origin);
    expect([page.status, await page.text()]).toEqual([
      403,
      expect.stringContaining("address is https://agency.example. Open it there"),
    ]);
    const api = await send(origin, { path: "/api/blogs" });
    expect((await api.json()).message).toContain("https://agency.example");
  });
});

describe("without PUBLIC_URL", () => {
  test.each(["127.0.0.1", "localhost", "[::1]"])("%s may send, at our port", async (name) => {
    const send = await openAt({ PORT: "8080" });
    expect((await send(`http://${name}:8080`)).status).toBe(200);
    expect((await send(`http://${name}:9090`)).status).toBe(403);
    expect((await send(`https://${name}:8080`)).status).toBe(403);
  });

  test("the address that HOST names may send", async () => {
    const send = await openAt({ HOST: "192.168.1.5" });
    expect((await send("http://192.168.1.5:3000")).status).toBe(200);
  });

  test.each(["http://192.168.1.5:3000", "http://rebound.example:3000"])(
    "at %s it says to set PUBLIC_URL",
    async (origin) => {
      const send = await openAt({ HOST: "0.0.0.0" });
      for (const path of ["/contact", "/api/users"]) {
        const answer = await send(origin, { path });
        expect([answer.status, await answer.text()]).toEqual([
          403,
          expect.stringContaining("set PUBLIC_URL"),
        ]);
      }
    },
  );

  test.each(FOREIGN)("%j is refused", async (origin) => {
    expect((await (await openAt({}))(origin, { host: "127.0.0.1:3000" })).status).toBe(403);
  });
});

test("reading is anybody's", async () => {
  const send = await openAt({});
  expect((await send("https://evil.example", { method: "GET" })).status).toBe(200);
});
