import { z } from "zod";
import { LANGUAGES, OTHER_LANGUAGES } from "./languages.ts";
import { asIssue } from "./zod-mistake.ts";

const otherLanguageSchema = z.enum(OTHER_LANGUAGES);

/** Of what was asked for in a language. */
export const answeredIn = {
  language: z
    .enum(LANGUAGES)
    .optional()
    .describe(
      "What its words are in, where `lang` was asked; fields that nobody translated are English",
    ),
};

const unknown = asIssue({ code: "bad-choice", choices: LANGUAGES.join(", ") });

/** Of a request for content. */
export const inLanguageSchema = z.object({
  lang: z.enum(LANGUAGES, unknown).optional().describe("Without it: English"),
});

/** Which languages visitors are offered. */
export const shownLanguagesSchema = z
  .object({
    shown: z
      .array(otherLanguageSchema)
      .max(OTHER_LANGUAGES.length)
      .describe("Beside English, which is always shown"),
  })
  .meta({ id: "ShownLanguages" });

/** One of them. English is always shown. */
export const otherLanguageParams = z.object({
  language: z.enum(
    OTHER_LANGUAGES,
    asIssue({ code: "bad-choice", choices: OTHER_LANGUAGES.join(", ") }),
  ),
});

export const oneShownSchema = z.strictObject({ isShown: z.boolean(asIssue({ code: "not-flag" })) });
