import { useId } from "react";
import { MarkedWords } from "#app/admin/compare/marked-words.tsx";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { FieldMistake } from "#app/forms/field.tsx";
import { fieldId } from "#app/forms/use-form-fields.ts";
import { plainText } from "#contracts/html/plain-text.ts";
import type { OtherLanguage } from "#contracts/languages.ts";
import * as words from "#i18n/en/admin/translate.ts";
import { fill } from "#i18n/fill.ts";
import { directions, languageNames, writeHere } from "#i18n/language-names.ts";
import { FormattedTarget } from "./formatted-target.tsx";
import { TextShown } from "./text-shown.tsx";
import type { TextState } from "./use-translation.ts";

type TranslatedTextProps = {
  text: TextState;
  language: OtherLanguage;
  onType: (typed: string) => void;
  onCopy: () => void;
  onFits: () => void;
  /** It is being written. */
  isHere: boolean;
};

/** One text: English beside it, or above it on a phone. */
export function TranslatedText({ text, language, ...props }: TranslatedTextProps) {
  const { onType, onCopy, onFits, isHere } = props;
  const { label, english, typed, state } = text;
  const shown =
    isHere && state !== "older" ? HERE : { icon: ICONS[state], text: words.textStates[state] };
  const heading = useId();
  return (
    <section
      className="panel translated"
      aria-labelledby={heading}
      data-state={state}
      data-here={isHere || undefined}
    >
      <header>
        <h2 id={heading}>{label}</h2>
        <span className="translated-state">
          <AdminIcon name={shown.icon} /> {shown.text}
        </span>
        <button
          type="button"
          className="button button-ghost button-small"
          aria-keyshortcuts="Control+Shift+C"
          // From text to text with Tab; the keys do the same.
          tabIndex={-1}
          disabled={english === "" || typed === english}
          onClick={onCopy}
        >
          <AdminIcon name="copy" />
          <span aria-hidden>{words.copyOver}</span>
          <span className="sr-only">{fill(words.copyOverText, { label })}</span>
        </button>
      </header>
      <div className="translated-halves">
        <div className="translated-source" lang="en" dir="ltr">
          {english === "" ? (
            <p className="text-ink2">{words.goneInEnglish}</p>
          ) : (
            <TextShown field={text.field} text={english} />
          )}
        </div>
        <div className="translated-target" lang={language} dir={directions[language]}>
          <Target {...{ text, language, onType }} />
          <FieldMistake name={text.path} />
        </div>
      </div>
      {state === "older" ? (
        <Changed text={text} onFits={onFits} onTakeOut={() => onType("")} />
      ) : null}
    </section>
  );
}

const HERE = { icon: "pencil", text: words.youAreHere } as const;
const ICONS = { done: "check", missing: "circle-dashed", older: "triangle-alert" } as const;

function Target({
  text,
  language,
  onType,
}: Pick<TranslatedTextProps, "text" | "language" | "onType">) {
  const { path, field, typed } = text;
  const label = fill(words.inLanguage, { label: text.label, language: languageNames[language] });
  if (field.type === "html") {
    return <FormattedTarget {...{ label, language, onType }} html={typed} />;
  }
  return (
    <textarea
      id={fieldId(path)}
      name={path}
      aria-label={label}
      rows={field.type === "lines" || text.english.length > 80 ? 4 : 1}
      maxLength={field.limit}
      placeholder={writeHere[language]}
      value={typed}
      onChange={({ target }) => onType(target.value)}
    />
  );
}

type ChangedProps = Pick<TranslatedTextProps, "text" | "onFits"> & { onTakeOut: () => void };

/** What English was when it was translated, and what it is now. */
function Changed({ text, ...props }: ChangedProps) {
  const { onFits, onTakeOut } = props;
  const [act, label] = text.english === "" ? [onTakeOut, words.takeOut] : [onFits, words.stillFits];
  const inWords = text.field.type === "html" ? plainText : String;
  return (
    <div className="translated-change">
      <p>
        <b>{words.changedSince}</b>
      </p>
      <p lang="en" dir="ltr" className="changed-text">
        <MarkedWords before={inWords(text.made)} after={inWords(text.english)} />
      </p>
      <button type="button" className="button button-secondary button-small" onClick={act}>
        {label}
      </button>
    </div>
  );
}
