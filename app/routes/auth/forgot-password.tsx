import { data, redirect, useSearchParams } from "react-router";
import { TextField } from "#app/forms/field.tsx";
import { formAnswer } from "#app/forms/form-answer.ts";
import { keepTyped } from "#app/forms/keep-typed.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { refuseForm, refuseWork } from "#app/site/account/account-action.server.ts";
import "#app/site/account/account-card.css";
import { AccountCard } from "#app/site/account/account-card.tsx";
import { AccountForm } from "#app/site/account/account-form.tsx";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { FORGOT_RULES } from "#contracts/forms/forgot-password.ts";
import { forgotFormSchema } from "#contracts/forms/schemas.ts";
import * as auth from "#i18n/en/site/auth.ts";
import { accountContext } from "../../context.ts";
import type { Route } from "./+types/forgot-password.ts";

const HERE = "/forgot-password";

export async function action({ request, context }: Route.ActionArgs) {
  const { canMail, forgotPassword } = context.get(accountContext);
  const form = await readForm(request, forgotFormSchema);
  if (form.refusal) return refuseForm(form.refusal);
  const { values, fields } = form;
  if (!canMail) return data(formAnswer({ values, problem: auth.noMail }), { status: 503 });
  try {
    await forgotPassword(fields.email);
  } catch (error) {
    return refuseWork(error, values);
  }
  return redirect(`${HERE}?sent=1`);
}

/** Retry-After. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, auth.forgot);

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const isSent = useSearchParams()[0].has("sent");
  if (isSent) {
    return (
      <AccountCard
        title={auth.lookAtEmail}
        text={auth.linkOnItsWay}
        other={{ question: auth.nothingCame, to: HERE, label: auth.tryAgain }}
      />
    );
  }
  return (
    <AccountForm
      title={auth.forgot}
      text={auth.weSendLink}
      submitText={auth.sendLink}
      busyText={auth.sending}
      actionData={actionData}
      rules={FORGOT_RULES}
      other={{ question: auth.remembered, to: "/login", label: auth.signIn }}
    >
      <TextField
        name="email"
        label={auth.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        aria-required
      />
    </AccountForm>
  );
}
