import { dayCounter } from "./day-counter.ts";
import trust from "./journeys/trust.json" with { type: "json" };
import type { DemoEntry } from "./seed-entries.ts";

/** Licences of the demo agency: invented, as their numbers say. @param now ISO 8601: their days are counted from it */
export function demoLicences(now: string): DemoEntry[] {
  const dayAt = dayCounter(now);
  return trust.licences.items.map((licence) => ({
    ...{ kind: "licence", id: licence.id },
    bodyIn: (language) => ({
      ...{ title: licence.type[language], number: licence.number },
      ...{ issuedBy: licence.issuedBy[language], validUntil: dayAt(licence.validUntilOffset) },
      lookedUpOn: dayAt(licence.lookedUpOffset),
      ...{ officialList: licence.officialList, isInStrip: licence.showInStrip },
    }),
  }));
}
