import { useState } from "react";
import { ask, jsonHeaders } from "#app/admin/api/client.ts";
import { mapAnswer } from "#app/admin/api/map-answer.ts";
import { useDocument } from "#app/admin/editor/use-document.ts";
import { type EditedPlace, fieldsOf } from "#app/admin/history/edited-place.ts";
import { labelOf } from "#app/admin/inputs/editor-fields.ts";
import { type ApiAnswer, fetchApi } from "#app/forms/api-answer.ts";
import { findKind } from "#contracts/kinds/find-kind.ts";
import {
  type TranslatedText,
  type Translation,
  textsToTranslate,
  wordsTyped,
} from "#contracts/kinds/translation.ts";
import type { OtherLanguage } from "#contracts/languages.ts";
import { placeOf } from "#i18n/en/admin/translate.ts";
import { fill } from "#i18n/fill.ts";

type Body = Record<string, unknown>;

export type Translated = Translation & {
  english: Body;
  /** Null: nothing is public in that language. */
  version: number | null;
};

/** The texts by their path; under FITS, those that fit though English has changed. */
export type Typed = Record<string, unknown>;

const FITS = "still fits";

const DOORS: Record<EditedPlace["kind"], (id: string) => string> = {
  home: () => "/api/home/home",
  package: (id) => `/api/package/${id}`,
  page: (id) => `/api/pages/${id}`,
  settings: () => "/api/settings",
  post: (id) => `/api/blogs/${encodeURIComponent(id)}`,
  "own-page": (id) => `/api/pages/${encodeURIComponent(id)}`,
};

type Options = {
  place: EditedPlace;
  language: OtherLanguage;
  translated: Translated;
  onSaved: () => void;
  onFailed: (message: string) => void;
};

/** What is said in another language of one thing, text by text. */
export function useTranslation({ place, language, translated, ...told }: Options) {
  const [{ words, made }, setTranslation] = useState<Translation>(translated);
  const { english } = translated;
  const fields = findKind(place.kind, place.id)?.fields ?? {};
  const inputs = fieldsOf(place);
  const textsOf = (translation: Translation) => textsToTranslate(fields, english, translation);
  const texts = textsOf({ words, made });
  const labelAt = (path: string) => {
    const label = labelOf(inputs, path);
    const others = texts.filter((text) => labelOf(inputs, text.path) === label);
    const place = others.findIndex((text) => text.path === path) + 1;
    return others.length > 1 ? fill(placeOf, { label, place, all: others.length }) : label;
  };

  const document = useDocument<Typed>({
    draftKey: `translate/${language}/${place.kind}/${place.id}`,
    loaded: typedIn(textsOf(translated), translated.version),
    labelOf: labelAt,
    mistakesIn: () => ({}),
    send,
    onSaved(saved) {
      told.onSaved();
      return saved;
    },
    onFailed: ({ message }) => told.onFailed(message),
  });
  const { value, stored, change } = document;
  const fitting = fitsIn(value);

  /** Only what was touched: of the rest it stays known which English words it was made from. */
  async function send(typed: Typed): Promise<ApiAnswer<Typed>> {
    const paths = texts.map(({ path }) => path);
    const touched = paths.filter((path) => typed[path] !== stored[path]);
    const names = new Set([...touched, ...fitsIn(typed)].map((path) => path.split(".")[0] ?? path));
    const all = wordsTyped(fields, english, { words, made }, typed);
    const given = only(all, names);
    const version = typeof typed.version === "number" ? { version: typed.version } : {};
    const answer = await ask<Response>(() =>
      fetchApi(`${DOORS[place.kind](place.id)}?lang=${language}`, {
        method: "PUT",
        headers: jsonHeaders(),
        body: JSON.stringify({ ...given, ...version }),
      }),
    );
    return mapAnswer(answer as ApiAnswer<Body>, (now) => {
      const { version, ...said } = now;
      const newer = { words: said, made: { ...made, ...only(english, names) } };
      if (answer.isOk) setTranslation(newer);
      return typedIn(textsOf(newer), Number(version));
    });
  }

  return {
    document,
    texts: texts.map((text) => {
      const said = String(value[text.path] ?? "");
      const isOlder =
        text.said !== "" &&
        said === text.said &&
        text.english !== text.made &&
        !fitting.includes(text.path);
      const state = said === "" ? "missing" : isOlder ? "older" : "done";
      return { ...text, typed: said, state, label: labelAt(text.path) } as const;
    }),
    type: (path: string, text: string) => change({ [path]: text }),
    fits: (path: string) => change({ [FITS]: [...fitting, path].join(" ") }),
  };
}

export type TextState = ReturnType<typeof useTranslation>["texts"][number];

const typedIn = (texts: readonly TranslatedText[], version: number | null): Typed => ({
  ...Object.fromEntries(texts.map(({ path, said }) => [path, said])),
  [FITS]: "",
  ...(version === null ? {} : { version }),
});

const fitsIn = (typed: Typed): string[] =>
  String(typed[FITS] ?? "")
    .split(" ")
    .filter(Boolean);

const only = (body: Body, names: ReadonlySet<string>): Body =>
  Object.fromEntries(Object.entries(body).filter(([name]) => names.has(name)));
