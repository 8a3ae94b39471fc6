import { z } from "zod";
import { isFieldAddress } from "./address.ts";
import { plainDigits, tidyLine, withoutControls } from "./field-rules.ts";

/** Texts that staff write. Lengths are UTF-16 units, as `maxLength` of a field counts them. */

export const LINE_LENGTH = 300;
export const LINES_LENGTH = 5000;
export const ADDRESS_LENGTH = 2000;
export const CONTENT_LENGTH = 500_000;

/** Half a letter (a lone surrogate) cannot be stored or sent as it is. */
const whole = z
  .string({ error: ({ input }) => (input === undefined ? "must be given" : "must be text") })
  .refine((text) => text.isWellFormed(), "must not hold half a letter (a lone surrogate)");

const shorterThan = (limit: number) =>
  z.string().max(limit, `must have at most ${limit.toLocaleString("en-GB")} letters`);

const filled = (text: string) => text !== "";
const EMPTY = "must not be empty";

/** One line; may be empty. */
export const line = (limit = LINE_LENGTH) => whole.transform(tidyLine).pipe(shorterThan(limit));

export const filledLine = (limit = LINE_LENGTH) => line(limit).refine(filled, EMPTY);

/** Several lines; may be empty. */
export const lines = (limit = LINES_LENGTH) =>
  whole.transform(withoutControls).pipe(shorterThan(limit));

export const filledLines = (limit = LINES_LENGTH) =>
  lines(limit).refine((text) => text.trim() !== "", EMPTY);

/** HTML; sanitised where it is stored. */
export const richText = lines(CONTENT_LENGTH);

const UNSAFE = "must be an address that begins with https://, http:// or one /";

/** Of a picture or a page; may be empty. */
export const address = line(ADDRESS_LENGTH).refine(isFieldAddress, UNSAFE);

export const filledAddress = address.refine(filled, EMPTY);

/** As typed: what a password may hold is anybody's own choice. */
export const secretText = whole;

export const emailAddress = line(254).refine(
  (text) => text === "" || z.email().safeParse(text).success,
  "must be a whole email address, for example name@example.com",
);

/** Shown as it is written, in whichever digits; a hotline may be short. May be empty. */
export const phoneNumber = line(40).refine(
  (text) => text === "" || /\d{3}/.test(plainDigits(text).replace(/[^\d]/g, "")),
  "must be a phone number, for example +880 1011-204560",
);
