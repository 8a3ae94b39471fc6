import { wordsIn } from "#contracts/kinds/translation.ts";
import type { OtherLanguage } from "#contracts/languages.ts";
import { columnsOf, kindAt, type Place } from "#server/content/place.ts";
import { rowOfNames } from "#server/content/posts/type-names.ts";
import { type Body, schemaAt } from "#server/content/state.ts";
import type { DocumentTable } from "#server/db/schema-content.ts";
import * as ar from "./ar/index.ts";
import * as bn from "./bn/index.ts";
import { demoInclusions } from "./demo-inclusions.ts";
import { trustPageIn } from "./demo-trust.ts";

type Seeded = { place: Place; body: Body };

/**
 * What of the demo agency is translated, as it lies beside what it is of. An example: where the English words are
 * others by now, it is not shown.
 */
export function seededTranslations(english: readonly Seeded[], updatedAt: string): DocumentTable[] {
  return Object.entries({ bn, ar }).flatMap(([language, said]) =>
    english.flatMap(({ place, body }) => {
      const words = wordsAt(said, place, language as OtherLanguage);
      if (!words) return [];
      const translation = { ...place, language: language as OtherLanguage };
      const { fields = {} } = kindAt(place) ?? {};
      const stored = { ...wordsIn(fields, words), made: wordsIn(fields, body), isExample: true };
      return {
        ...columnsOf(translation),
        ...{ schema: schemaAt(translation), version: 1, updatedAt },
        body: JSON.stringify(stored),
      };
    }),
  );
}

/** Of the demo's posts. */
export const seededTypeNames = (updatedAt: string): DocumentTable =>
  rowOfNames(
    Object.entries(bn.types).map(([type, name]) => ({
      ...{ type, bn: name, ar: new Map(Object.entries(ar.types)).get(type) ?? "" },
    })),
    updatedAt,
  );

function wordsAt(
  said: typeof bn | typeof ar,
  { kind, id }: Place,
  language: OtherLanguage,
): Body | undefined {
  const withId = (all: readonly ({ _id: string } & Body)[]) => all.find(({ _id }) => _id === id);
  switch (kind) {
    case "home":
      return said.home;
    case "package":
      return withId(said.packages);
    case "inclusions":
      return demoInclusions(id, language);
    case "settings":
      return withId(said.settings);
    case "post":
      return withId(said.blogs);
    case "page":
      return {
        ...{
          about: said.about,
          contact: said.contact,
          privacy: said.privacy,
          trust: trustPageIn(language),
        },
      }[id];
    default:
      return undefined;
  }
}
