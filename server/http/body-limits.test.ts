import { expect, test } from "vitest";
import { PUBLIC_PAGES } from "#contracts/public-pages.ts";
import { isAccountWork, visitorBytes } from "./body-limits.ts";

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
