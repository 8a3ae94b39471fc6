import { expect, test } from "vitest";
import { newEnquirySchema } from "./enquiry-write.ts";

const ENQUIRY = { topic: "umrah", name: "Farida", phone: "01011480226", token: "token" };

const mistakesOf = (given: object) =>
  newEnquirySchema.safeParse({ ...ENQUIRY, ...given }).error?.issues.map(({ path }) => path[0]);

test("one way to reach whoever asks is enough", () => {
  expect(mistakesOf({})).toBe(undefined);
  expect(mistakesOf({ phone: "", email: "farida@example.com" })).toBe(undefined);
  expect(mistakesOf({ phone: "" })).toEqual(["phone"]);
});

test("every mistake is named at once, also that nobody could be reached", () => {
  const wrong = { topic: "mars", name: "", phone: "", travellers: "two" };
  expect(mistakesOf(wrong)).toEqual(["topic", "name", "travellers", "phone"]);
});

test("what is not said is nothing; what it came from is an id, or nothing", () => {
  const { phone, name, topic, token, ...rest } = newEnquirySchema.parse({
    ...{ ...ENQUIRY, departure: "d1", visa: "" },
  });
  expect(rest).toEqual({
    ...{ package: null, email: "", month: "", travellers: null, message: "", language: "en" },
    ...{ departure: "d1", visa: null, waitsFor: null, website: "" },
  });
});

test("what an enquiry may hold, and no more", () => {
  const long = (length: number) => "x".repeat(length);
  const taken = [
    ...[{ travellers: 1 }, { travellers: 99 }, { token: long(200) }, { website: long(2000) }],
    ...[{ message: long(5000) }, { departure: long(60) }, { waitsFor: "price" }],
  ];
  expect(taken.map(mistakesOf)).toEqual(taken.map(() => undefined));
  const refused = [
    ...[{ travellers: 0 }, { travellers: 100 }, { travellers: 1.5 }, { token: long(201) }],
    ...[{ website: long(2001) }, { message: long(5001) }, { departure: long(61) }],
    ...[{ waitsFor: "luck" }, { package: "moon" }, { month: "2026-13" }],
  ];
  expect(refused.map(mistakesOf)).toEqual(refused.map((one) => Object.keys(one)));
  expect(newEnquirySchema.safeParse(null).error?.issues).toHaveLength(1);
});
