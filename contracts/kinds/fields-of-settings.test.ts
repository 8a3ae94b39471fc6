import { expect, test } from "vitest";
import { saidOfFields } from "#tests/support/said-of-fields.ts";
import { findKind, type KindName } from "./find-kind.ts";

const said = (kind: KindName, id = "any") => {
  const found = findKind(kind, id);
  return (
    found && [
      ...saidOfFields(found.fields),
      `apart: ${found.apart}, schema ${found.upgrades.length + 1}`,
    ]
  );
};

test("what each field of the settings is, and what it takes", () => {
  expect(said("settings", "agency")).toEqual([
    "brand.name: type=line limit=80 isRequired initial=Your agency | empty: empty, blank | too-long: long",
    "brand.tagline: type=line limit=300 | too-long: long",
    'footer.text: type=lines limit=500 isLong | kept as " \\t": blank | kept as "  two  words ": spaced | too-long: long',
    "footer.copyright: type=line limit=300 initial=© {year} {name}. All rights reserved. | too-long: long",
    "apart: , schema 1",
  ]);
  expect(said("settings", "contact")).toEqual([
    "phones: type=rows most=20",
    "phones[].label: type=line limit=100 | too-long: long",
    "phones[].number: type=line limit=40 isRequired isSame | empty: empty, blank | bad-phone-number: word, spaced, path, script, web, mail, amount, minus, zone, fits | too-long: long",
    'whatsapp: type=line limit=40 isSame note=Digits only, with the country code | bad-whatsapp: word, spaced, path, script, web, mail, hotline, digits, no hour, hour, amount, minus, colour, zone, fits | kept as "20260230": no day | kept as "20260228": day | too-long: long',
    "mail.address: type=line limit=254 isSame | bad-email: word, spaced, path, script, web, hotline, digits, no day, day, no hour, hour, amount, minus, colour, zone, fits | too-long: long",
    "mail.label: type=line limit=100 | too-long: long",
    'address: type=lines limit=500 isLong | kept as " \\t": blank | kept as "  two  words ": spaced | too-long: long',
    "hours: type=rows most=20",
    "hours[].from: type=choice limit=40 initial=Saturday note=Empty: only its words say when choices=,Saturday,Sunday,Monday,Tuesday,Wednesday,Thursday,Friday | bad-choice: word, spaced, path, script, web, mail, hotline, digits, no day, day, no hour, hour, amount, minus, colour, zone, fits | too-long: long",
    "hours[].until: type=choice limit=40 note=The last of the days in a row; empty: one day choices=,Saturday,Sunday,Monday,Tuesday,Wednesday,Thursday,Friday | bad-choice: word, spaced, path, script, web, mail, hotline, digits, no day, day, no hour, hour, amount, minus, colour, zone, fits | too-long: long",
    "hours[].opens: type=clock limit=5 note=HH:MM | bad-time: empty, blank, word, hotline, digits, no hour, amount, minus, fits | too-long: spaced, path, script, web, mail, no day, day, colour, zone, long",
    "hours[].closes: type=clock limit=5 note=HH:MM | bad-time: empty, blank, word, hotline, digits, no hour, amount, minus, fits | too-long: spaced, path, script, web, mail, no day, day, colour, zone, long",
    "hours[].words: type=line limit=300 isOptional note=Said in place of days and times | too-long: long",
    "timeZone: type=timeZone limit=60 initial=UTC | bad-zone: empty, blank, word, spaced, path, script, web, mail, hotline, digits, no day, day, no hour, hour, amount, minus, colour, fits | too-long: long",
    "apart: , schema 2",
  ]);
  expect(said("settings", "social")).toEqual([
    "social: type=rows most=20",
    "social[].name: type=line limit=40 isRequired isSame | empty: empty, blank | too-long: long",
    "social[].url: type=address limit=2000 isRequired | empty: empty, blank | bad-web-address: word, spaced, path, script, mail, hotline, digits, no day, day, no hour, hour, amount, minus, colour, zone, fits | too-long: long",
    "apart: , schema 1",
  ]);
  expect(said("settings", "notice")).toEqual([
    "notice.text: type=line limit=300 isRequired isLong initial=The hosting payment for this website is due. To settle it, please call {phone} | empty: empty, blank | too-long: long",
    "notice.shortText: type=line limit=100 isRequired initial=Hosting payment due | empty: empty, blank | too-long: long",
    "notice.phone: type=line limit=40 isSame note=Empty: the first number of the agency | bad-phone-number: word, spaced, path, script, web, mail, amount, minus, zone, fits | too-long: long",
    "notice.isShown: type=flag initial isOptional",
    "notice.lastDay: type=day limit=10 isOptional note=YYYY-MM-DD where the agency is, shown until it ends; empty: no end | bad-day: word, path, hotline, digits, no day, no hour, hour, amount, minus, colour, zone, fits | too-long: spaced, script, web, mail, long",
    "apart: , schema 1",
  ]);
  expect(said("settings", "know-more")).toEqual([
    "knowMoreLink: type=address limit=2000 isRequired initial=/blog | empty: empty, blank | bad-address: script | too-long: long",
    "apart: , schema 1",
  ]);
  expect(said("settings", "look")).toEqual([
    "look.logo: type=picture limit=2000 isRequired initial=/art/logo-mark.svg isMark | empty: empty, blank | bad-address: script | too-long: long",
    "look.accent: type=colour limit=20 note=#rrggbb of buttons and links; empty: the green of the design | bad-colour: word, spaced, path, script, web, mail, hotline, digits, no day, day, no hour, hour, amount, minus, zone, fits | too-long: long",
    "apart: , schema 1",
  ]);
});
