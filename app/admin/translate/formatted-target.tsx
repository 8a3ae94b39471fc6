import { type FocusEvent, useEffect, useState } from "react";
import { LazyRichText, loadRichText } from "#app/admin/inputs/lazy-rich-text.tsx";
import type { OtherLanguage } from "#contracts/languages.ts";
import { writeHere } from "#i18n/language-names.ts";

type FormattedTargetProps = {
  label: string;
  html: string;
  language: OtherLanguage;
  onType: (html: string) => void;
};

/** A formatted text is read until somebody goes there: then the editor stands in its place. */
export function FormattedTarget({ label, html, language, onType }: FormattedTargetProps) {
  const [isEntered, setEntered] = useState(false);
  // What fails now is asked for again where it is needed.
  useEffect(() => void loadRichText().catch(() => undefined), []);

  // Until the editor has come, what stands here keeps the focus.
  function enter({ currentTarget }: FocusEvent): void {
    const go = () => document.activeElement === currentTarget && setEntered(true);
    void loadRichText().then(go, go);
  }

  if (isEntered) {
    return <LazyRichText {...{ label, html, isEntered }} onChange={onType} onLost={() => {}} />;
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: what is formatted stands in no input
    <div
      role="textbox"
      aria-multiline="true"
      aria-label={label}
      tabIndex={0}
      className="translated-said"
      onFocus={enter}
    >
      {html === "" ? (
        <p className="text-ink3">{writeHere[language]}</p>
      ) : (
        <div
          className="post-content"
          // Its links lead nowhere here.
          inert
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it is stored
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
    </div>
  );
}
