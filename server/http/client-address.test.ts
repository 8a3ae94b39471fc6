import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { callerAddress, clientAddress, forwardedBy } from "./client-address.ts";

const addressOf = async (trust: boolean, forwarded?: string, remoteAddress?: string) => {
  const app = new Hono().get("/", (c) => c.text(clientAddress(c, { TRUST_PROXY: trust })));
  const bindings = remoteAddress ? { incoming: { socket: { remoteAddress } } } : {};
  const headers: Record<string, string> =
    forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  return (await app.request("/", { headers }, bindings)).text();
};

test("is the socket's, whatever the caller writes", async () => {
  expect(await addressOf(false, "203.0.113.7", "192.0.2.1")).toBe("192.0.2.1");
  expect(await addressOf(false, undefined, "::ffff:192.0.2.1")).toBe("192.0.2.1");
});

test("behind a proxy it is the hop that the proxy wrote", async () => {
  expect(await addressOf(true, "1.1.1.1, 203.0.113.7", "10.0.0.1")).toBe("203.0.113.7");
  expect(await addressOf(true, undefined, "10.0.0.1")).toBe("10.0.0.1");
});

test("a household's IPv6 addresses count as one", async () => {
  const one = await addressOf(false, undefined, "2001:db8:1:2:aaaa::1");
  expect(await addressOf(false, undefined, "2001:db8:1:2:bbbb:1:2:3")).toBe(one);
  expect(await addressOf(false, undefined, "2001:db8:1:3::1")).not.toBe(one);
  expect(await addressOf(false, undefined, "::1")).toBe("0:0:0:0");
});

test.each([
  ["203.0.113.7:51234", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:cb00:7107", "203.0.113.7"],
  ["[::ffff:203.0.113.7]:443", "203.0.113.7"],
  ["[2001:db8:1:2::7]:443", "2001:db8:1:2"],
  ["[2001:db8:1:2::7]", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002:0:0:0:7", "2001:db8:1:2"],
  ["2001:db8:0:0:0:0:0:7", "2001:db8:0:0"],
  ["2001:0:0:7:1:2:3:4", "2001:0:0:7"],
  ["fe80::1%eth0", "fe80:0:0:0"],
])("however the proxy writes %s, it is one address", async (written, address) => {
  expect(await addressOf(true, `1.1.1.1, ${written}`, "10.0.0.1")).toBe(address);
});

test.each(["unknown", "_hidden", "", "203.0.113.7:99999", "not an address"])(
  "where the proxy writes %j, it is the proxy's own",
  async (written) => {
    expect(await addressOf(true, `1.1.1.1, ${written}`, "10.0.0.1")).toBe("10.0.0.1");
  },
);

test("a page that is made for somebody is asked for by them, proxy or not", async () => {
  const request = new IncomingMessage(new Socket());
  expect(forwardedBy(request)).toEqual({});
  request.headers["x-forwarded-for"] = "1.1.1.1, 203.0.113.7";
  const forwarded = forwardedBy(request)["x-forwarded-for"];
  expect(await addressOf(true, forwarded, "10.0.0.1")).toBe("203.0.113.7");
});

test("who asks is the same before the app hears of them, and nobody is unknown", async () => {
  const asked = (trust: boolean, forwarded?: string, remoteAddress?: string) =>
    callerAddress(
      { headers: { "x-forwarded-for": forwarded }, socket: { remoteAddress } } as never,
      { TRUST_PROXY: trust },
    );
  expect([
    asked(true, "1.1.1.1, 203.0.113.7", "10.0.0.1"),
    asked(false, "1.1.1.1, 203.0.113.7", "2001:db8:1:2:aaaa::1"),
    asked(true, undefined, "10.0.0.1"),
    asked(true),
    await addressOf(true),
  ]).toEqual(["203.0.113.7", "2001:db8:1:2", "10.0.0.1", "unknown", "unknown"]);
});
