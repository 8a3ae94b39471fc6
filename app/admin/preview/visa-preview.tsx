import { useState } from "react";
import { SelectFrame } from "#app/forms/field.tsx";
import { listPage } from "#app/site/papers/list-page.ts";
import { PapersList } from "#app/site/papers/papers-list.tsx";
import type { Answers } from "#app/site/papers/papers-of.ts";
import type { Entry } from "#contracts/entry.ts";
import type { BodyOf } from "#contracts/field-types.ts";
import { VISA_PURPOSES, visaKind } from "#contracts/kinds/visa.ts";
import { ANY_ANSWER } from "#contracts/papers-path.ts";
import * as words from "#i18n/en/admin/preview.ts";
import * as site from "#i18n/en/site/papers.ts";
import { asFarAsRight } from "./as-far-as-right.ts";
import { PreviewFrame } from "./preview-frame.tsx";

type VisaPreviewProps = Pick<Parameters<typeof PreviewFrame>[0], "heading" | "isWide"> & {
  /** As it is typed. */
  visa: BodyOf<typeof visaKind.fields>;
  library: readonly Entry<"requirement">[];
  /** YYYY-MM-DD, of the agency. */
  today: string;
};

const UNSURE = { value: ANY_ANSWER, label: site.unsure } as const;
const PAST = [
  { value: "no", label: site.abroadNo },
  { value: "yes", label: site.abroadYes },
] as const;

/** Label and field. */
const CHOICES_PX = 88;

/** The list that visitors see, by who they say they are. */
export function VisaPreview({ visa: typed, library, today, ...frame }: VisaPreviewProps) {
  const [answers, setAnswers] = useState<Answers>({ profile: ANY_ANSWER, abroad: null });
  const visa = { ...asFarAsRight(visaKind.fields, typed), _id: "" };
  const purpose = VISA_PURPOSES.find((one) => one === visa.purpose) ?? VISA_PURPOSES[0];
  const who = visa.profiles.flatMap(({ link, label }) =>
    link ? [{ value: link, label: label || link }] : [],
  );
  const isThere = who.some(({ value }) => value === answers.profile);
  const profile = isThere ? answers.profile : ANY_ANSWER;
  const abroad = visa.asksAbroad ? answers.abroad : null;
  const isAsked = who.length > 0 || visa.asksAbroad;
  const shown = { visa, purpose, library, answers: { profile, abroad }, today };
  // Ticks of one's own are those of the real page.
  const list = { ...listPage(shown), address: "" };
  return (
    <>
      {isAsked ? (
        <div className="mb-3 grid grid-flow-col auto-cols-fr gap-3">
          {who.length > 0 ? (
            <Choice
              label={words.whoLooks}
              options={[...who, UNSURE]}
              chosen={profile}
              onChoose={(profile) => setAnswers({ profile, abroad })}
            />
          ) : null}
          {visa.asksAbroad ? (
            <Choice
              label={words.workedAbroad}
              options={[...PAST, UNSURE]}
              chosen={abroad ?? ANY_ANSWER}
              onChoose={(past) =>
                setAnswers({ profile, abroad: past === "no" || past === "yes" ? past : null })
              }
            />
          ) : null}
        </div>
      ) : null}
      <PreviewFrame {...frame} title={words.pagePreview} abovePx={isAsked ? CHOICES_PX : 0}>
        <PapersList list={list} address="" trust={null} />
      </PreviewFrame>
    </>
  );
}

type ChoiceProps = {
  label: string;
  options: readonly { value: string; label: string }[];
  chosen: string;
  onChoose: (value: string) => void;
};

const Choice = ({ label, options, chosen, onChoose }: ChoiceProps) => (
  <label className="min-w-0">
    <span className="field-label">{label}</span>
    <SelectFrame>
      <select className="input" value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </SelectFrame>
  </label>
);
