import { expect, test } from "vitest";
import { makeEnquiry } from "#tests/support/make-enquiry.ts";
import { openLetters } from "#tests/support/open-letters.ts";

test("letters of an enquiry", async () => {
  const { letter, site, outline, db } = await openLetters();
  const { id } = await makeEnquiry(site, {
    message: "One\nTwo",
    month: "2027-03",
    travellers: 3,
    language: "bn",
  });
  expect(await letter({ kind: "enquiry", enquiryId: id, to: null })).toEqual([
    "salam@rihla.example",
    { name: "Farida Yasmin", address: "farida@example.com" },
    "en",
    "RH-XXXX: Umrah, Farida Yasmin",
    "Farida Yasmin asks: Umrah",
    "Reference: RH-XXXX",
    "Name: Farida Yasmin",
    "Mobile number: 01011-480226",
    "Email: farida@example.com",
    "Travellers: 3",
    "Month: March 2027",
    "Sent from: /contact",
    "Language: বাংলা",
    "> One",
    "> Two",
    "Open it in the inbox:",
    "https://rihla.example/admin/enquiries/ID",
    4,
  ]);
  expect(await outline({ kind: "enquiry", enquiryId: id })).toEqual([
    "table role=presentation lang=en dir=ltr: | # {dir=auto} Farida Yasmin asks: Umrah / table: / | {scope=row} Reference | id1 | / | {scope=row} Name | Farida Yasmin | / … 5 more / | {scope=row} Language | বাংলা | / blockquote dir=auto: One Two / [Open it in the inbox | href=https://rihla.example/admin/enquiries/id2] / Rihla Travels House 14, Road 7, Dhanmondi, Dhaka 1205 +880 1011-204560 https://rihla.example |",
  ]);
  expect(await letter({ kind: "confirmation", enquiryId: id, to: "farida@example.com" })).toEqual([
    "farida@example.com",
    null,
    "bn",
    "RH-XXXX: we have your enquiry",
    "Thank you, Farida Yasmin.",
    "Your enquiry has reached রিহলা ট্রাভেলস. A person reads it and answers you.",
    "Your reference: RH-XXXX",
    "About: Umrah",
    "We are there: Saturday to Thursday, 9 am to 9 pm; Friday, 3 pm to 9 pm",
    "Telephone: +880 1011-204560",
    "If you did not write to us, somebody typed your address by mistake: then you need do nothing.",
    4,
  ]);
  const changed = {
    status: "spam",
    spamReasons: "honeypot too-fast",
    language: "en",
    name: "<b>x</b>",
    email: "no",
    message: "",
    travellers: null,
    month: "",
  } as const;
  await db.updateTable("enquiry").set(changed).where("id", "=", id).execute();
  expect(await letter({ kind: "enquiry", enquiryId: id, to: null })).toEqual([
    "salam@rihla.example",
    null,
    "en",
    "Possible spam: RH-XXXX: Umrah, <b>x</b>",
    "<b>x</b> asks: Umrah",
    "It is in quarantine. A field that people cannot see was filled in. It was sent faster than anybody types.",
    "Reference: RH-XXXX",
    "Name: <b>x</b>",
    "Mobile number: 01011-480226",
    "Email: no",
    "Sent from: /contact",
    "Open it in the inbox:",
    "https://rihla.example/admin/enquiries/ID",
    4,
  ]);
  expect(await letter({ kind: "confirmation", enquiryId: id, to: "farida@example.com" })).toEqual([
    "farida@example.com",
    null,
    "en",
    "RH-XXXX: we have your enquiry",
    "Thank you.",
    "Your enquiry has reached Rihla Travels. A person reads it and answers you.",
    "Your reference: RH-XXXX",
    "About: Umrah",
    "We are there: Saturday to Thursday, 9 am to 9 pm; Friday, 3 pm to 9 pm",
    "Telephone: +880 1011-204560",
    "If you did not write to us, somebody typed your address by mistake: then you need do nothing.",
    4,
  ]);
  expect(await letter({ kind: "enquiry", enquiryId: "gone", to: null })).toEqual(null);
  const mail = { address: "not an address", label: "" };
  await site.settings.update({ mail }, { by: null });
  await db
    .updateTable("enquiry")
    .set({ name: "x".repeat(90) })
    .where("id", "=", id)
    .execute();
  expect(await letter({ kind: "enquiry", enquiryId: id, to: null })).toEqual([
    "nadia@rihla.example",
    null,
    "en",
    "Possible spam: RH-XXXX: Umrah, xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
    "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx asks: Umrah",
    "It is in quarantine. A field that people cannot see was filled in. It was sent faster than anybody types.",
    "Reference: RH-XXXX",
    "Name: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
    "Mobile number: 01011-480226",
    "Email: no",
    "Sent from: /contact",
    "Open it in the inbox:",
    "https://rihla.example/admin/enquiries/ID",
    4,
  ]);
});

test("whoever reads it in another language comes to the home page in that one, where it is shown", async () => {
  const { compose, site } = await openLetters();
  const { id } = await makeEnquiry(site, { language: "bn" });
  const homes: unknown[] = [];
  for (const shown of [[], ["bn"]] as const) {
    await site.languages.show(shown, { by: null });
    const letter = await compose({ kind: "confirmation", enquiryId: id, to: "farida@example.com" });
    homes.push(letter?.text.split("\n").at(-1));
  }
  expect(homes).toEqual(["https://rihla.example", "https://rihla.example/bn"]);
});
