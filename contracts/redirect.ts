import { z } from "zod";
import { writeShape, writtenText } from "./field-schema.ts";
import { address, lines } from "./fields.ts";
import { NEW_ADDRESS_LENGTH, readNewAddress } from "./new-address.ts";
import { OLD_ADDRESS_LENGTH, readOldAddress } from "./old-address.ts";
import { pageQuerySchema } from "./page-query.ts";
import { LINES_LENGTH } from "./redirect-limits.ts";

export const redirectSchema = z
  .object({
    _id: z.string(),
    from: z.string().describe("Readable: only %, ? and # within a part are encoded"),
    to: z
      .string()
      .nullable()
      .describe("Null: its post or page is in the trash, and it leads nowhere"),
    since: z.iso.datetime(),
    isOwn: z.boolean().describe("False: made when a post or page got another link"),
    uses: z.int().describe("How often people asked for it and were led on"),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Redirect" });

export type Redirect = z.infer<typeof redirectSchema>;

const trimmed = (text: string) => text.trim();

export const redirectFields = {
  // Percent-encoded, a letter takes nine characters.
  from: address({
    limit: 9 * OLD_ADDRESS_LENGTH,
    tidy: trimmed,
    rule: (typed) => readOldAddress(typed).mistake ?? null,
    note: "An address of this site; of a whole address what follows the host",
  }),
  to: address({
    limit: NEW_ADDRESS_LENGTH,
    tidy: trimmed,
    rule: (typed) => readNewAddress(typed).mistake ?? null,
    note: "A path of this site, or a whole https address",
  }),
};

export const newRedirectSchema = z.strictObject(writeShape(redirectFields));

export type NewRedirect = z.infer<typeof newRedirectSchema>;

export const redirectListQuerySchema = pageQuerySchema.extend({
  q: z.string().max(200).optional().describe("In either address"),
});

export type RedirectListQuery = z.infer<typeof redirectListQuerySchema>;

export const redirectLinesSchema = z.strictObject({
  lines: writtenText(lines({ limit: LINES_LENGTH, isRequired: true })).describe(
    "An old and a new address on each line, with a space, tab, comma or arrow between",
  ),
  store: z.boolean().default(false).describe("False: only say what would be stored"),
});

export type RedirectLines = z.infer<typeof redirectLinesSchema>;

export const redirectLinesAnswerSchema = z
  .object({
    good: z.array(z.object({ line: z.int(), from: z.string(), to: z.string() })),
    bad: z.array(z.object({ line: z.int(), text: z.string(), message: z.string() })),
    known: z.int().describe("Lines that say what is stored already"),
    isStored: z.boolean(),
  })
  .meta({ id: "RedirectLines" });

export type RedirectLinesAnswer = z.infer<typeof redirectLinesAnswerSchema>;

export const unknownPathSchema = z
  .object({
    _id: z.string(),
    path: z.string(),
    count: z.int(),
    since: z.iso.datetime(),
    suggestion: z.string().nullable().describe("The page or post with the nearest address"),
  })
  .meta({ id: "UnknownPath" });

export type UnknownPath = z.infer<typeof unknownPathSchema>;
