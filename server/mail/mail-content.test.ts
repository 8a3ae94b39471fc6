import { expect, test } from "vitest";
import { mailText } from "./mail-content.ts";

test("the plain part marks every line of somebody's words, and leaves out rows without a value", () => {
  const text = mailText(
    {
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
    },
    "Rihla",
  );
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
