import { useId } from "react";
import { type OtherLanguage, pathIn } from "#contracts/languages.ts";
import * as words from "#i18n/en/admin/translate.ts";
import { fill } from "#i18n/fill.ts";
import { languageNames } from "#i18n/language-names.ts";

type LanguageSwitchProps = {
  language: OtherLanguage;
  isShown: boolean;
  isBusy: boolean;
  onChange: (isShown: boolean) => void;
};

/** At once, without a button to save it. */
export function LanguageSwitch({ language, isShown, isBusy, onChange }: LanguageSwitchProps) {
  const id = useId();
  return (
    <div>
      <label className="field-label flex min-h-[44px] items-center gap-3">
        <input
          type="checkbox"
          className="size-6 flex-none accent-pine"
          checked={isShown}
          aria-disabled={isBusy}
          aria-describedby={id}
          onChange={({ target }) => !isBusy && onChange(target.checked)}
        />
        <span>{fill(words.shownTo, { language: languageNames[language] })}</span>
      </label>
      <span className="field-hint" id={id}>
        {isShown
          ? fill(words.shownAt, { path: `\u2066${pathIn(language, "/")}\u2069` })
          : words.notShown}
      </span>
    </div>
  );
}
