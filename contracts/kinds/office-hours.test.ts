import { expect, test } from "vitest";
import { withOfficeHours } from "./opening-hours.ts";
import { PAGE_KINDS } from "./page.ts";
import { translationKind } from "./translation.ts";
import { schemaOf, upgraded } from "./upgraded.ts";

const { trust } = PAGE_KINDS;
const stored = (hours: unknown) => ({ offices: { heading: "Ours", rows: [{ name: "A", hours }] } });
const officeOf = (hours: unknown) => upgraded(trust, stored(hours), 1).offices.rows[0];

test.each([
  ["{hours}", "agency", ""],
  ["Saturday to Thursday, 9 am to 9:30 pm", "Saturday/Thursday 09:00-21:30", ""],
  [
    "Monday to Friday, 12 am to 12 pm\nSunday, 1 pm to 11 pm",
    "Monday/Friday 00:00-12:00\nSunday 13:00-23:00",
    "",
  ],
  ["Saturday, and Monday, 10 am to 6 pm", "", "Saturday, and Monday, 10 am to 6 pm"],
  [" {hours}\n", "agency", ""],
  [" Friday, 3 pm to 9 pm \n  Sunday, 1 pm to 9 pm", "Friday 15:00-21:00\nSunday 13:00-21:00", ""],
  ["Friday, 3 pm to 9 pm\nBy appointment", "", "Friday, 3 pm to 9 pm\nBy appointment"],
  ["Someday, 3 pm to 9 pm", "", "Someday, 3 pm to 9 pm"],
  ["Friday to Someday, 3 pm to 9 pm", "", "Friday to Someday, 3 pm to 9 pm"],
  ["Saturday, 13 am to 6 pm", "", "Saturday, 13 am to 6 pm"],
  ["শনিবার, সকাল ১০টা", "", "শনিবার, সকাল ১০টা"],
  ["", "", ""],
  [null, "", ""],
])("an office whose hours were written as %j", (said, hours, hoursNote) => {
  expect(officeOf(said)).toMatchObject({ name: "A", hours, hoursNote });
});

test("what was read before stays as it is", () => {
  const now = { offices: { rows: [{ name: "A", hours: "agency", hoursNote: "But Eid" }] } };
  expect(upgraded(trust, now, schemaOf(trust)).offices.rows[0]).toMatchObject({
    ...{ hours: "agency", hoursNote: "But Eid" },
  });
});

test("a page without offices, and one with what is none", () => {
  expect(upgraded(trust, {}, 1).offices.rows).toEqual([]);
  expect(upgraded(trust, { offices: { rows: "many" } }, 1).offices.rows).toEqual([]);
  expect(upgraded(trust, { offices: { rows: [null] } }, 1).offices.rows).toHaveLength(1);
});

test("what a translation said of them becomes its note", () => {
  const { offices } = upgraded(translationKind(trust), stored("শনিবার"), 1) as ReturnType<
    typeof upgraded<typeof trust.fields>
  >;
  expect(offices.rows[0]).toMatchObject({ hoursNote: "শনিবার" });
});

test("nothing is made up where there were no offices, and what is none is kept", () => {
  expect(withOfficeHours({ title: "T" })).toStrictEqual({ title: "T" });
  expect(withOfficeHours({ offices: "many" })).toStrictEqual({ offices: "many" });
});
