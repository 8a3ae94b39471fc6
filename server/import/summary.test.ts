import { expect, test } from "vitest";
import { one } from "./sources/source.ts";
import { createSummary } from "./summary.ts";

test("what comes again and again is counted each time, and named once, of very many the first", () => {
  const summary = createSummary();
  for (const name of ["a", "b", "a", ""]) summary.add([one("other-types", name)]);
  expect(summary.told().notes).toEqual([{ what: "other-types", count: 4, names: ["a", "b"] }]);
  const goneOn = createSummary(summary.told());
  for (let at = 0; at < 1000; at++) goneOn.add([one("other-types", `type ${at}`)]);
  const [{ count, names } = { count: 0, names: [] }] = goneOn.told().notes;
  expect([count, names.slice(0, 3)]).toEqual([1004, ["a", "b", "type 0"]]);
  expect(names.length).toBeLessThan(100);
  // What was told before is left as it was.
  expect(summary.told().notes[0]?.names).toEqual(["a", "b"]);
});
