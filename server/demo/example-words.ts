import type { ExamplePlace } from "#contracts/first-day.ts";
import { ENGLISH, pathOf } from "#server/content/place.ts";
import type { Db } from "#server/db/schema.ts";
import { demoDocuments } from "./demo-documents.ts";
import type { Demo } from "./demo-left.ts";

/** What an agency writes anew. */
const REWRITTEN = ["home", "page", "package"] as const;
/** A step of the first day. */
const PRIVACY = "page/privacy";
/** Letters: of what is shorter, another agency may say the same. */
const SENTENCE = 50;

const sentencesIn = (value: unknown): string[] => {
  if (typeof value === "string") return value.length >= SENTENCE ? [value] : [];
  return value && typeof value === "object" ? Object.values(value).flatMap(sentencesIn) : [];
};

let examples: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** By path. */
const exampleSentences = () =>
  (examples ??= new Map(
    demoDocuments().map(({ place, body }) => [pathOf(place), new Set(sentencesIn(body))]),
  ));

/** Pages and packages that came with the demo, and in which a sentence of it still stands. */
export async function placesInExampleWords(db: Db, { documents }: Demo): Promise<ExamplePlace[]> {
  const rows = await db
    .selectFrom("document")
    .select(["kind", "documentId as id", "body"])
    .where("kind", "in", REWRITTEN)
    .where("lang", "=", ENGLISH)
    .execute();
  return documents.flatMap((path) => {
    const row = rows.find((one) => pathOf(one) === path);
    if (!row || path === PRIVACY) return [];
    const known = exampleSentences().get(path);
    const isExample = sentencesIn(JSON.parse(row.body)).some((sentence) => known?.has(sentence));
    return isExample ? [{ kind: row.kind, id: row.id }] : [];
  });
}
