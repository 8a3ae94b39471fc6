import { expect, test } from "vitest";
import { costsOf, moneyWords } from "./costs-of.ts";
import { reviewOf } from "./review-of.ts";
import { timeWords } from "./time-words.ts";

const REVIEWED = { reviewedOn: "2026-11-08", reviewedBy: "Nasreen Sultana" };

test("for 89 days visitors read who looked, and when again; from the 90th on they are warned", () => {
  expect(reviewOf(REVIEWED, "2027-02-05")).toEqual({
    words: "Reviewed on 8 November 2026 by Nasreen Sultana. Next review by 7 January 2027.",
    isOld: false,
  });
  expect(reviewOf(REVIEWED, "2027-02-06")).toEqual({
    words: "We have not checked this list since 8 November 2026. Ask us before you rely on it.",
    isOld: true,
  });
  expect(reviewOf({ reviewedOn: "", reviewedBy: "" }, "2027-02-06").isOld).toBe(true);
});

const FEES = {
  government: { amount: "1480", currency: "MYR", about: "39500", note: "Paid there." },
  others: [{ _id: "1", label: "Medical report", amount: "6500", currency: "BDT", note: "" }],
  service: { amount: "18000", currency: "BDT", when: "Half at the start.", returns: "" },
  ratesOf: "",
};

test("fees stand in their own money, and come to a sum in taka where all are known", () => {
  const { costs, sum } = costsOf(FEES);
  expect(costs.map(({ amount }) => amount)).toEqual(["MYR 1,480", "Tk 6,500", "Tk 18,000"]);
  expect(costs[0]?.note).toBe("About Tk 39,500. Paid there.");
  expect(sum).toBe("Tk 64,000");
  const unknown = { ...FEES.government, amount: "", about: "" };
  expect(costsOf({ ...FEES, government: unknown }).sum).toBe("");
  expect(costsOf({ ...FEES, government: { ...unknown, about: "39500" } }).sum).toBe("");
  for (const name of ["others", "service"] as const) {
    const inDollars = { ...FEES.service, _id: "1", label: "", note: "", currency: "USD" };
    const fee = name === "others" ? [...FEES.others, inDollars] : inDollars;
    expect([name, costsOf({ ...FEES, [name]: fee }).sum]).toEqual([name, ""]);
  }
  expect(moneyWords("192000", "BDT")).toBe("Tk 1,92,000");
});

test("a time is a range, one number, or not known", () => {
  const unit = "working-days";
  expect(timeWords({ min: "15", max: "25", unit })).toBe("15 to 25 working days");
  expect(timeWords({ min: "1", max: "", unit })).toBe("1 working day");
  expect(timeWords({ min: "", max: "25", unit })).toBe("25 working days");
  expect(timeWords({ min: "2", max: "2", unit: "weeks" })).toBe("2 weeks");
  expect(timeWords({ min: "", max: "", unit })).toBe("");
  expect(timeWords({ min: "2", max: "3", unit: "moons" })).toBe("");
});
