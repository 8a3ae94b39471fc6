import { expect, test } from "vitest";
import { createDownloadPass } from "./download-pass.ts";

const ASKED = { name: "rihla-2026-11-25T02-10-00Z.tar.zst", by: "owner" };

test("it ends after a minute, also where the clock was set back, and is of this site alone", () => {
  let now = 1_000_000_000_000;
  const passes = createDownloadPass("secret", () => now);
  const pass = passes.issue(ASKED);
  expect(passes.isValid(pass, ASKED)).toBe(true);
  expect(passes.isValid(pass, { ...ASKED, by: "another" })).toBe(false);
  expect(createDownloadPass("another", () => now).isValid(pass, ASKED)).toBe(false);
  now += 60_000;
  expect(passes.isValid(pass, ASKED)).toBe(false);
  now -= 3_600_000;
  expect(passes.isValid(pass, ASKED)).toBe(false);
  expect(passes.isValid("", ASKED)).toBe(false);
});
