import { expect, test } from "vitest";
import { inOrder, mailText, subjectOf } from "./mail-content.ts";

test("the plain part marks every line of somebody's words, and leaves out rows without a value", () => {
  const text = mailText({
    subject: "",
    heading: "An enquiry",
    parts: [
      {
        kind: "facts",
        rows: [
          ["Name", "Farida"],
          ["Email", ""],
          ["Phone", "0101"],
        ],
      },
      { kind: "words", text: "Hello.\n\nIs there a lift?" },
      { kind: "link", label: "Open it", href: "https://rihla.example/admin" },
    ],
    signature: ["Rihla"],
    words: { language: "en", direction: "ltr" },
  });
  expect(text).toBe(
    [
      "An enquiry",
      "Name: Farida\nPhone: 0101",
      "> Hello.\n> \n> Is there a lift?",
      "Open it:\nhttps://rihla.example/admin",
      "--\nRihla",
    ].join("\n\n"),
  );
});

test("among words from right to left, numbers and references keep their order; Arabic needs no help", () => {
  const words = { language: "ar", direction: "rtl" } as const;
  expect(inOrder("+880 1011-204560", words)).toBe("\u200e+880 1011-204560\u200e");
  expect(inOrder("عمرة 2027", words)).toBe("عمرة 2027");
  const mail = { subject: "RH-7K3Q: وصلنا", heading: "", parts: [], signature: [] };
  expect(subjectOf({ ...mail, words })).toBe("\u200fRH-7K3Q: وصلنا");
  const english = { language: "en", direction: "ltr" } as const;
  expect(inOrder("+880 1011-204560", english)).toBe("+880 1011-204560");
  expect(subjectOf({ ...mail, words: english })).toBe("RH-7K3Q: وصلنا");
});
