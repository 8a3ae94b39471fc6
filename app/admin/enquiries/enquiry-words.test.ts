import { expect, test } from "vitest";
import { journeyWords } from "./enquiry-words.ts";
import { mailTo, whatsAppTo } from "./reach-hrefs.ts";

const AGENCY = {
  brand: { name: "Rihla & Co", tagline: "" },
  whatsapp: "8801011204560",
  phones: [],
};
const PERSON = {
  name: "Farida & Karim",
  phone: "01011-480226",
  email: "farida+umrah&bcc=x@example.com",
  reference: "RH-7K3Q",
  language: "en",
} as const;

test("a journey in words says what is known, and no more", () => {
  const asked = { topic: "umrah", package: null, month: "2027-02", travellers: 4 } as const;
  expect(journeyWords(asked)).toBe("Umrah, February, 4 people");
  expect(journeyWords({ ...asked, month: "", travellers: 1 })).toBe("Umrah, 1 person");
  expect(journeyWords({ ...asked, topic: "message", month: "", travellers: null })).toBe(
    "A message",
  );
});

test("WhatsApp opens with the reference; nothing typed breaks out of the address", () => {
  const href = new URL(whatsAppTo(PERSON, AGENCY) ?? "");
  expect(href.pathname).toBe("/8801011480226");
  expect([...href.searchParams]).toEqual([
    ["text", "Hello Farida & Karim, this is Rihla & Co, about your enquiry RH-7K3Q."],
  ]);
  expect(whatsAppTo({ ...PERSON, phone: "" }, AGENCY)).toBeNull();
  const phones = [{ label: "Office", number: "+880 1011 204560" }];
  expect(whatsAppTo(PERSON, { ...AGENCY, whatsapp: "", phones })).toBe(href.href);
  expect(whatsAppTo(PERSON, { ...AGENCY, whatsapp: "" })).toBeNull();
});

test("a mail goes to the address as it was typed, and to nobody else", () => {
  const href = new URL(mailTo(PERSON, AGENCY) ?? "");
  expect(decodeURIComponent(href.pathname)).toBe(PERSON.email);
  expect([...href.searchParams]).toEqual([["subject", "RH-7K3Q: your enquiry to Rihla & Co"]]);
  expect(mailTo({ ...PERSON, email: "" }, AGENCY)).toBeNull();
});

test("whoever asked in Bangla or Arabic is answered in it, whatever the language of staff", () => {
  const textFor = (language: "bn" | "ar") =>
    new URL(whatsAppTo({ ...PERSON, language }, AGENCY) ?? "").searchParams.get("text");
  expect(textFor("bn")).toBe(
    "আসসালামু আলাইকুম Farida & Karim, Rihla & Co থেকে বলছি, আপনার জিজ্ঞাসা RH-7K3Q প্রসঙ্গে।",
  );
  expect(textFor("ar")).toBe("السلام عليكم Farida & Karim، معك Rihla & Co بخصوص استفسارك RH-7K3Q.");
  const mail = new URL(mailTo({ ...PERSON, language: "ar" }, AGENCY) ?? "");
  expect(mail.searchParams.get("subject")).toBe("RH-7K3Q: استفسارك لدى Rihla & Co");
});
