import { expect, test } from "vitest";
import { searchTextOf } from "./search-text.ts";

test("search text is lower case and composed", () => {
  expect(searchTextOf("Cafe\u0301", "VISA")).toBe("caf\u00e9 visa");
});
