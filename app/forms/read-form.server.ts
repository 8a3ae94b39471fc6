import type { z } from "zod";
import { withoutControls } from "#contracts/tidy.ts";
import { mistakeOf } from "#contracts/zod-mistake.ts";
import * as forms from "#i18n/en/forms.ts";
import { isFormMistake, saidOf } from "#i18n/form-mistake.ts";
import type { Said } from "#i18n/mistake-words.ts";
import type { FormAnswer, Mistakes, Values } from "./form-answer.ts";

/** Never sent back to a browser. */
const SECRET = "password";

export type FormSchema = z.ZodObject<Record<string, z.ZodType<unknown, string>>>;
export type FormValues<Schema extends FormSchema> = z.infer<Schema>;

/** What to answer when it cannot be taken as it is. */
export type FormRefusal = { status: 400 | 413; parts: Partial<FormAnswer> };

type Read<Fields> = {
  /** A text that came with the fields; empty when it did not. */
  textOf: (name: string) => string;
} & ({ refusal: FormRefusal } | { refusal: null; fields: Fields; values: Values });

/** Reads a form of ours out of a request: its fields, or what to say about the mistakes in them. */
export async function readForm<Schema extends FormSchema>(
  request: Request,
  schema: Schema,
): Promise<Read<FormValues<Schema>>> {
  const body = await readKept(request);
  const type = request.headers.get("content-type") ?? "";
  const form = body && (await parseBody(body, type));
  const textOf = (name: string) => plainText(form?.get(name));
  if (body === null)
    return { textOf, refusal: { status: 413, parts: { problem: forms.tooLarge } } };
  if (!form) return { textOf, refusal: { status: 400, parts: { problem: forms.unreadable } } };

  const names = Object.keys(schema.shape);
  const typed = Object.fromEntries(names.map((name) => [name, textOf(name)]));
  const { [SECRET]: _, ...values } = typed;
  const result = schema.safeParse(typed);
  if (result.success) return { textOf, refusal: null, fields: result.data, values };
  const mistakes = mistakesOf(result.error, names);
  return { textOf, refusal: { status: 400, parts: { values, mistakes } } };
}

/** Null when the body was larger than any form of ours: then the server has kept nothing of it. */
async function readKept(request: Request): Promise<ArrayBuffer | null> {
  const body = await request.arrayBuffer();
  return Number(request.headers.get("content-length")) > body.byteLength ? null : body;
}

/** Null when it is no form. */
async function parseBody(body: ArrayBuffer, type: string): Promise<FormData | null> {
  try {
    return await new Response(body, { headers: { "Content-Type": type } }).formData();
  } catch {
    return null;
  }
}

/** A file where a text should be is no text. */
function plainText(entry: FormDataEntryValue | null | undefined): string {
  return typeof entry === "string" ? withoutControls(entry) : "";
}

/** Zod says what is no text in words of its own. */
function said(message: string): Said | string {
  const mistake = mistakeOf(message);
  return mistake && isFormMistake(mistake) ? saidOf(mistake) : message;
}

/** The first mistake of each field, in the order of the page. */
function mistakesOf(error: z.ZodError, names: string[]): Mistakes {
  const found = names.flatMap((name) => {
    const issue = error.issues.find(({ path }) => path[0] === name);
    return issue ? [[name, said(issue.message)] as const] : [];
  });
  return Object.fromEntries(found);
}
