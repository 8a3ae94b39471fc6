import { expect, test } from "vitest";
import { openPublicWindow } from "#tests/support/open-public-window.tsx";

/** A page with a form in it, as somebody fills it in. */
async function openForm(path: string) {
  const opened = await openPublicWindow();
  const hand = await opened.open(path);
  /** The button of the form: links in the head are called the same. */
  const send = async () => {
    document.querySelector<HTMLElement>("form[method=post] [type=submit]")?.click();
    return hand.came();
  };
  const stored = () =>
    opened.db
      .selectFrom("enquiry")
      .select(["topic", "name", "phone", "email", "month", "travellers", "message"])
      .select(["package", "page", "language"])
      .where("name", "=", "Farida")
      .execute();
  return { ...hand, send, stored };
}

const emailField = (value: string, more = "") =>
  `+ ("Email" input type=email name=email value=${value} autocomplete=email inputmode=email dir=auto required=true${more})`;
const phoneField = (value: string, more = "") =>
  `+ ("Mobile number" input type=tel name=phone value${value} placeholder=01XXX-XXXXXX autocomplete=tel inputmode=tel dir=auto${more})`;
const nameField = (label: string, value: string, more = "") =>
  `+ ("${label}" input name=name value${value} autocomplete=name dir=auto required=true${more})`;
const people = (value: string, more = "") =>
  `+ <‹minus› | label=One fewer> ("How many people?" input name=travellers value=${value} inputmode=numeric dir=auto${more}) <‹plus› | label=One more>`;
const wrong = (words: string) => ` invalid=true describedby="${words}"`;

const NO_ADDRESS = wrong("Enter an email address with an @ sign, for example name@exam");
const NO_NUMBER = wrong("Enter a mobile number in digits, for example 01011-480226.");
const NO_NAME = wrong("Enter your name.");
const NO_PEOPLE = wrong("Enter how many people travel, from 1 to 99.");

test("a message: fields are checked as they are left, the rest as it is sent, and what was typed waits", async () => {
  const { press, type, came, router, send, stored } = await openForm("/contact?from=ad");
  // Walking past an empty field is no mistake.
  expect(await type("Name", "")).toEqual(["focus input Name"]);
  expect(await type("Email", "")).toEqual(["focus input Email"]);
  expect(await type("Email", "farida at")).toEqual(["gone 1", emailField("farida at")]);
  expect(await type("Message", "Is there a lift?")).toEqual([
    "gone 2",
    emailField("farida at", NO_ADDRESS),
    '+ ("Message" textarea name=message dir=auto required=true: Is there a lift?)',
    "focus textarea Message",
  ]);
  expect(await type("Email", "farida@example.com")).toEqual([
    "gone 1",
    emailField("farida@example.com"),
    "focus input Email",
  ]);
  expect(await send()).toEqual([
    "gone 1",
    '+ div role=group tabindex=-1 labelledby="Please fix one thing":',
    "+ ‹circle-alert› Please fix one thing",
    "+ ul: li: [Enter your name | href=#field-name]",
    nameField("Name", "", NO_NAME),
    "focus div Please fix one thingEnter your name",
  ]);
  expect(await press("Enter your name")).toEqual(["focus input Name"]);
  expect(await type("Name", "Farida")).toEqual(["gone 1", nameField("Name", "=Farida")]);
  expect(await stored()).toEqual([]);

  const token = () => document.querySelector<HTMLInputElement>("main [name=token]")?.value;
  const before = token();
  await router.navigate("/about");
  await came();
  await router.navigate(-1);
  expect(await came()).toEqual(
    expect.arrayContaining([
      nameField("Name", "=Farida"),
      emailField("farida@example.com"),
      '+ ("Message" textarea name=message dir=auto required=true: Is there a lift?)',
    ]),
  );
  // The form is a new one, and not as old as what stands in it.
  expect([before, token()]).toEqual([expect.any(String), expect.any(String)]);
  expect(token()).not.toBe(before);
  expect(await send()).toEqual([
    "gone 8",
    '+ section labelledby="Thank you, Farida.":',
    "+ ## {dir=auto tabindex=-1} Thank you, Farida.",
    "+ We will write to {dir=ltr: farida@example.com} today before 9 pm.",
    "+ Your reference {dir=ltr: id1} Say it when you call or write to us.",
    "+ [‹message-circle› Write on WhatsApp | href=https://wa.me/8801011204560?text=Hello%2C%20my%20reference%20is%20id1. target=_blank rel=noopener noreferrer label=Write on WhatsApp (opens in a new tab)] [‹phone› Save our number | href=/agency.vcf]",
    "+ Or call us: [{dir=ltr: +880 1011-204560} | href=tel:+8801011204560 label=Call +880 1011-204560]",
    "+ [Send something else | href=/contact]",
    "focus h2 Thank you, Farida.",
  ]);
  expect(await stored()).toEqual([
    {
      ...{ topic: "message", name: "Farida", phone: "", email: "farida@example.com" },
      ...{ message: "Is there a lift?", page: "/contact", language: "en" },
      ...{ month: "", travellers: null, package: null },
    },
  ]);
  await router.navigate("/about");
  await came();
  await router.navigate("/contact?from=ad");
  expect(await came()).toContainEqual(nameField("Name", ""));
});

