import { Fragment } from "react";
import { TextBox } from "#app/admin/inputs/text-input.tsx";
import { UnkeptNote } from "#app/admin/session/unkept-note.tsx";
import { notKept } from "#i18n/en/admin/session.ts";
import * as words from "#i18n/en/admin/templates.ts";
import { fill } from "#i18n/fill.ts";
import { directions, languageNames } from "#i18n/language-names.ts";
import type { Answer } from "./use-answer.ts";

/** What is filled in is marked, what is missing too; it can be written anew before it is opened. */
export function AnswerText({ answer }: { answer: Answer }) {
  const { language, written, parts, hasDay, day, own } = answer;
  return (
    <>
      {written === language ? null : (
        <p className="field-hint">
          {fill(words.inOtherLanguage, {
            language: languageNames[language],
            other: languageNames[written],
          })}
        </p>
      )}
      {hasDay && own === null ? (
        <div className="answer-day">
          <label className="field-label" htmlFor="answer-day">
            {words.date}
          </label>
          <input
            type="date"
            id="answer-day"
            className="input"
            value={day}
            onChange={(event) => answer.setDay(event.target.value)}
          />
        </div>
      ) : null}
      {own === null ? (
        <div className="answer-text" lang={written} dir={directions[written]}>
          {parts.map((part, at) => {
            // biome-ignore lint/suspicious/noArrayIndexKey: the same text has the same parts
            if (part.kind === "text") return <Fragment key={at}>{part.text}</Fragment>;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same text has the same parts
              <mark key={at} data-missing={part.kind === "missing" || undefined} dir="auto">
                {part.kind === "missing"
                  ? fill(words.nameIsMissing, { name: words.placeholders[part.name] })
                  : part.text}
              </mark>
            );
          })}
        </div>
      ) : (
        <>
          <TextBox
            name="answer"
            label={words.textToSend}
            lang={written}
            dir={directions[written]}
            value={own}
            onType={answer.write}
          />
          <UnkeptNote isUnkept={answer.isUnkept} text={notKept} />
        </>
      )}
      <button
        type="button"
        className="button button-ghost button-small -ms-3.5 justify-self-start"
        onClick={own === null ? answer.changeText : answer.backToTemplate}
      >
        {own === null ? words.changeText : words.backToTemplate}
      </button>
    </>
  );
}
