import { expect, test } from "vitest";
import { textIn } from "./text-in.ts";

test.each([
  [{ en: "Hello", bn: "সালাম", ar: "" }, "bn", "bn"],
  [{ en: "Hello", bn: "সালাম", ar: " " }, "ar", "en"],
  [{ en: "", bn: "সালাম", ar: "" }, "ar", "bn"],
  [{ en: "", bn: "", ar: "" }, "ar", "ar"],
] as const)("%j in %s is read in %s", (texts, wanted, language) => {
  expect(textIn(texts, wanted)).toEqual({ text: texts[language], language });
});
