import { momentWords } from "#app/admin/times/moment-words.ts";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import * as words from "#i18n/en/admin/editor.ts";
import { fill } from "#i18n/fill.ts";
import { directions, languageNames } from "#i18n/language-names.ts";
import type { Going } from "./use-going-languages.ts";

type GoingLanguagesProps = { going: Going; now: Date; onChosen: () => void };

/** Where more than what is edited waits: what of it goes public at that moment. */
export function GoingLanguages({ going, now, onChosen }: GoingLanguagesProps) {
  const { timeZone } = useSiteData().settings;
  const { offered, problem } = going;
  if (problem) {
    return (
      <p role="status" className="text-ink2 text-small">
        {fill(words.languagesUnread, problem)}
      </p>
    );
  }
  if (offered.length === 0) return null;
  return (
    <fieldset>
      <legend className="field-label">{words.whichLanguages}</legend>
      {offered.map(({ language, publishAt, isChosen }) => (
        <label key={language} className="check-line">
          <input
            type="checkbox"
            checked={isChosen}
            onChange={({ target }) => {
              going.press(language, target.checked);
              onChosen();
            }}
          />
          <span>
            <span lang={language} dir={directions[language]}>
              {languageNames[language]}
            </span>
            {publishAt ? (
              <small className="field-hint">
                {fill(words.goesPublic, {
                  moment: momentWords(timeZone, new Date(publishAt), now),
                })}
              </small>
            ) : null}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
