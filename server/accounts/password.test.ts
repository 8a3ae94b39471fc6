import { expect, test } from "vitest";
import { verifyPassword } from "./password.ts";

test("two passwords are checked side by side, sixty wait, and the next is turned away", async () => {
  // No hash at all: each is refused before it costs anything, and takes its turn all the same.
  const tries = Array.from({ length: 63 }, () => verifyPassword({ hash: "none", password: "x" }));
  const answers = await Promise.allSettled(tries);
  const codes = answers.map((one) => one.status === "rejected" && one.reason.code);
  expect(codes.filter((code) => code === "too-busy")).toHaveLength(1);
  expect(codes.at(-1)).toBe("too-busy");
});
