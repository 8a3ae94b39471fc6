import { z } from "zod";
import type { OtherLanguage } from "./languages.ts";

export const TRANSLATION_STATES = ["published", "draft", "older", "missing"] as const;

const stateInLanguage = z.object({
  state: z
    .enum(TRANSLATION_STATES)
    .describe("draft: something waits; older: something English has changed since"),
  all: z.int().min(0).describe("Texts that have words in English"),
  done: z.int().min(0),
  older: z.int().min(0),
});

export const translationStateSchema = z
  .object({
    kind: z.string(),
    id: z.string(),
    title: z
      .string()
      .describe("Of a post or a page of one's own; others are called by their place"),
    bn: stateInLanguage,
    ar: stateInLanguage,
  })
  .meta({ id: "TranslationState" });

export type TranslationState = z.infer<typeof translationStateSchema>;
export type StateInLanguage = z.infer<typeof stateInLanguage>;
/** Where a thing stands in each other language. */
export type StatesInLanguages = Record<OtherLanguage, StateInLanguage["state"]>;
