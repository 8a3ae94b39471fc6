import type { GroupField, TextField } from "../field-types.ts";
import { choice, group, line, rows } from "../fields.ts";
import type { InLanguage } from "../languages.ts";
import { type Kind, kind } from "./kind.ts";

/** Of a line that nobody has decided: ask us. */
export const INCLUSION_STATES = ["ask", "included", "not-included"] as const;

export type InclusionState = (typeof INCLUSION_STATES)[number];

const EACH = ["umrah", "hajj", "tours"] as const;
const PILGRIMS = ["umrah", "hajj"] as const;

/** The fixed list, in its order, with the packages that a line belongs to. */
const LINES = {
  visa: EACH,
  flight: EACH,
  baggage: EACH,
  hotels: EACH,
  "hotel-taxes": ["tours"],
  meals: EACH,
  coach: EACH,
  transfers: EACH,
  guide: EACH,
  "ziyarah-makkah": PILGRIMS,
  "ziyarah-madinah": PILGRIMS,
  zamzam: PILGRIMS,
  briefing: EACH,
  insurance: ["hajj", "tours"],
  tents: ["hajj"],
  qurbani: PILGRIMS,
  wheelchair: EACH,
  train: PILGRIMS,
  "own-expenses": EACH,
  "extra-nights": EACH,
} as const satisfies Record<string, readonly (typeof EACH)[number][]>;

export type InclusionId = keyof typeof LINES;

export const INCLUSION_IDS = Object.keys(LINES) as InclusionId[];

type Listing = (typeof EACH)[number];

export const linesOf = (id: Listing): InclusionId[] =>
  INCLUSION_IDS.filter((line) => (LINES[line] as readonly string[]).includes(id));

const said = {
  /** In place of the name of the line. */
  label: line({ isOptional: true, limit: 60 }),
  /** In place of its sentence. */
  note: line({ isOptional: true, limit: 160 }),
};

const state = choice(INCLUSION_STATES, { isOptional: true });

export type Line = GroupField<{ state: TextField } & Record<keyof typeof said, TextField>>;

/** What the price of a package holds: each line of it. */
const kindOf = (id: Listing): Kind<Record<string, Line>> =>
  kind(
    "inclusions",
    Object.fromEntries(linesOf(id).map((line) => [line, group({ state, ...said })])),
  );

export const INCLUSIONS_KINDS = {
  umrah: kindOf("umrah"),
  hajj: kindOf("hajj"),
  tours: kindOf("tours"),
} as const;

/** What a departure has otherwise than its package. */
export const differences = rows(
  { line: choice(INCLUSION_IDS), state, ...said },
  { most: INCLUSION_IDS.length, isOptional: true },
);

/** A line as staff have it: what is empty is said as it is of every package. */
export type StatedLine = { state: InclusionState; label: string; note: string };

type Listed = { [Line in InclusionId]?: StatedLine };

export type Inclusions = Listed & InLanguage & { _id: Listing; version: number };

export type InclusionsWrite = Listed & { version?: number | undefined };
