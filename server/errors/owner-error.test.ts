import { expect, test } from "vitest";
import { forTheTerminal, isDiskFull, OwnerError } from "./owner-error.ts";

const errorOf = (code: string, more: object = {}) =>
  Object.assign(new Error("of the system"), { code, ...more });

test.each(["ENOSPC", "EDQUOT", "EFBIG", "SQLITE_FULL"])(
  "%s is a full disk, also as a cause",
  (code) => {
    const full = errorOf(code);
    for (const error of [full, new Error("a query failed", { cause: full })]) {
      expect([isDiskFull(error), forTheTerminal(error)]).toEqual([
        true,
        "The disk is full. Make room on it, then start again.",
      ]);
    }
  },
);

test("the terminal says what to do, where somebody knows it", () => {
  expect(forTheTerminal(new OwnerError("Do this."))).toBe("Do this.");
  expect(forTheTerminal(errorOf("EACCES", { path: "/data/secret" }))).toMatch(
    /^This cannot be used as it is: this account may not use it\..*, then start again\.\n {2}\/data\/secret$/,
  );
  const ours = errorOf("EUNHEARD");
  expect([isDiskFull(ours), forTheTerminal(ours)]).toEqual([false, ours]);
});
