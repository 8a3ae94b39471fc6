import { unmarked } from "#contracts/edit-marks.ts";
import type { Settings } from "#contracts/kinds/settings.ts";
import { hoursLine } from "./opening-hours.ts";

/**
 * What stands once, in the settings, and in other texts as a word in braces: "Call {phone}". A number
 * that changes then changes on every page.
 */
const FACTS = {
  name: ({ brand }: Settings) => brand.name,
  phone: ({ phones }: Settings) => phones[0]?.number ?? "",
  mail: ({ mail }: Settings) => mail.address,
  address: ({ address }: Settings) => address.replaceAll("\n", ", "),
  hours: ({ hours }: Settings) => hoursLine(hours),
};

export type FactName = keyof typeof FACTS;
export type Facts = Record<FactName, string>;

const NAMES = Object.keys(FACTS) as FactName[];
const FACT_IN_TEXT = new RegExp(`\\{(${NAMES.join("|")})\\}`, "g");

/** Where a page is edited, a fact within a text is no field. */
export const factsOf = (settings: Settings): Facts =>
  Object.fromEntries(NAMES.map((name) => [name, unmarked(FACTS[name](settings))])) as Facts;

/** UTF-16 units. A text of nothing but facts would else be shown a thousand times as long as it is. */
const MOST_FILLED = 50_000;

/** @returns what fills in the facts of all texts of a document; other braces stay */
export function createFilling() {
  let left = MOST_FILLED;

  return function fill<T>(content: T, facts: Facts): T {
    if (typeof content === "string") {
      return content.replace(FACT_IN_TEXT, (word, name: FactName) => {
        left -= facts[name].length;
        return left < 0 ? word : facts[name];
      }) as T;
    }
    if (Array.isArray(content)) return content.map((part) => fill(part, facts)) as T;
    if (typeof content !== "object" || content === null) return content;
    const entries = Object.entries(content).map(([key, part]) => [key, fill(part, facts)]);
    return Object.fromEntries(entries) as T;
  };
}

/** The same with every fact filled in, in all texts of a document. */
export const fillFacts = <T>(content: T, facts: Facts): T => createFilling()(content, facts);

/** For texts that are HTML already. */
export const inHtml = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).map(([name, text]) => [name, escaped(text)])) as Facts;

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
