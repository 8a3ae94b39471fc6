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
