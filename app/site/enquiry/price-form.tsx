import { AnswerForm } from "#app/forms/answer-form.tsx";
import { TextField } from "#app/forms/field.tsx";
import type { FormAnswer } from "#app/forms/form-answer.ts";
import { FormGuards } from "#app/forms/form-guards.tsx";
import { useLastAnswer } from "#app/forms/use-form-fields.ts";
import { PRICE_RULES } from "#contracts/forms/price.ts";
import * as enquiry from "#i18n/en/site/enquiry.ts";
import { fill } from "#i18n/fill.ts";
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
            {enquiry.askPrice}
          </h2>
          <p className="mt-[6px] text-ui leading-[1.5] text-ink2">
            {fill(enquiry.callBack, { when: callBack || enquiry.soon })}
          </p>
        </div>
      }
      submit={{ text: enquiry.getStarted, busyText: enquiry.sending, className: "w-full" }}
      footnote={<p className="text-small leading-[1.45] text-ink2">{enquiry.noPayment}</p>}
    >
      <TextField name="name" label={enquiry.yourName} autoComplete="name" aria-required />
      <TextField
        name="phone"
        label={enquiry.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={enquiry.phoneExample}
        aria-required
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.25rem,100%),1fr))] gap-x-3 gap-y-[18px]">
        <MonthSelect label={enquiry.month} months={months} none={enquiry.notSure} />
        <TextField name="travellers" label={enquiry.travellers} initial="1" inputMode="numeric" />
      </div>
      <FormGuards answer={answer} token={token} />
    </AnswerForm>
  );
}
