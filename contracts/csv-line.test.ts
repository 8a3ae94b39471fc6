import { expect, test } from "vitest";
import { csvLine } from "./csv-line.ts";

test("cells are quoted, and empty where nothing is", () => {
  expect(csvLine(["a", 'say "yes"', 0, null, "two\nlines"])).toBe(
    '"a","say ""yes""","0","","two\nlines"\r\n',
  );
});

test.each([
  ["=1+1", "'=1+1"],
  ["+880 1711", "'+880 1711"],
  ["-5", "'-5"],
  ["@a", "'@a"],
  ["＝1", "'＝1"],
  ["\t=1", "'\t'=1"],
  ["a;=1", "a;'=1"],
  ["a\n=1", "a\n'=1"],
  ["1-1=0", "1-1=0"],
  ["a@b.example", "a@b.example"],
])("%j is no formula: %j", (text, written) => {
  expect(csvLine([text])).toBe(`"${written}"\r\n`);
});
