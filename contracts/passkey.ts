import { z } from "zod";
import { NAME_LENGTH } from "./field-rules.ts";
import { writtenText } from "./field-schema.ts";
import { line } from "./fields.ts";

export const passkeySchema = z
  .object({
    ...{ _id: z.string(), name: z.string(), createdAt: z.iso.datetime() },
    madeFor: z
      .string()
      .nullable()
      .describe("Name of the site then, where alone it works; null: not known"),
  })
  .meta({ id: "Passkey" });

export type Passkey = z.infer<typeof passkeySchema>;

/** As the browser takes it: `PublicKeyCredential.parseCreationOptionsFromJSON`, or of a request. */
export const passkeyQuestionSchema = z.record(z.string(), z.unknown());

export type PasskeyQuestion = z.infer<typeof passkeyQuestionSchema>;

const text = z.string().max(16_000);

/** As the browser gives it: `PublicKeyCredential.toJSON()`. */
const answerWith = <Response extends z.ZodType>(response: Response) =>
  z.looseObject({
    ...{ id: text, rawId: text, type: z.literal("public-key") },
    clientExtensionResults: z.record(z.string(), z.unknown()),
    response,
  });

const madeSchema = answerWith(z.looseObject({ clientDataJSON: text, attestationObject: text }));

const usedSchema = answerWith(
  z.looseObject({ clientDataJSON: text, authenticatorData: text, signature: text }),
);

export type MadePasskey = z.infer<typeof madeSchema>;
export type UsedPasskey = z.infer<typeof usedSchema>;

const name = writtenText(line({ limit: NAME_LENGTH, isRequired: true }));

export const newPasskeySchema = z.strictObject({ name, answer: madeSchema });

export const passkeyNameSchema = z.strictObject({ name });

export const passkeySignInSchema = z.strictObject({ answer: usedSchema });
