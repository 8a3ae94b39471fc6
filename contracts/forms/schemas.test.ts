import { expect, test } from "vitest";
import type { z } from "zod";
import type { Rule } from "../field-rules.ts";
import { asIssue } from "../zod-mistake.ts";
import { FORGOT_RULES } from "./forgot-password.ts";
import { MESSAGE_RULES } from "./message.ts";
import { NEW_PASSWORD_RULES } from "./new-password.ts";
import { PLAN_RULES, REACH } from "./plan.ts";
import { PRICE_RULES } from "./price.ts";
import { REGISTER_RULES } from "./register.ts";
import {
  codeFormSchema,
  forgotFormSchema,
  messageFormSchema,
  newPasswordFormSchema,
  planFormSchema,
  priceFormSchema,
  registerFormSchema,
  signInFormSchema,
} from "./schemas.ts";
import { SIGN_IN_RULES } from "./sign-in.ts";

type Rules = Record<string, Rule>;
type Schema = z.ZodObject<Record<string, z.ZodType<unknown, string>>>;

const FORMS: [name: string, rules: Rules, schema: Schema][] = [
  ["sign in", SIGN_IN_RULES, signInFormSchema],
  ["register", REGISTER_RULES, registerFormSchema],
  ["forgot password", FORGOT_RULES, forgotFormSchema],
  ["new password", NEW_PASSWORD_RULES, newPasswordFormSchema],
  ["message", MESSAGE_RULES, messageFormSchema],
  ["price", PRICE_RULES, priceFormSchema],
  ["plan", PLAN_RULES, planFormSchema],
];

const TEXTS = [
  ...["", "x", "Farida Yasmin", "farida@example.com", " farida@example.com ", "farida@example"],
  ...["01011-480226", "০১০১১-৪৮০২২৬", "12345", "2", "৪", "0", "100", "2026-12", "2026-13"],
  ...["umrah", "nothing", "eight letters", "a\nb", "x".repeat(101), "x".repeat(129)],
  ...["x".repeat(201), "x".repeat(255), "x".repeat(2001), "x".repeat(5001)],
];

test.each(FORMS)(
  "%s: the browser and the server say the same of every text",
  (_, rules, schema) => {
    const names = Object.keys(rules);
    const ofServer = Object.keys(schema.shape).filter((name) => name in rules);
    expect(ofServer).toEqual(names);
    for (const text of TEXTS) {
      const typed = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, text]));
      const issues = schema.safeParse(typed).error?.issues ?? [];
      for (const [name, rule] of Object.entries(rules)) {
        const said = issues
          .filter(({ path, message }) => path[0] === name && message !== asIssue(REACH.mistake))
          .map(({ message }) => message);
        const mistake = rule(text);
        expect([name, text, said]).toEqual([
          name,
          text,
          mistake === null ? [] : [asIssue(mistake)],
        ]);
      }
    }
  },
);

test("what an account is asked for by, and opened with, is never left out", () => {
  expect(FORGOT_RULES.email("")).toEqual({ code: "no-at" });
  expect(NEW_PASSWORD_RULES.password("seven l")).toEqual({ code: "short-password", least: 8 });
  expect(NEW_PASSWORD_RULES.password("eight le")).toBeNull();
});

test("lines stay where a form has several; passwords stay as they were typed", () => {
  const sent = { name: " Farida\nYasmin ", email: "f@example.com", message: " a\r\nb " };
  expect(messageFormSchema.parse(sent)).toEqual({
    ...sent,
    name: "Farida Yasmin",
    message: "a\nb",
  });
  const signIn = { email: " F@Example.com", password: " a  b\t" };
  expect(signInFormSchema.parse(signIn)).toEqual({ email: "f@example.com", password: " a  b\t" });
  const password = " eight  letters\t";
  expect(newPasswordFormSchema.parse({ token: "t", password }).password).toBe(password);
  const account = { name: "Farida", email: "f@example.com", password, invitation: "" };
  expect(registerFormSchema.parse(account).password).toBe(password);
});

test("a plan needs one of the two ways to answer it, also when more is wrong", () => {
  const plan = {
    topic: "umrah",
    travellers: "2",
    month: "",
    note: "",
    name: "",
    phone: "",
    email: "",
  };
  const issues = planFormSchema.safeParse(plan).error?.issues ?? [];
  expect(issues.map(({ path, message }) => [path[0], message])).toEqual([
    ["name", asIssue({ code: "no-name" })],
    ["phone", asIssue(REACH.mistake)],
  ]);
  expect(planFormSchema.parse({ ...plan, name: "Farida", email: "f@example.com" }).travellers).toBe(
    2,
  );
});

test("without the secret of an invitation there is none; a code is no longer than its longest", () => {
  const account = { name: "Farida", email: "F@example.com", password: "eight le" };
  const invited = (invitation: string) => registerFormSchema.parse({ ...account, invitation });
  expect([invited(""), invited("abc")].map(({ invitation }) => invitation)).toEqual([
    ...[undefined, "abc"],
  ]);
  expect(invited("").email).toBe("f@example.com");
  const isTaken = (code: string) => codeFormSchema.safeParse({ way: "totp", code }).success;
  expect(["", "x".repeat(200), "x".repeat(201)].map(isTaken)).toEqual([true, true, false]);
});
