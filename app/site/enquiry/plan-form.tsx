import { AnswerForm } from "#app/forms/answer-form.tsx";
import { TextArea, TextField } from "#app/forms/field.tsx";
import type { FormAnswer } from "#app/forms/form-answer.ts";
import { FormGuards } from "#app/forms/form-guards.tsx";
import { useLastAnswer } from "#app/forms/use-form-fields.ts";
import type { TopicId } from "#contracts/enquiry-topics.ts";
import { MAX_TRAVELLERS } from "#contracts/field-rules.ts";
import { PLAN_RULES, REACH } from "#contracts/forms/plan.ts";
import * as enquiry from "#i18n/en/site/enquiry.ts";
import * as plan from "#i18n/en/site/get-started.ts";
import { MonthSelect } from "./month-select.tsx";
import type { Month } from "./months.ts";
import { Stepper } from "./stepper.tsx";
import { isSent, ThankYou } from "./thank-you.tsx";
import { TopicTiles } from "./topic-tiles.tsx";

type PlanFormProps = {
  months: Month[];
  topic: TopicId | null;
  /** A departure or a visa that the visitor asks for: its field, its id, what it is called, where others are. */
  about: { name: "departure" | "visa"; id: string; text: string; back: string } | null;
  /** What the form is sent with. */
  token: string;
  /** Id of the heading of the page. */
  labelledBy: string;
  actionData: FormAnswer | undefined;
};

/** Get Started: one form, three parts. */
export function PlanForm({ months, topic, about, token, labelledBy, actionData }: PlanFormProps) {
  const answer = useLastAnswer(actionData);
  if (isSent(answer)) return <ThankYou answer={answer} className="mt-7" />;
  return (
    <AnswerForm
      answer={answer}
      rules={PLAN_RULES}
      either={REACH}
      labelledBy={labelledBy}
      className="form-card mt-7 gap-[30px] [box-shadow:none]"
      submit={{
        text: plan.send,
        busyText: enquiry.sending,
        className: "max-sm:w-full sm:min-w-[220px] sm:justify-self-start",
      }}
    >
      {about ? (
        <p>
          {about.text}{" "}
          <a className="text-link" href={about.back}>
            {plan.change}
          </a>
          <input type="hidden" name={about.name} value={about.id} />
        </p>
      ) : null}
      <TopicTiles legend={plan.planning} chosen={topic} />
      <fieldset className="grid min-w-0 gap-5 sm:grid-cols-2">
        <legend className="form-part">{plan.who}</legend>
        <Stepper name="travellers" label={plan.travellers} min={1} max={MAX_TRAVELLERS} />
        <MonthSelect label={plan.month} months={months} none={enquiry.notSureYet} />
        <TextArea
          name="note"
          label={plan.note}
          hint={plan.noteHint}
          className="sm:col-span-2 [&_textarea]:min-h-[104px]"
        />
      </fieldset>
      <fieldset className="grid min-w-0 gap-5 sm:grid-cols-2" aria-describedby="reach-hint">
        <legend className="form-part">{plan.reach}</legend>
        <p id="reach-hint" className="field-hint mt-[-16px] mb-0 sm:col-span-2">
          {plan.reachHint}
        </p>
        <TextField
          name="name"
          label={enquiry.yourName}
          className="sm:col-span-2"
          autoComplete="name"
          aria-required
        />
        <TextField
          name="phone"
          label={enquiry.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder={enquiry.phoneExample}
        />
        <TextField
          name="email"
          label={enquiry.email}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      </fieldset>
      <FormGuards answer={answer} token={token} />
    </AnswerForm>
  );
}
