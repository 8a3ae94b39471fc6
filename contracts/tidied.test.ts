import { expect, test } from "vitest";
import { newEnquirySchema } from "./enquiry-write.ts";
import { email, html, line, lines, phone } from "./fields.ts";
import { amount, currency } from "./kinds/amount.ts";
import { SETTINGS_KINDS } from "./kinds/settings.ts";

const BIDI = "\u202e\u2067\u200f";
const ISO = "\u2069\u202c";
const { whatsapp } = SETTINGS_KINDS.contact.fields;

/** What nobody sees, and no key types, is not kept where it turns round or hides what stands beside it. */
test.each([
  ["a line", line(), ` ${BIDI}Far\u0000ida${ISO}\r\n Yasmin `, "Far ida  Yasmin"],
  ["a phone", phone(), `${BIDI}+880 1011${ISO}`, "+880 1011"],
  ["an email", email(), `${BIDI}a@b.example${ISO}`, "a@b.example"],
  ["an amount", amount(), `${BIDI}১,৯২,০০০${ISO}`, "192000"],
  ["an amount with spaces", amount(), "192\u00a0000 ", "192000"],
  ["a currency", currency(), " usd ", "USD"],
  ["a number of WhatsApp", whatsapp, `${BIDI}00880 1011-480226${ISO}`, "8801011480226"],
  ["lines", lines(), `\u200fمتى\r\nالسفر\u0000؟ `, "\u200fمتى\nالسفر؟ "],
  ["a text", html(), "<p>a\u0007\tb</p>\r\n", "<p>a\tb</p>\n"],
])("%s is kept as it was meant", (_, { tidy }, typed, kept) => {
  expect(tidy(typed)).toBe(kept);
});

test("so are the words of an enquiry, with half a letter mended", () => {
  const sent = {
    ...{ topic: "umrah", name: `${BIDI}Farida${ISO}`, phone: "+880 1011-480226", token: "t" },
    message: ` One\r\n\u0000two\ud83d ${BIDI}`,
  };
  const read = newEnquirySchema.parse(sent);
  expect([read.name, read.message]).toEqual(["Farida", `One\ntwo\ufffd ${BIDI}`.trim()]);
});