test("a price: digits of any script, a month, and how many travel", async () => {
  const { type, send, stored } = await openForm("/packages/umrah");
  expect(await type("Mobile number", "none")).toEqual([
    "gone 1",
    phoneField("=none", " required=true"),
    "focus input Mobile number",
  ]);
  const travellers = (value: string, more = "") =>
    `+ ("Travellers" input name=travellers value=${value} inputmode=numeric dir=auto${more})`;
  expect(await type("Travellers", "৪৪৪৪")).toEqual([
    "gone 2",
    phoneField("=none", ` required=true${NO_NUMBER}`),
    travellers("৪৪৪৪"),
    "focus input Travellers",
  ]);
  expect(await type("Month", "2027-03")).toEqual([
    "gone 2",
    expect.stringContaining("*March=2027-03"),
    travellers("৪৪৪৪", NO_PEOPLE),
    "focus select Month",
  ]);
  expect(await type("Mobile number", "০১০১১-৪৮০২২৬")).toEqual([
    "gone 1",
    phoneField("=০১০১১-৪৮০২২৬", " required=true"),
    "focus input Mobile number",
  ]);
  expect(await type("Travellers", "৪")).toEqual([
    "gone 1",
    travellers("৪"),
    "focus input Travellers",
  ]);
  await type("Your name", " Farida ");
  const sent = await send();
  expect(sent.slice(1, 4)).toEqual([
    '+ section labelledby="Thank you, Farida.":',
    "+ ## {dir=auto tabindex=-1} Thank you, Farida.",
    "+ We will call {dir=ltr: ০১০১১-৪৮০২২৬} today before 9 pm.",
  ]);
  expect(sent.at(-1)).toBe("focus h2 Thank you, Farida.");
  expect(await stored()).toEqual([
    {
      ...{ topic: "umrah", name: "Farida", phone: "০১০১১-৪৮০২২৬", email: "", message: "" },
      ...{ month: "2027-03", travellers: 4, package: "umrah", page: "/packages/umrah" },
      language: "en",
    },
  ]);
});

test("a plan: tiles, people by buttons within their bounds, and a number or an address is enough", async () => {
  const { press, type, send, stored } = await openForm("/get-started?topic=hajj");
  const status = (value: string) => `+ {role=status .sr-only: ${value}}`;
  expect(await press("One fewer")).toEqual(["gone 1", status("1"), "focus button One fewer"]);
  const more = ["gone 2", people("2"), status("2"), "focus button One more"];
  expect(await press("One more")).toEqual(more);
  await type("How many people?", "98");
  expect(await press("One more")).toEqual([
    ...["gone 2", people("99"), status("99"), "focus button One more"],
  ]);
  expect(await press("One more")).toEqual([]);
  await type("How many people?", "৩");
  expect(await press("One more")).toEqual([
    ...["gone 2", people("4"), status("4"), "focus button One more"],
  ]);
  expect(await type("How many people?", "many")).toEqual([
    ...["gone 1", people("many", NO_PEOPLE), "focus input How many people?"],
  ]);
  expect(await press("One more")).toEqual([
    ...["gone 2", people("1"), status("1"), "focus button One more"],
  ]);
  expect(await send()).toEqual([
    "gone 2",
    '+ div role=group tabindex=-1 labelledby="Please fix 2 things":',
    "+ ‹circle-alert› Please fix 2 things",
    "+ li: [Enter your name | href=#field-name]",
    "+ li: [Enter a mobile number or an email address, so that we can reach you | href=#field-phone]",
    nameField("Your name", "", NO_NAME),
    phoneField("", wrong("Enter a mobile number or an email address, so that we can re")),
    "focus div Please fix 2 thingsEnter your nameEnter a mobile number or a",
  ]);
  await type("Email", "f@example.com");
  // Left, it settles the number too.
  expect(await type("Your name", "Farida")).toEqual([
    ...["gone 2", nameField("Your name", "=Farida"), phoneField(""), "focus input Your name"],
  ]);
  expect(await type("Mobile number", "12")).toContain(phoneField("=12", NO_NUMBER));
  // Emptied, it settles nothing.
  expect(await type("Email", "")).not.toContain(phoneField("=12"));
  await type("Mobile number", "");
  await type("Email", "f@example.com");
  expect(await press("Student visa")).toEqual([
    "gone 1",
    expect.stringMatching(/^(?!.*umrah checked)(?!.*hajj checked).*value=student-visa checked/),
    "focus input Student visa",
  ]);
  expect((await send()).at(-1)).toBe("focus h2 Thank you, Farida.");
  expect(await stored()).toEqual([
    {
      ...{ topic: "student-visa", name: "Farida", phone: "", email: "f@example.com", message: "" },
      ...{ month: "", travellers: 1, package: null, page: "/get-started", language: "en" },
    },
  ]);
});
