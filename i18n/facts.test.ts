import { expect, test } from "vitest";
import { completed } from "#contracts/completed.ts";
import { settingsSchema } from "#contracts/kinds/schemas.ts";
import { SETTINGS_FIELDS } from "#contracts/kinds/settings.ts";
import { factsOf, fillFacts, inHtml } from "./facts.ts";

const FACTS = {
  name: "Noor Travels",
  phone: "+880 1811-000111",
  mail: "hello@noor.example",
  address: "House 2, Sylhet",
  hours: "Sunday to Thursday, 9 am to 6 pm. ".repeat(20),
};

test("facts are filled in, in all texts of a document; other braces stay", () => {
  const written = { title: "{name}", rows: [{ text: "{phone} or {mail}" }], zoom: 12, more: "{x}" };
  expect(fillFacts(written, FACTS)).toEqual({
    title: "Noor Travels",
    rows: [{ text: "+880 1811-000111 or hello@noor.example" }],
    zoom: 12,
    more: "{x}",
  });
});

test("a document of nothing but facts does not grow without end", () => {
  const written = Array.from({ length: 100 }, () => "{hours}".repeat(700));
  const filled = fillFacts(written, FACTS).join("");
  expect(filled.startsWith(FACTS.hours + FACTS.hours)).toBe(true);
  expect(filled.endsWith("{hours}{hours}")).toBe(true);
  expect(filled.length).toBeLessThan(written.join("").length + 50_000);
});

test("an address of several lines stands in a sentence, of several numbers the first; in HTML no fact ends an attribute", () => {
  const empty = settingsSchema.parse({ ...completed(SETTINGS_FIELDS, {}), versions: {} });
  const phones = ["+880 1", "+880 2"].map((number) => ({ label: "", number }));
  const facts = factsOf({ ...empty, address: "House 2\nZindabazar\nSylhet", phones });
  expect(facts).toMatchObject({ address: "House 2, Zindabazar, Sylhet", phone: "+880 1" });
  expect(inHtml({ ...FACTS, name: `"Noor" & <Sons>` }).name).toBe(
    "&quot;Noor&quot; &amp; &lt;Sons&gt;",
  );
});
