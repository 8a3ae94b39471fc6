import { expect, test } from "vitest";
import { line, lines } from "../fields.ts";
import { kind } from "./kind.ts";
import { schemaOf, upgraded } from "./upgraded.ts";

const licence = kind(
  "licence",
  { holder: line(), number: line({ initial: "none" }), note: lines() },
  [
    ({ name, ...rest }) => ({ ...rest, holder: name }),
    ({ holder, ...rest }) => ({ ...rest, holder: String(holder).toUpperCase() }),
  ],
);

test("an old body goes through every upgrade since, in order; a newer one through the rest", () => {
  expect(schemaOf(licence)).toBe(3);
  const whole = { number: "none", note: "" };
  expect(upgraded(licence, { name: "Noor" }, 1)).toEqual({ holder: "NOOR", ...whole });
  expect(upgraded(licence, { holder: "Noor" }, 2)).toEqual({ holder: "NOOR", ...whole });
  expect(upgraded(licence, { holder: "Noor" }, 3)).toEqual({ holder: "Noor", ...whole });
});
