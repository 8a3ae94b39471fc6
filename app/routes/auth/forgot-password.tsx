import { data, redirect, useSearchParams } from "react-router";
import { TextField } from "#app/forms/field.tsx";
import { formAnswer } from "#app/forms/form-answer.ts";
import { keepTyped } from "#app/forms/keep-typed.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { refuseForm, refuseWork } from "#app/site/account/account-action.server.ts";
import { AccountCard } from "#app/site/account/account-card.tsx";
import { AccountForm } from "#app/site/account/account-form.tsx";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { FORGOT_RULES } from "#contracts/forms/forgot-password.ts";
import { forgotFormSchema } from "#contracts/forms/schemas.ts";
import { accountContext } from "../../context.ts";
import type { Route } from "./+types/forgot-password.ts";

const HERE = "/forgot-password";
const NO_MAIL =
  "This website sends no mail yet. Whoever runs the server can set a new password there: npm run admin -- reset-password EMAIL";

export async function action({ request, context }: Route.ActionArgs) {
  const { canMail, forgotPassword } = context.get(accountContext);
  const form = await readForm(request, forgotFormSchema);
  if (form.refusal) return refuseForm(form.refusal);
  const { values, fields } = form;
  if (!canMail) return data(formAnswer({ values, problem: NO_MAIL }), { status: 503 });
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

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Forgot password?");

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const isSent = useSearchParams()[0].has("sent");
  if (isSent) {
    return (
      <AccountCard
        title="Look at your email"
        text="If somebody is registered with that address, a link is on its way. It works for one hour, and so do those that came before it."
        other={{ question: "Nothing came?", to: HERE, label: "Try again" }}
      />
    );
  }
  return (
    <AccountForm
      title="Forgot password?"
      text="We send you a link for choosing a new one."
      submitText="Send the link"
      busyText="Sending"
      actionData={actionData}
      rules={FORGOT_RULES}
      other={{ question: "Remembered it?", to: "/login", label: "Sign In" }}
    >
      <TextField
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        aria-required
      />
    </AccountForm>
  );
}
