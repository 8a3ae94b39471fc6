import { Hono } from "hono";
import { expect, test } from "vitest";
import { readableAddress } from "./readable-address.ts";

const app = new Hono().use(readableAddress).all("*", (c) => c.text("read"));

const json = (...given: unknown[]) => given;
const next = () => expect.fail("it is read");

const UNREADABLE = ["%", "%E0%A4%A", "%FF", "%00", "a%00b", "%C0%AF", "%ED%A0%80"];

test.each(UNREADABLE)("/%s is a page that says so", async (part) => {
  for (const address of [`/${part}`, `/blog/${part}`, `/blog?type=${part}`, `/?${part}`]) {
    const response = await app.request(address);
    expect(response.status).toBe(400);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(await response.text()).toContain("<h1>This address cannot be read</h1>");
  }
});

test.each(UNREADABLE)("/api/%s is JSON that says so", async (part) => {
  for (const address of [`/api/${part}`, `/api/blogs/link/${part}`, `/api?q=${part}`]) {
    const response = await app.request(address);
    expect([response.status, await response.json()]).toEqual([
      400,
      { code: "unreadable-address", message: "This address cannot be read." },
    ]);
  }
});

test("an endless query is refused, a long fair one is not", async () => {
  expect((await app.request(`/blog?q=${"a".repeat(10_240)}`)).status).toBe(400);
  expect((await app.request(`/api/blogs?q=${"a".repeat(10_240)}`)).status).toBe(400);
  const bangla = encodeURIComponent("উ".repeat(200));
  expect((await app.request(`/api/blogs?q=${bangla}&type=${bangla}`)).status).toBe(200);
});

test.each(["/", "/blog/a%2Fb", "/blog?q=a+b%20c", "/%E0%A6%89", "/blog/%25", "/a%2500"])(
  "%s is read",
  async (address) => {
    expect(await (await app.request(address)).text()).toBe("read");
  },
);

test.each(["http://anna@x/", "http://:secret@x/", "http://anna:secret@x/"])(
  "an address with a user in it is refused: %s",
  async (url) => {
    // No Request can be made of it: Node's server hands one over that only says so.
    const answered = await readableAddress(
      { req: { url, path: "/api/home" }, json } as never,
      next,
    );
    expect(answered).toEqual([{ code: "unreadable-address", message: expect.any(String) }, 400]);
  },
);
