import { expect, test } from "vitest";
import type { Row } from "#app/admin/inputs/editor-values.ts";
import { paperFacts } from "./paper-facts.ts";

const ANSWERS = [
  { link: "driver", label: "Driver" },
  { link: "nurse", label: "Nurse" },
  { link: "new", label: "" },
];

test("below a paper stands for whom it is, as far as answers have a name, and where they worked", () => {
  const rows: Row[] = [
    { profiles: "nurse, driver", abroad: "yes" },
    { profiles: "driver, gone, new", abroad: "" },
    { profiles: "gone", abroad: "no" },
    { profiles: "", abroad: "maybe" },
    {},
  ];
  expect(rows.map((row) => paperFacts(row, ANSWERS))).toEqual([
    "Nurse, Driver · Worked abroad before",
    "Driver",
    "Not worked abroad before",
    "",
    "",
  ]);
});
