import type { Language } from "#contracts/languages.ts";
import demo from "./journeys/inclusions.json" with { type: "json" };
import type { Said } from "./seed-entries.ts";

type Line = { state: string; label?: Said; note?: Said };

/** By package, and by departure: each line that is not left open. */
const PACKAGES: Record<string, Record<string, Line>> = demo.packages;
const DEPARTURES: Record<string, Record<string, Line>> = demo.departures;

const lineIn = ({ state, label, note }: Line, language: Language) => ({
  ...{ state, label: label?.[language] ?? "", note: note?.[language] ?? "" },
});

/** What the price of a package of the demo agency holds. */
export const demoInclusions = (id: string, language: Language) =>
  Object.fromEntries(
    demo.items
      .filter(({ packages }) => packages.includes(id))
      .map((item) => [item.id, lineIn(PACKAGES[id]?.[item.id] ?? { state: "ask" }, language)]),
  );

/** What one of its departures has otherwise. */
export const demoDifferences = (departure: string, language: Language) =>
  Object.entries(DEPARTURES[departure] ?? {}).map(([line, said]) => ({
    line,
    ...lineIn(said, language),
  }));
