import { AnswerForm } from "#app/forms/answer-form.tsx";
import { TextField } from "#app/forms/field.tsx";
import type { FormAnswer } from "#app/forms/form-answer.ts";
import { FormGuards } from "#app/forms/form-guards.tsx";
import { useLastAnswer } from "#app/forms/use-form-fields.ts";
import { isSent, ThankYou } from "#app/site/enquiry/thank-you.tsx";
import { PAPERS_RULES } from "#contracts/forms/papers.ts";
import * as enquiry from "#i18n/en/site/enquiry.ts";
import * as words from "#i18n/en/site/papers.ts";
import { BackLink } from "./back-link.tsx";
import { CountryList } from "./country-list.tsx";
import type { OtherPage } from "./papers-page.ts";

type AskProps = { page: OtherPage; token: string; actionData: FormAnswer | undefined };

/** Of a country that has no list: nothing is invented, somebody is asked. */
export function AskForPapers({ page, token, actionData }: AskProps) {
  const answer = useLastAnswer(actionData);
  return (
    <div className="wrap grid gap-10 pt-7 pb-[var(--section)] lg:grid-cols-[minmax(0,1fr)_376px] lg:gap-[88px]">
      <div className="min-w-0">
        <BackLink to={page.back}>{words.back}</BackLink>
        <h1 className="mt-2 text-h1 [overflow-wrap:anywhere]" id="ask-heading">
          {page.title}
        </h1>
        <p className="lead mt-3 max-w-[52ch]">{words.noListLead}</p>
        <div className="mt-6 max-w-[520px]">
          {isSent(answer) ? (
            <ThankYou answer={answer} />
          ) : (
            <AnswerForm
              answer={answer}
              rules={PAPERS_RULES}
              labelledBy="ask-heading"
              className="form-card"
              submit={{ text: words.askButton, busyText: enquiry.sending }}
            >
              <TextField name="country" label={words.countryField} initial={page.country} />
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
              <FormGuards answer={answer} token={token} />
            </AnswerForm>
          )}
        </div>
      </div>
      {page.countries.length > 0 ? (
        <section className="lg:pt-12">
          <h2 className="text-h3">{words.readyLists}</h2>
          <CountryList countries={page.countries} />
        </section>
      ) : null}
    </div>
  );
}
