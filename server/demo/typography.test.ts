import { expect, test } from "vitest";
import * as ar from "./ar/index.ts";
import * as bn from "./bn/index.ts";
import templates from "./templates.json" with { type: "json" };

/** What no native types: signs of another script after a letter, room before a sign, typewriter's quotes. */
const FAULTS = {
  bn: /\p{Script=Bengali}\p{M}*\.(?=\s|$)|\p{Script=Bengali}\p{M}* [,;?!।]|\.\.\.|"|[٠-٩،؟]/u,
  ar: /\p{Script=Arabic}\p{M}*[,;?]|\p{Script=Arabic}\p{M}* [.،؛؟!]|\.\.\.|"|[০-৯।]/u,
};

const textsOf = (value: unknown): string[] => {
  if (typeof value === "string") return value.split(/<[^>]*>|\n/);
  return value && typeof value === "object" ? Object.values(value).flatMap(textsOf) : [];
};

const inLanguage = (language: "bn" | "ar") => [
  ...textsOf(language === "bn" ? bn : ar),
  ...textsOf(templates).filter((text) => SCRIPTS[language].test(text)),
];
const SCRIPTS = { bn: /\p{Script=Bengali}/u, ar: /\p{Script=Arabic}/u };

test.each(["bn", "ar"] as const)("%s: the demo agency writes its own signs", (language) => {
  const texts = inLanguage(language);
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter((text) => FAULTS[language].test(text))).toEqual([]);
});

test("the finder of faults finds them", () => {
  for (const text of ["চলুন.", "চলুন ।", "যাবেন؟", '“আসুন"']) expect(FAULTS.bn.test(text)).toBe(true);
  for (const text of ["تعال, ثم", "متى?", "متى ؟", "١০"]) expect(FAULTS.ar.test(text)).toBe(true);
  for (const text of ["চলুন, যাবেন? হ্যাঁ।", "৩.৫"]) expect(FAULTS.bn.test(text)).toBe(false);
  expect(FAULTS.ar.test("متى، ولماذا؟ 3.5")).toBe(false);
});
