import { useEffect } from "react";
import type { Ask } from "#app/admin/api/client.ts";
import { ConfirmDialog } from "#app/admin/dialogs/confirm-dialog.tsx";
import { Segmented } from "#app/admin/pieces/segmented.tsx";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import type { Enquiry } from "#contracts/enquiry.ts";
import { LANGUAGES } from "#contracts/languages.ts";
import type { ReplyTemplate } from "#contracts/reply-template.ts";
import * as words from "#i18n/en/admin/templates.ts";
import { languageNames } from "#i18n/language-names.ts";
import { AnswerText } from "./answer-text.tsx";
import { OpenAnswer } from "./open-answer.tsx";
import { TemplateChips } from "./template-chips.tsx";
import { useAnswer } from "./use-answer.ts";

type AnswerBoxProps = {
  enquiry: Enquiry;
  /** Null while they load, or where they could not be loaded. */
  templates: ReplyTemplate[] | null;
  call: Ask;
  onNoted: (enquiry: Enquiry) => void;
  onReach: () => void;
  /** Whether there is one of which the device keeps nothing. */
  onUnkept: (is: boolean) => void;
};

const OPTIONS = LANGUAGES.map((value) => ({
  value,
  label: <span lang={value}>{languageNames[value]}</span>,
}));

/** Texts to answer with, filled in; they are opened elsewhere, and sent there by hand. */
export function AnswerBox({ enquiry, templates, call, ...told }: AnswerBoxProps) {
  const { onNoted, onReach, onUnkept } = told;
  const answer = useAnswer(enquiry, templates ?? []);
  const isUnkept = answer?.isUnkept ?? false;
  useEffect(() => onUnkept(isUnkept), [isUnkept, onUnkept]);
  if (!templates) return null;
  return (
    <section className="answer" aria-labelledby="answer-heading">
      <div className="answer-head">
        <h3 id="answer-heading">{words.answer}</h3>
        {answer ? (
          <Segmented
            label={words.answerLanguage}
            options={OPTIONS}
            chosen={answer.language}
            onChoose={answer.chooseLanguage}
          />
        ) : null}
      </div>
      {answer ? (
        <>
          <TemplateChips
            templates={templates}
            chosen={answer.template._id}
            onChoose={answer.choose}
          />
          <AnswerText answer={answer} />
          <OpenAnswer
            enquiryId={enquiry._id}
            answer={answer}
            call={call}
            onNoted={onNoted}
            onReach={onReach}
          />
          <ConfirmDialog
            isOpen={answer.replacing !== null}
            title={words.replaceTitle}
            text={words.replaceText}
            keepLabel={words.keepMine}
            goLabel={words.replaceMine}
            isDanger
            onKeep={answer.keepOwn}
            onGo={() => answer.replacing?.()}
          />
        </>
      ) : (
        <p className="text-ink2">
          {words.noTemplates}{" "}
          <PageLink to="/admin/enquiries/templates/new" className="text-link">
            {words.writeOne}
          </PageLink>
        </p>
      )}
    </section>
  );
}
