import { type EditedPlace, fieldsOf } from "#app/admin/inputs/edited-place.ts";
import { asObject } from "#contracts/as-object.ts";
import { findKind } from "#contracts/kinds/find-kind.ts";
import { textsToTranslate } from "#contracts/kinds/translated.ts";
import type { OtherLanguage } from "#contracts/languages.ts";
import { onItsPage } from "#i18n/en/admin/history.ts";
import { stillMissing } from "#i18n/en/admin/translate.ts";
import { plural } from "#i18n/fill.ts";
import { directions } from "#i18n/language-names.ts";
import { wordsAlone } from "./kept-words.ts";
import { createLabels } from "./text-labels.ts";
import { TextShown } from "./text-shown.tsx";

type Body = Record<string, unknown>;

type TranslationShownProps = {
  place: EditedPlace;
  language: OtherLanguage;
  /** Of a version. */
  body: Body;
  /** As they are now. */
  english: Body;
  /** Where the version is seen as its page shows it. */
  page: string;
};

/** What a version said, each text beside the English words that it was made from. */
export function TranslationShown({ place, language, body, english, page }: TranslationShownProps) {
  const fields = findKind(place.kind, place.id)?.fields ?? {};
  const made = asObject(body.made);
  const translation = { words: wordsAlone(body), made };
  const texts = textsToTranslate(fields, { ...english, ...made }, translation);
  const labelAt = createLabels(fieldsOf(place), texts);
  const said = texts.filter((text) => text.said !== "");
  const missing = texts.length - said.length;
  return (
    <div className="grid gap-3">
      <p>
        <a className="text-link" href={page} target="_blank" rel="noreferrer">
          {onItsPage}
        </a>
      </p>
      {said.map(({ path, field, ...text }) => (
        <section key={path} className="panel translated">
          <header>
            <h3>{labelAt(path)}</h3>
          </header>
          <div className="translated-halves">
            <div className="translated-source" lang="en" dir="ltr">
              <TextShown field={field} text={text.english} />
            </div>
            <div className="translated-said" lang={language} dir={directions[language]}>
              <TextShown field={field} text={text.said} />
            </div>
          </div>
        </section>
      ))}
      {missing > 0 ? <p className="text-ink2">{plural(stillMissing, missing)}</p> : null}
    </div>
  );
}
