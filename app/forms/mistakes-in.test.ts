import { expect, test } from "vitest";
import { PLAN_RULES, REACH } from "#contracts/forms/plan.ts";
import { mistakesIn } from "./mistakes-in.ts";

const RIGHT: Record<string, string> = {
  ...{ topic: "umrah", travellers: "2", name: "Farida" },
  ...{ phone: "01011-480226", email: "farida@example.com" },
};

const wrongIn = (given: Record<string, string>) =>
  Object.keys(mistakesIn((name) => ({ ...RIGHT, ...given })[name] ?? "", PLAN_RULES, REACH));

test.each<[given: Record<string, string>, wrong: string[]]>([
  [{}, []],
  [{ phone: "" }, []],
  [{ email: " " }, []],
  [{ phone: " ", email: "" }, ["phone"]],
  [{ phone: "", email: "farida" }, ["email"]],
  [{ name: "", travellers: "0", topic: "" }, ["topic", "travellers", "name"]],
])("%j: in the order of the page, a way to answer is enough", (given, wrong) => {
  expect(wrongIn(given)).toEqual(wrong);
});
