import { expect, test } from "vitest";
import { UPLOAD_FORM_BYTES } from "#contracts/media-limits.ts";
import { PUBLIC_PAGES } from "#contracts/public-pages.ts";
import { STAFF_BYTES } from "#contracts/staff-bytes.ts";
import { inWords, isAccountWork, mostBytes, visitorBytes } from "./body-limits.ts";

test("where passwords are sent is known, however the address is written", () => {
  for (const { path, kind } of PUBLIC_PAGES) {
    for (const end of ["", "/", ".data", "/_.data", "//"]) {
      const address = path + end;
      expect([address, isAccountWork(address)]).toEqual([address, kind === "account"]);
      expect([address, visitorBytes(address) < 20_000]).toEqual([address, kind === "account"]);
    }
  }
  for (const path of [
    "/LOGIN",
    "/bn/login",
    "/ar/LOGIN/",
    "/bn/login.data",
    "/bn/register/_.data",
  ]) {
    expect([path, isAccountWork(path)]).toEqual([path, true]);
  }
  expect(isAccountWork("/loginx")).toBe(false);
});

test("at the API passwords are hashed where one registers or signs in, and nowhere else", () => {
  const paths = ["/api/users", "/api/users/auth", "/api/users/auth/totp", "/api/users/logout"];
  expect(paths.map(isAccountWork)).toEqual([true, true, false, false]);
});

test("so much anybody may send, by where; staff may send more, and uploads as much as they take", () => {
  const kilobyte = 1024;
  expect([
    ...["/api/users/auth", "/login", "/api/reads"].map(visitorBytes),
    ...["/api/enquiries", "/contact", "/"].map(visitorBytes),
    ...["/api/departures", "/api/users/other", "/api/media"].map(visitorBytes),
  ]).toEqual([
    ...[16 * kilobyte, 16 * kilobyte, 16 * kilobyte],
    ...[64 * kilobyte, 64 * kilobyte, 64 * kilobyte],
    ...[0, 0, 0],
  ]);
  expect([
    ...[mostBytes("POST", "/api/enquiries"), mostBytes("PUT", "/api/departures")],
    ...[mostBytes("POST", "/api/media"), mostBytes("PUT", "/api/media")],
  ]).toEqual([64 * kilobyte, STAFF_BYTES, UPLOAD_FORM_BYTES, STAFF_BYTES]);
});

test("how much that is, in words", () => {
  expect([16 * 1024, 64 * 1024, STAFF_BYTES, 20 * STAFF_BYTES].map(inWords)).toEqual([
    ...["16 KB", "64 KB", "1 MB", "20 MB"],
  ]);
});
