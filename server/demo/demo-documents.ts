import { DEPARTING_IDS } from "#contracts/kinds/departure.ts";
import type { Place } from "#server/content/place.ts";
import type { Body } from "#server/content/state.ts";
import about from "./about.json" with { type: "json" };
import contact from "./contact.json" with { type: "json" };
import { demoInclusions } from "./demo-inclusions.ts";
import { trustPageIn } from "./demo-trust.ts";
import home from "./home.json" with { type: "json" };
import packages from "./packages.json" with { type: "json" };
import privacy from "./privacy.json" with { type: "json" };
import settings from "./settings.json" with { type: "json" };

export type Seeded = { place: Place; body: Body };

/** The `_id` is told by its place. */
export const seeded = (place: Place, { _id, ...body }: Body): Seeded => ({ place, body });

/** What exists once of the demo agency. */
export const demoDocuments = (): Seeded[] => [
  seeded({ kind: "home", id: home._id }, home),
  ...settings.map((body) => seeded({ kind: "settings", id: body._id }, body)),
  seeded({ kind: "page", id: "about" }, about),
  seeded({ kind: "page", id: "contact" }, contact),
  seeded({ kind: "page", id: "privacy" }, privacy),
  seeded({ kind: "page", id: "trust" }, trustPageIn("en")),
  ...DEPARTING_IDS.map((id) => seeded({ kind: "inclusions", id }, demoInclusions(id, "en"))),
  ...packages.map((body) => seeded({ kind: "package", id: body._id }, body)),
];
