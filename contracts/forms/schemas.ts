import { z } from "zod";
import { plainDigits } from "../digits.ts";
import type { TopicId } from "../enquiry-topics.ts";
import { CODE_WAYS } from "../second-factor.ts";
import { asIssue } from "../zod-mistake.ts";
import { FORGOT_RULES } from "./forgot-password.ts";
import { formShape } from "./form-shape.ts";
import { MESSAGE_RULES } from "./message.ts";
import { NEW_PASSWORD_RULES } from "./new-password.ts";
import { PAPERS_RULES } from "./papers.ts";
import { PLAN_RULES, REACH } from "./plan.ts";
import { PRICE_RULES } from "./price.ts";
import { REGISTER_RULES } from "./register.ts";
import { SIGN_IN_RULES } from "./sign-in.ts";

/** The forms of visitors as the server takes them. */

const inSmallLetters = (text: string) => text.toLowerCase();
const toNumber = (text: string) => Number(plainDigits(text));

const CODE_LENGTH = 200;

const signIn = formShape(SIGN_IN_RULES);
const register = formShape(REGISTER_RULES);
const price = formShape(PRICE_RULES);
const plan = formShape(PLAN_RULES);

export const signInFormSchema = z.object({
  ...signIn,
  email: signIn.email.transform(inSmallLetters),
});

/** `way` says which code it is; what it is worth is found out. */
export const codeFormSchema = z.object({
  way: z.enum(CODE_WAYS),
  code: z.string().max(CODE_LENGTH),
});

export const registerFormSchema = z.object({
  ...register,
  email: register.email.transform(inSmallLetters),
  invitation: z.string().transform((secret) => secret || undefined),
});

export const forgotFormSchema = z.object(formShape(FORGOT_RULES));

/** `token` is the link's. */
export const newPasswordFormSchema = z.object({
  token: z.string(),
  ...formShape(NEW_PASSWORD_RULES),
});

export const messageFormSchema = z.object(formShape(MESSAGE_RULES));

export const papersFormSchema = z.object(formShape(PAPERS_RULES));

export const priceFormSchema = z.object({
  ...price,
  travellers: price.travellers.transform(toNumber),
});

type Reach = Record<(typeof REACH)["names"][number], string>;

export const isReachable = (fields: Reach): boolean =>
  REACH.names.some((name) => fields[name] !== "");

/** What to say otherwise, and where. */
export const UNREACHABLE_ISSUE = { path: [REACH.names[0]], message: asIssue(REACH.mistake) };

export const planFormSchema = z
  .object({
    ...plan,
    topic: plan.topic.transform((text) => text as TopicId),
    travellers: plan.travellers.transform(toNumber),
  })
  // Also when another field is wrong: every mistake is named at once.
  .refine(isReachable, { ...UNREACHABLE_ISSUE, when: () => true });
