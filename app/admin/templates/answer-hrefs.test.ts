import { expect, test } from "vitest";
import { answerHrefs } from "./answer-hrefs.ts";

const AGENCY = { whatsapp: "8801011204560", phones: [] };
const TEXT = { text: "Salam & peace,\n\n=?#সালাম", subject: "Your question & more\n" };

test("nothing in a text breaks out of the address that it is opened with", () => {
  const person = { phone: "01011-480226", email: "farida+umrah&bcc=x@example.com" };
  const { whatsapp, mail } = answerHrefs(person, AGENCY, TEXT);
  const chat = new URL(whatsapp ?? "");
  expect([chat.pathname, [...chat.searchParams]]).toEqual([
    "/8801011480226",
    [["text", TEXT.text]],
  ]);
  const letter = new URL(mail ?? "");
  expect(decodeURIComponent(letter.pathname)).toBe(person.email);
  expect([...letter.searchParams]).toEqual([
    ["subject", TEXT.subject],
    ["body", "Salam & peace,\r\n\r\n=?#সালাম"],
  ]);
});

test("where nobody can be reached there is nothing to open", () => {
  expect(answerHrefs({ phone: "480226", email: "" }, AGENCY, TEXT)).toEqual({
    ...{ whatsapp: null, mail: null },
  });
});
