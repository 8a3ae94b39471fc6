import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { THEME_SCRIPT } from "./theme.ts";

test.each([
  ["light", "light"],
  ["dark", "dark"],
  ["unheard", undefined],
  [null, undefined],
])("before the first paint, a look chosen as %j is there as %j", (chosen, shown) => {
  const dataset: { theme?: string } = {};
  const localStorage = { getItem: (name: string) => (name === "theme" ? chosen : null) };
  runInNewContext(THEME_SCRIPT, { localStorage, document: { documentElement: { dataset } } });
  expect(dataset.theme).toBe(shown);
});
