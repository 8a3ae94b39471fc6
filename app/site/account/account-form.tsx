import type { ReactNode } from "react";
import { AnswerForm } from "#app/forms/answer-form.tsx";
import type { FormAnswer } from "#app/forms/form-answer.ts";
import type { Rules } from "#app/forms/mistakes-in.ts";
import { useLastAnswer } from "#app/forms/use-form-fields.ts";
import { AccountBar } from "./account-bar.tsx";
import { AccountHeading, type OtherScreen, WayToOther } from "./account-card.tsx";

type AccountFormProps = {
  title: string;
  /** Below the title. */
  text?: string;
  /** On the button, when it says something else than the title. */
  submitText?: string;
  busyText: string;
  actionData: FormAnswer | undefined;
  rules: Rules;
  children: ReactNode;
  /** Below the button, above the way to the other screen. */
  footnote?: ReactNode;
  other: OtherScreen;
  /** On the two screens that the admin navigation bar leads to. */
  hasBar?: boolean;
};

/** The card of Sign In, of Register, and of choosing a new password. */
export function AccountForm({ title, text, submitText, busyText, ...props }: AccountFormProps) {
  const answer = useLastAnswer(props.actionData);
  return (
    <>
      {props.hasBar ? <AccountBar /> : null}
      <div className="account-page">
        <AnswerForm
          answer={answer}
          rules={props.rules}
          labelledBy="account-heading"
          className="account-card"
          heading={<AccountHeading title={title} text={text} />}
          submit={{ text: submitText ?? title, busyText }}
          footnote={
            <>
              {props.footnote}
              <WayToOther other={props.other} />
            </>
          }
        >
          {props.children}
        </AnswerForm>
      </div>
    </>
  );
}
