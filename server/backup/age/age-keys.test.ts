import { expect, test } from "vitest";
import { makeAgeKeys, readIdentities, readRecipient } from "./age-keys.ts";

/** Of keys made by age-keygen 1.1.1. */
const RECIPIENT = "age1ru24n9mjdxl46ejezzttldwpf793mw2rh30z5pjcavx69cwl3glq2ehugm";
const IDENTITY = "AGE-SECRET-KEY-1XSVFQWPHZ5LGY8EM4UF7PYCRULMQJA84W2M6Q7E6SRSQKWJCTLKS5SD852";
const KEY_FILE = `# created: 2026-11-25T17:51:04Z\r\n# public key: ${RECIPIENT}\r\n${IDENTITY}\r\n`;

const flaw = (name: string) => expect.objectContaining({ name: "AgeError", flaw: name });

test("keys that are made are taken, and no two are the same", async () => {
  const [one, other] = [await makeAgeKeys(), await makeAgeKeys()];
  expect(readRecipient(one.recipient)).toBe(one.recipient);
  expect(readIdentities(one.identity)).toEqual([one.identity]);
  expect(other.identity).not.toBe(one.identity);
});

test("what was pasted around a key is left out, and the file of age-keygen is taken as it is", () => {
  expect(readRecipient(`\n  ${RECIPIENT} \n`)).toBe(RECIPIENT);
  expect(readIdentities(KEY_FILE)).toEqual([IDENTITY]);
  expect(readIdentities(`${IDENTITY}\n${IDENTITY}`)).toHaveLength(2);
  expect(readIdentities(`${IDENTITY}\n`.repeat(20))).toHaveLength(20);
});

test.each([
  ["in small letters", IDENTITY.toLowerCase()],
  ["in lines, as it is shown on a phone", (IDENTITY.match(/.{1,28}/g) ?? []).join("\r\n")],
  ["in pieces", `  ${(IDENTITY.match(/.{1,4}/g) ?? []).join(" ")}\n`],
])("a key that was written from paper is taken %s", (_, text) => {
  expect(readIdentities(text)).toEqual([IDENTITY]);
});

const altered = (key: string) => `${key.slice(0, -1)}${key.endsWith("m") ? "q" : "M"}`;

test.each([
  ["", "no-recipient"],
  ["age1", "no-recipient"],
  [altered(RECIPIENT), "no-recipient"],
  [RECIPIENT.slice(0, -1), "no-recipient"],
  [RECIPIENT.toUpperCase(), "no-recipient"],
  [`${RECIPIENT} ${RECIPIENT}`, "no-recipient"],
  [`age1yubikey1${RECIPIENT.slice(4)}`, "no-recipient"],
  ["ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIA", "no-recipient"],
  ["a".repeat(1_000_000), "no-recipient"],
  [IDENTITY, "secret-as-recipient"],
  [IDENTITY.toLowerCase(), "secret-as-recipient"],
])("no recipient: %.70s", (text, name) => {
  expect(() => readRecipient(text)).toThrow(flaw(name));
});

test.each([
  ["", "no-identity"],
  ["# nothing but a remark", "no-identity"],
  [altered(IDENTITY), "no-identity"],
  [IDENTITY.slice(1), "no-identity"],
  [`${IDENTITY}\nand more`, "no-identity"],
  [`${IDENTITY}\n`.repeat(21), "no-identity"],
  [`${IDENTITY}\n`.repeat(200), "no-identity"],
  ["\u0000".repeat(1_000_000), "no-identity"],
  [RECIPIENT, "recipient-as-identity"],
])("no identity: %.70j", (text, name) => {
  expect(() => readIdentities(text)).toThrow(flaw(name));
});

test("no sentence repeats a key that was typed", () => {
  for (const read of [readRecipient, readIdentities]) {
    expect(() => read(altered(IDENTITY))).not.toThrow(/XSVFQWPH/);
  }
});

test("whoever gives the wrong half of a key is told which one is wanted", () => {
  expect(() => readRecipient(IDENTITY)).toThrow(/needs the public one .* begins with age1/);
  expect(() => readIdentities(RECIPIENT)).toThrow(/AGE-SECRET-KEY-1/);
});
