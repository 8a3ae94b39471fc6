import { expect, test } from "vitest";
import { withoutShared } from "./without-shared.ts";

test("of long texts only the lines that differ are shown", () => {
  const shorten = withoutShared("a\nmine\nc", "a\ntheirs\nc");
  expect(["a\nmine\nc", "a\ntheirs\nc", "a\nbefore\nc"].map(shorten)).toEqual([
    ...["mine", "theirs", "before"],
  ]);
});
