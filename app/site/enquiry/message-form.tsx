import { AnswerForm } from "#app/forms/answer-form.tsx";
import { TextArea, TextField } from "#app/forms/field.tsx";
import type { FormAnswer } from "#app/forms/form-answer.ts";
import { FormGuards } from "#app/forms/form-guards.tsx";
import { useLastAnswer } from "#app/forms/use-form-fields.ts";
import { MESSAGE_RULES } from "#contracts/forms/message.ts";
import * as enquiry from "#i18n/en/site/enquiry.ts";
import { isSent, ThankYou } from "./thank-you.tsx";

type MessageFormProps = {
  /** What the form is sent with. */
  token: string;
  actionData: FormAnswer | undefined;
};

/** "Send Message" of the Contact page. */
export function MessageForm({ token, actionData }: MessageFormProps) {
  const answer = useLastAnswer(actionData);
  if (isSent(answer)) return <ThankYou answer={answer} />;
  return (
    <AnswerForm
      answer={answer}
      rules={MESSAGE_RULES}
      labelledBy="message-heading"
      className="form-card"
      heading={
        <h2 id="message-heading" className="text-h3">
          {enquiry.sendMessage}
        </h2>
      }
      submit={{
        text: enquiry.sendMessage,
        busyText: enquiry.sending,
        className: "max-md:w-full md:justify-self-start",
      }}
    >
      <TextField name="name" label={enquiry.name} autoComplete="name" aria-required />
      <TextField
        name="email"
        label={enquiry.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        aria-required
      />
      <TextArea name="message" label={enquiry.message} aria-required />
      <FormGuards answer={answer} token={token} />
    </AnswerForm>
  );
}
