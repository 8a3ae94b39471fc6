import { asObject } from "#contracts/as-object.ts";
import type { Draft } from "#contracts/draft.ts";
import type { TranslatedText, Translation } from "#contracts/kinds/translation.ts";

type Body = Record<string, unknown>;

/** A translation as the server has it: what waits, or what is public. */
export type Kept = Translation & {
  /** Of what waits. */
  version?: number | undefined;
  /** Of what is public; null: nothing is. */
  base: number | null;
};

/** The texts by their path; under FITS, those that fit though English has changed. */
export type Typed = Record<string, unknown> & Pick<Partial<Kept>, "version"> & { base?: number };

const FITS = "still fits";

export const keptIn = ({
  body,
  version,
  base,
}: Pick<Draft, "body" | "version" | "base">): Kept => ({
  ...{ words: wordsAlone(body), made: asObject(body.made) },
  ...{ version, base: base || null },
});

/** Of a body as the server has it. */
export function wordsAlone({ version, base, made, isExample, ...words }: Body): Body {
  return words;
}

export const typedIn = (
  texts: readonly TranslatedText[],
  { version, base }: Pick<Kept, "version" | "base">,
): Typed => ({
  ...Object.fromEntries(texts.map(({ path, said }) => [path, said])),
  ...{ [FITS]: "", version, base: base ?? 0 },
});

export const fitsIn = (typed: Typed): string[] =>
  String(typed[FITS] ?? "")
    .split(" ")
    .filter(Boolean);

export const withFit = (typed: Typed, path: string): Typed => ({
  [FITS]: [...fitsIn(typed), path].join(" "),
});

/** Of what was stored: that a text was said to fit is no change by others. */
export const withFitsOf = (typed: Typed, now: Typed): Typed => ({
  ...now,
  [FITS]: typed[FITS] ?? "",
});

/** Of their fields. @param paths as "services.2" */
export const namesOf = (paths: Iterable<string>): string[] => [
  ...new Set(Array.from(paths, (path) => path.split(".")[0] ?? path)),
];
