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

/** A template with what is known of an enquiry, and what somebody made of it. */
export function useAnswer(enquiry: Enquiry, templates: ReplyTemplate[]) {
  const { settings } = useSiteData();
  const staff = useAdminData()?.user.name ?? "";
  const [language, setLanguage] = useState<Language>(enquiry.language);
  const [chosen, setChosen] = useState<string | null>(null);
  const [typedDay, setDay] = useState<string | null>(null);
  const day = typedDay ?? departureDay(enquiry);
  const [own, setOwn] = useState<string | null>(null);
  const template = templates.find(({ _id }) => _id === chosen) ?? templates[0] ?? null;
  if (!template) return null;

  const body = textIn(template.body, language);
  const subject = textIn(template.subject, body.language);
  const values = answerValues(enquiry, { language: body.language, day, staff });
  const parts = filledParts(own ?? body.text, values);
  const missing = new Set<Placeholder>();
  const subjectParts = filledParts(subject.text, values);
  for (const part of parts) if (part.kind === "missing") missing.add(part.name);
  for (const part of subjectParts) if (part.kind === "missing") missing.add(part.name);
  const text = parts.map((part) => part.text).join("");
  const problems = [
    ...[...missing].map((name) => fill(words.nameIsMissing, { name: words.placeholders[name] })),
    ...(hasDots(text) ? [words.dotsAreLeft] : []),
  ];

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
    own,
    choose(id: string) {
      setChosen(id);
      setOwn(null);
    },
    chooseLanguage(next: Language) {
      setLanguage(next);
      setOwn(null);
    },
    /** What is filled in stays so; what is missing can be written over. */
    changeText: () => setOwn(text),
    write: setOwn,
    backToTemplate: () => setOwn(null),
    hrefs: answerHrefs(enquiry, settings, {
      text,
      subject: subjectParts.map((part) => part.text).join(""),
    }),
  };
}

/** The day of the journey that was asked about; empty where there is none, or it is gone. */
const departureDay = ({ departure, departures }: Enquiry): string =>
  departures.find(({ _id }) => _id === departure)?.leavesOn ?? "";

export type Answer = NonNullable<ReturnType<typeof useAnswer>>;
