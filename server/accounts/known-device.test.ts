import { expect, test } from "vitest";
import { createKnownDevices } from "./known-device.ts";

const secret = "a secret of the site";
const env = { PUBLIC_URL: "http://localhost:3000" };
const devices = createKnownDevices({ secret, env });

const sent = (setCookie: string) => setCookie.split(";")[0] ?? "";

test("a device knows the last five who signed in on it, under one id", () => {
  const users = ["a", "b", "c", "d", "e", "f"];
  const cookie = users.reduce<string | undefined>(
    (kept, user) => sent(devices.remember(kept, user)),
    undefined,
  );
  const ids = users.map((user) => devices.recognise(cookie, user));
  expect(ids[0]).toBeNull();
  expect(new Set(ids.slice(1)).size).toBe(1);
  expect(ids[1]).toMatch(/^[\w-]{22}$/);
});

test("who signs in again is known once, and pushes nobody out", () => {
  let cookie: string | undefined;
  for (const user of ["a", "b", "c", "d", "e", "e", "e"]) {
    cookie = sent(devices.remember(cookie, user));
  }
  expect(devices.recognise(cookie, "a")).not.toBeNull();
});

test.each([
  ["none", undefined],
  ["of another site", sent(createKnownDevices({ secret: "x", env }).remember(undefined, "a"))],
  ["with a mark that is cut off", sent(devices.remember(undefined, "a")).slice(0, -1)],
  ["without an id", "rihla.device=.abc"],
  ["with very many marks", `rihla.device=${"x".repeat(22)}${`.${"y".repeat(43)}`.repeat(90)}`],
])("a cookie that was not made here opens nothing: %s", (_, cookie) => {
  expect(devices.recognise(cookie, "a")).toBeNull();
});

test("it is no business of scripts, and goes over https where there is one", () => {
  expect(devices.remember(undefined, "a")).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
  const https = createKnownDevices({ secret, env: { PUBLIC_URL: "https://rihla.example" } });
  expect(https.remember(undefined, "a")).toMatch(/^__Host-.*; Secure; SameSite=Lax$/);
});
