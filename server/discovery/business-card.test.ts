import { expect, test } from "vitest";
import { completed } from "#contracts/completed.ts";
import { settingsSchema } from "#contracts/kinds/schemas.ts";
import { SETTINGS_FIELDS } from "#contracts/kinds/settings.ts";
import { businessCard } from "./business-card.ts";

const cardOf = (given: Record<string, unknown>) =>
  businessCard(
    settingsSchema.parse({ ...completed(SETTINGS_FIELDS, given), versions: {} }),
    "https://noor.example",
  );

test("a phone's address book takes name, numbers and address as they are", () => {
  const card = cardOf({
    brand: { name: "Noor; Sons, Ltd", tagline: "" },
    phones: [{ label: "", number: "+880 1811-000111" }],
    address: "House 2, Road 7\nSylhet",
  });
  expect(card.split("\r\n")).toEqual([
    ...["BEGIN:VCARD", "VERSION:3.0"],
    ...["N:Noor\\; Sons\\, Ltd;;;;", "FN:Noor\\; Sons\\, Ltd", "ORG:Noor\\; Sons\\, Ltd"],
    "TEL;TYPE=WORK,VOICE:+8801811000111",
    "ADR;TYPE=WORK:;;House 2\\, Road 7\\nSylhet;;;;",
    ...["URL:https://noor.example/", "END:VCARD", ""],
  ]);
});

test("a long line goes on in the next one, and no letter is cut in two", () => {
  const name = "নূর ট্রাভেলস ".repeat(8).trim();
  const lines = cardOf({ brand: { name, tagline: "" } }).split("\r\n");
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines.join("\r\n").replaceAll("\r\n ", "")).toContain(`FN:${name}\r\n`);
});

test("a number in the digits of any language is one that can be called", () => {
  const card = cardOf({ phones: [{ label: "", number: "+৮৮০ ১৮১১-০০০১১১" }] });
  expect(card).toContain("TEL;TYPE=WORK,VOICE:+8801811000111\r\n");
});

test("a line of 75 bytes is whole, one of 76 goes on", () => {
  const card = (letters: number) => cardOf({ brand: { name: "x".repeat(letters), tagline: "" } });
  expect(card(72)).toContain(`\r\nFN:${"x".repeat(72)}\r\nORG:`);
  expect(card(73)).toContain(`\r\nFN:${"x".repeat(72)}\r\n x\r\nORG:`);
});
