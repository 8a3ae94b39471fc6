import { expect, test } from "vitest";
import type { AuditEntry } from "#contracts/audit.ts";
import { auditWords } from "./audit-words.ts";

test.each<[AuditEntry["action"], AuditEntry["thing"], string, string]>([
  ["update", "blog", "Five days of Hajj", "changed the post “Five days of Hajj”"],
  ["update", "home", "Home", "changed the home page"],
  ["removal", "user", "Karim", "removed “Karim”"],
  ["sign-in", "user", "Nadia", "signed in"],
  ["update", "user", "Nadia", "changed their profile"],
  ["password-reset", "user", "Nadia", "got a new password"],
  ["update", "enquiry", "RH-7K3Q", "changed the enquiry “RH-7K3Q”"],
  ["export", "enquiry", "", "downloaded the list of enquiries"],
])("%s %s", (action, thing, summary, words) => {
  expect(auditWords({ action, thing, summary, userId: "u1" })).toBe(words);
});

test.each<[AuditEntry["action"], string, string]>([
  ["failed-sign-in", "Karim", "failed to sign in as “Karim”"],
  ["failed-sign-in", "", "failed to sign in"],
  ["password-reset", "Karim", "set a new password for “Karim”"],
])("%s by somebody unknown, of %j", (action, summary, words) => {
  expect(auditWords({ action, thing: "user", summary, userId: null })).toBe(words);
});
