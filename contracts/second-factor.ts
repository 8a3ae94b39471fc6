import { z } from "zod";
import { plainDigits } from "./digits.ts";
import { writtenText } from "./field-schema.ts";
import { line } from "./fields.ts";

/** Of an app, or for recovery. */
export const CODE_WAYS = ["totp", "recovery"] as const;

export type CodeWay = (typeof CODE_WAYS)[number];

/** What it is worth is found out, whatever it looks like. */
export const codeSchema = z.strictObject({
  code: writtenText(line({ limit: 40, isRequired: true })),
});

export const secondStepSchema = z
  .object({
    secondFactor: z.array(z.literal("totp")).describe("What is asked for next"),
  })
  .meta({ id: "SecondStep" });

export type SecondStep = z.infer<typeof secondStepSchema>;

export const secondFactorSchema = z
  .object({
    isOn: z.boolean().describe("A code is asked for after the password"),
    recoveryCodesLeft: z.int().describe("0 where it is off"),
  })
  .meta({ id: "SecondFactor" });

export type SecondFactor = z.infer<typeof secondFactorSchema>;

export const secondFactorSetUpSchema = z
  .object({
    uri: z.string().describe("otpauth://, as a picture for the app"),
    secret: z.string().describe("To be typed where no picture can be taken"),
  })
  .meta({ id: "SecondFactorSetUp" });

export type SecondFactorSetUp = z.infer<typeof secondFactorSetUpSchema>;

export const recoveryCodesSchema = z
  .object({ recoveryCodes: z.array(z.string()).describe("Each works once; shown here only") })
  .meta({ id: "RecoveryCodes" });

/** Six digits as an app shows them, in any script, with a space between or none. */
export const asAppCode = (typed: string): string => plainDigits(typed).replaceAll(/[\s-]/g, "");
