import { textMistake } from "#contracts/check-field.ts";
import type { Field, Fields, TextField } from "#contracts/field-types.ts";

/** What somebody may type anywhere. */
const TYPED: Record<string, string> = {
  empty: "",
  blank: " \t",
  word: "Umrah",
  spaced: "  two \u0000 words ",
  path: "/about",
  script: "javascript:alert(1)",
  web: "https://a.example/x",
  mail: "nadia@a.example",
  hotline: "999",
  digits: "0101",
  "no day": "2026-02-30",
  day: "2026-02-28",
  "no hour": "24:00",
  hour: "09:30",
  amount: "১২",
  minus: "-1",
  colour: "#124E3B",
  zone: "Asia/Dhaka",
};

/** What each field of a kind is, and which of these it does not take, or takes as something else; a line a field. */
export const saidOfFields = (fields: Fields, before = ""): string[] =>
  Object.entries(fields).flatMap(([name, field]) => saidOf(before + name, field));

function saidOf(name: string, field: Field): string[] {
  switch (field.type) {
    case "group":
      return saidOfFields(field.parts, `${name}.`);
    case "rows": {
      const { columns, ...row } = field;
      return [`${name}: ${facts(row)}`, ...saidOfFields(columns, `${name}[].`)];
    }
    case "list": {
      const { item, ...list } = field;
      return [`${name}: ${facts(list)}`, ...saidOf(`${name}[]`, item)];
    }
    case "number":
    case "flag":
      return [`${name}: ${facts(field)}`];
    default:
      return [`${name}: ${facts(field)}${refusals(field)}`];
  }
}

/** Those that are not as they mostly are. */
function facts(field: object): string {
  const said = Object.entries(field).flatMap(([name, value]) => {
    if (value === false || value === "" || typeof value === "function") return [];
    return value === true ? [name] : [`${name}=${value}`];
  });
  return said.join(" ");
}

function refusals(field: TextField): string {
  const long = { fits: "x".repeat(field.limit), long: "x".repeat(field.limit + 1) };
  const byCode = new Map<string, string[]>();
  for (const [name, typed] of Object.entries({ ...TYPED, ...long })) {
    const kept = field.tidy(typed);
    const mistake = textMistake(field, kept)?.code;
    const isKept = kept === (name === "blank" || name === "spaced" ? USUAL[name] : typed);
    const what = mistake ?? (isKept ? null : `kept as ${JSON.stringify(kept)}`);
    if (what !== null) byCode.set(what, [...(byCode.get(what) ?? []), name]);
  }
  return [...byCode].map(([code, names]) => ` | ${code}: ${names.join(", ")}`).join("");
}

const USUAL = { blank: "", spaced: "two   words" };
