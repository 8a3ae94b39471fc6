import { z } from "zod";
import { writtenText } from "./field-schema.ts";
import { LANGUAGES, type Language } from "./languages.ts";
import { writable } from "./read-only.ts";
import { REPLY_FIELDS, type ReplyField } from "./reply-fields.ts";
import { asIssue } from "./zod-mistake.ts";

const inLanguages = <T extends z.ZodType>(of: () => T) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, of()])) as Record<Language, T>;

const readTexts = () => z.object(inLanguages(() => z.string()));

export const replyTemplateSchema = z
  .object({
    _id: z.string(),
    title: readTexts().describe("For staff"),
    subject: readTexts().describe("Of a mail"),
    body: readTexts().describe("With {name}, {reference}, {package}, {date}, {staff} and {agency}"),
    version: z.int().min(1),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    changedBy: z
      .object({ _id: z.string(), name: z.string() })
      .nullable()
      .describe("Who changed it last, as they were called then; null: it came with the demo"),
  })
  .meta({ id: "ReplyTemplate" });

export type ReplyTemplate = z.infer<typeof replyTemplateSchema>;

/** Not every language needs a text of its own: what is not written is taken from another. */
const writtenTexts = (name: ReplyField) =>
  z.strictObject(inLanguages(() => writtenText(REPLY_FIELDS[name]).default("")));

const filled = (name: "title" | "body") =>
  writtenTexts(name).superRefine((texts, context) => {
    if (LANGUAGES.some((language) => texts[language].trim() !== "")) return;
    context.addIssue({ code: "custom", path: ["en"], message: asIssue({ code: "empty" }) });
  });

export const replyTemplateWriteSchema = writable(
  {
    title: filled("title"),
    subject: writtenTexts("subject").prefault({}),
    body: filled("body"),
  },
  ["changedBy"],
);

export type ReplyTemplateWrite = z.infer<typeof replyTemplateWriteSchema>;
