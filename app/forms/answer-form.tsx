import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import type { FormAnswer } from "./form-answer.ts";
import type { Either, Rules } from "./mistakes-in.ts";
import { FormFields, useChecks } from "./use-form-fields.ts";

type AnswerFormProps = {
  answer: FormAnswer;
  /** By field name. */
  rules: Rules;
  either?: Either;
  /** Id of the heading that names the form. */
  labelledBy: string;
  className?: string;
  /** Above the summary. */
  heading?: ReactNode;
  children: ReactNode;
  submit: { text: string; busyText: string; className?: string };
  /** Below the button. */
  footnote?: ReactNode;
};

/** A form that posts to its own page and shows what the page answered. It works without scripts. */
export function AnswerForm({ rules, either, submit, ...props }: AnswerFormProps) {
  const { answer, stateOf, ...checks } = useChecks(props.answer, rules, either);
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <FormFields value={stateOf}>
      <Form
        method="post"
        noValidate
        className={props.className}
        aria-labelledby={props.labelledBy}
        {...checks}
      >
        {props.heading}
        <ErrorSummary answer={answer} />
        {props.children}
        <BusyButton isBusy={isBusy} busyText={submit.busyText} className={submit.className}>
          {submit.text}
        </BusyButton>
        {props.footnote}
      </Form>
    </FormFields>
  );
}
