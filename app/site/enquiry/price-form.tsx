import { AnswerForm } from "#app/forms/answer-form.tsx";
import { TextField } from "#app/forms/field.tsx";
import type { FormAnswer } from "#app/forms/form-answer.ts";
import { FormGuards } from "#app/forms/form-guards.tsx";
import { useLastAnswer } from "#app/forms/use-form-fields.ts";
import { PRICE_RULES } from "#contracts/forms/price.ts";
import { MonthSelect } from "./month-select.tsx";
import type { Month } from "./months.ts";
import { isSent, ThankYou } from "./thank-you.tsx";

type PriceFormProps = {
  months: Month[];
  /** "today before 9 pm"; empty: the agency's hours do not say. */
  callBack: string;
  /** What the form is sent with. */
  token: string;
  actionData: FormAnswer | undefined;
};

/** "Ask for a price", beside the description of a package. */
export function PriceForm({ months, callBack, token, actionData }: PriceFormProps) {
  const answer = useLastAnswer(actionData);
  if (isSent(answer)) return <ThankYou answer={answer} className="form-card-narrow" />;
  return (
    <AnswerForm
      answer={answer}
      rules={PRICE_RULES}
      labelledBy="price-heading"
      className="form-card form-card-narrow lg:sticky lg:top-[100px] lg:z-[3]"
      heading={
        <div>
          <h2 id="price-heading" className="text-[1.625rem]">
            Ask for a price
          </h2>
          <p className="mt-[6px] text-ui leading-[1.5] text-ink2">
            We call back {callBack || "as soon as we can"}.
          </p>
        </div>
      }
      submit={{ text: "Get Started", busyText: "Sending", className: "w-full" }}
      footnote={
        <p className="text-small leading-[1.45] text-ink2">
          No payment now. We never ask for card details here.
        </p>
      }
    >
      <TextField name="name" label="Your name" autoComplete="name" aria-required />
      <TextField
        name="phone"
        label="Mobile number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="01XXX-XXXXXX"
        aria-required
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.25rem,100%),1fr))] gap-x-3 gap-y-[18px]">
        <MonthSelect label="Month" months={months} isShort />
        <TextField
          name="travellers"
          label="Travellers"
          initial="1"
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <FormGuards answer={answer} token={token} />
    </AnswerForm>
  );
}
