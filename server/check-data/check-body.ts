import { z } from "zod";
import { asObject } from "#contracts/as-object.ts";
import { readShape } from "#contracts/field-schema.ts";
import { schemaOf } from "#contracts/kinds/upgraded.ts";
import { kindAt, type Place, placeAt } from "#server/content/place.ts";
import { type Body, bodyNow } from "#server/content/state.ts";
import { translationIn } from "#server/content/translations.ts";
import type { Fault, Findings } from "./findings.ts";

/** Where it stands in the tables of the store. */
export type Placed = { kind: string; documentId: string; lang: string };

type Stored = Placed & { schema: number; text: string; name: string };

const shapes = new Map<string, z.ZodType>();

/** As it is read; the same for all of a kind. */
function shapeOf(place: Place): z.ZodType {
  const { kind, id, language } = place;
  const known = `${kind} ${language ?? ""} ${["post", "own-page"].includes(kind) ? "" : id}`;
  const shape = shapes.get(known) ?? z.object(readShape(kindAt(place)?.fields ?? {}));
  if (shapes.size < MOST_SHAPES) shapes.set(known, shape);
  return shape;
}

const MOST_SHAPES = 500;

export const nameOf = ({ kind, documentId, lang }: Placed, title = "") =>
  [kind, documentId, lang === "en" ? "" : lang, title && `“${title}”`].filter(Boolean).join(" ");

/**
 * A body as it is stored, held against its contract.
 * @param faults in place of what is said of something public
 * @returns as its kind is today; null: something is wrong with it, which was noted
 */
export function checkBody(
  findings: Findings,
  { schema, text, name, ...placed }: Stored,
  fault?: Fault,
): { place: Place; body: Body } | null {
  const place = placeAt(placed.kind, placed.documentId, placed.lang);
  const kind = place && kindAt(place);
  if (!kind) return noted(findings, "unknown", name);
  if (schema > schemaOf(kind)) return noted(findings, fault ?? "newer", name, `schema ${schema}`);
  const body = readBody(place, schema, text);
  if (!body) return noted(findings, fault ?? "unreadable", name);
  const { success, error } = shapeOf(place).safeParse(body);
  if (success) return { place, body };
  return noted(findings, fault ?? "unfit", name, mistakeIn(error));
}

function readBody(place: Place, schema: number, text: string): Body | null {
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return null;
    const state = { schema, body: asObject(stored) };
    if (place.language) translationIn(place, state);
    return bodyNow(place, state);
  } catch {
    return null;
  }
}

/** The first of them. */
export function mistakeIn({ issues: [issue] }: z.ZodError): string {
  return issue ? `${issue.path.join(".")}: ${issue.message}` : "";
}

function noted(findings: Findings, fault: Fault, name: string, detail = ""): null {
  findings.add(fault, name, detail);
  return null;
}
