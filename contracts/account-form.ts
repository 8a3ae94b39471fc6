import { z } from "zod";
import { emailRule, nameRule, newPasswordRule, passwordRule, tidyLine } from "./field-rules.ts";
import { ruled } from "./ruled.ts";

const asTyped = (text: string) => text;

const email = ruled((text) => tidyLine(text).toLowerCase(), emailRule);

export const signInFormSchema = z.object({ email, password: ruled(asTyped, passwordRule) });

export const registerFormSchema = z.object({
  name: ruled(tidyLine, nameRule),
  email,
  password: ruled(asTyped, newPasswordRule),
  invitation: z.string().transform((secret) => secret || undefined),
});

export const forgotFormSchema = z.object({ email: ruled(tidyLine, emailRule) });

/** What the link of the mail opens; `token` is the link's. */
export const newPasswordFormSchema = z.object({
  token: z.string(),
  password: ruled(asTyped, newPasswordRule),
});
