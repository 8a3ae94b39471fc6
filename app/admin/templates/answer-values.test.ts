import { expect, test } from "vitest";
import { answerValues } from "./answer-values.ts";

const ASKED = { name: "Farida", reference: "RH-7K3Q", topic: "umrah", package: "hajj" } as const;

test("package and date are said in the language of the answer, whatever that of staff", () => {
  const said = (language: "en" | "bn" | "ar") => {
    const values = answerValues(ASKED, { language, day: "2027-02-06", staff: "Nadia" });
    return [values.package, values.date];
  };
  expect(said("en")).toEqual(["Hajj", "6 February 2027"]);
  expect(said("bn")).toEqual(["হজ", "৬ ফেব্রুয়ারি ২০২৭"]);
  expect(said("ar")).toEqual(["الحج", "6 فبراير 2027"]);
});

test("what nobody knows is missing", () => {
  const asked = { ...ASKED, topic: "message", package: null } as const;
  expect(answerValues(asked, { language: "en", day: "", staff: "Nadia" })).toEqual({
    ...{ name: "Farida", reference: "RH-7K3Q", package: "", date: "", staff: "Nadia" },
  });
});
