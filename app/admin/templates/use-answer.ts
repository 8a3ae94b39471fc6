import { useState } from "react";
import { useAdminData } from "#app/admin/shell/admin-data.ts";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import type { Enquiry } from "#contracts/enquiry.ts";
import type { Language } from "#contracts/languages.ts";
import { filledParts, hasDots, type Placeholder } from "#contracts/placeholders.ts";
import type { ReplyTemplate } from "#contracts/reply-template.ts";
import * as words from "#i18n/en/admin/templates.ts";
import { fill } from "#i18n/fill.ts";
import { answerHrefs } from "./answer-hrefs.ts";
import { answerValues } from "./answer-values.ts";
import { textIn } from "./text-in.ts";
import { useOwnText } from "./use-own-text.ts";

/** A template with what is known of an enquiry, and what somebody made of it. */
export function useAnswer(enquiry: Enquiry, templates: ReplyTemplate[]) {
  const { settings } = useSiteData();
  const staff = useAdminData()?.user.name ?? "";
  const { own, ...ownText } = useOwnText(enquiry._id);
  const [language, setLanguage] = useState<Language>(own?.language ?? enquiry.language);
  const [chosen, setChosen] = useState<string | null>(own?.template ?? null);
  const [typedDay, setDay] = useState<string | null>(null);
  const day = typedDay ?? departureDay(enquiry);
  /** What would take the place of a text of their own. */
  const [replacing, setReplacing] = useState<(() => void) | null>(null);
  const agency = settings.brand.name;
  const filledIn = (one: ReplyTemplate) => {
    const body = textIn(one.body, language);
    const subject = textIn(one.subject, body.language);
    const values = answerValues(enquiry, { language: body.language, day, staff, agency });
    return { body, subject, values, subjectParts: filledParts(subject.text, values) };
  };
  /** A day can be typed; what else is not known of an enquiry cannot be said to them. */
  const isFitting = (one: ReplyTemplate) => {
    const { body, values, subjectParts } = filledIn(one);
    const missing = missingIn([...filledParts(body.text, values), ...subjectParts]);
    return missing.every((name) => name === "date");
  };
  const template =
    templates.find(({ _id }) => _id === chosen) ?? templates.find(isFitting) ?? templates[0];
  if (!template) return null;

  const { body, subject, values, subjectParts } = filledIn(template);
  const parts = filledParts(own?.text ?? body.text, values);
  const missing = missingIn([...parts, ...subjectParts]);
  const text = parts.map((part) => part.text).join("");
  const problems = [
    ...missing.map((name) => fill(words.nameIsMissing, { name: words.placeholders[name] })),
    ...(hasDots(text) ? [words.dotsAreLeft] : []),
  ];

  const { _id: templateId } = template;
  const ownOf = (text: string) => ({ text, template: templateId, language });
  const filled = filledParts(body.text, values).map((part) => part.text);

  /** Nothing that was written goes unasked. */
  function replaceBy(next: () => void): void {
    const go = () => {
      setReplacing(null);
      ownText.giveUp();
      next();
    };
    if (own === null || own.text === filled.join("")) go();
    else setReplacing(() => go);
  }

  return {
    template,
    language,
    /** That the text is written in. */
    written: body.language,
    parts,
    problems,
    hasDay: [body.text, subject.text].some((one) => one.includes("{date}")),
    day,
    setDay,
    own: own?.text ?? null,
    isUnkept: ownText.isUnkept,
    choose: (id: string) => replaceBy(() => setChosen(id)),
    chooseLanguage: (next: Language) => replaceBy(() => setLanguage(next)),
    /** What is filled in stays so; what is missing can be written over. */
    changeText: () => ownText.begin(ownOf(text)),
    write: (text: string) => ownText.write(ownOf(text)),
    backToTemplate: () => replaceBy(() => undefined),
    /** Null: nothing is asked. */
    replacing,
    keepOwn: () => setReplacing(null),
    used: ownText.used,
    hrefs: answerHrefs(enquiry, settings, {
      text,
      subject: subjectParts.map((part) => part.text).join(""),
    }),
  };
}

const missingIn = (parts: ReturnType<typeof filledParts>): Placeholder[] => [
  ...new Set(parts.flatMap((part) => (part.kind === "missing" ? [part.name] : []))),
];

/** The day of the journey that was asked about; empty where there is none, or it is gone. */
const departureDay = ({ departure, departures }: Enquiry): string =>
  departures.find(({ _id }) => _id === departure)?.leavesOn ?? "";

export type Answer = NonNullable<ReturnType<typeof useAnswer>>;
