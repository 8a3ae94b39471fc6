import { redirect, redirectDocument, useSearchParams } from "react-router";
import { TextField } from "#app/forms/field.tsx";
import { issueTexts } from "#app/forms/issue-text.ts";
import { PasswordField } from "#app/forms/password-field.tsx";
import { readForm } from "#app/forms/read-form.server.ts";
import { goOnSignedIn, refuseForm } from "#app/site/account/account-action.server.ts";
import { readTyped, refuse } from "#app/site/account/account-action.ts";
import { register } from "#app/site/account/account-calls.ts";
import { WELCOME_MARK } from "#app/site/account/user-info.ts";
import "#app/site/account/account-card.css";
import { AccountForm } from "#app/site/account/account-form.tsx";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { keepLoaded } from "#app/site/shell/keep-loaded.ts";
import { REGISTER_RULES } from "#contracts/forms/register.ts";
import { registerFormSchema } from "#contracts/forms/schemas.ts";
import * as auth from "#i18n/en/site/auth.ts";
import { accountContext, siteContext, userContext } from "../../context.ts";
import type { Route } from "./+types/register.ts";

const WELCOMED = `/admin${WELCOME_MARK}`;

const LABELS: Record<string, string> = {
  name: auth.name,
  email: auth.email,
  password: auth.password,
};

/** Whom the invitation is for, and what to know before typing. */
export async function loader({ context, request }: Route.LoaderArgs) {
  if (context.get(userContext)) throw redirect("/admin");
  const { site } = context.get(siteContext);
  const secret = new URL(request.url).searchParams.get("invitation") ?? "";
  const [isFirst, invitation] = await Promise.all([
    site.user.isFirst(),
    site.invitation.findOpen(secret),
  ]);
  return {
    email: invitation?.email ?? "",
    text: isFirst ? auth.owner : invitation ? auth.invited : auth.notInvited,
  };
}

export const shouldRevalidate = keepLoaded;

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, registerFormSchema);
  if (form.refusal) return refuseForm(form.refusal);
  return goOnSignedIn(WELCOMED, form.values, () =>
    context.get(accountContext).register(form.fields),
  );
}

/** Retry-After. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { typed, mistakes } = await readTyped(request, REGISTER_RULES);
  if (Object.keys(mistakes).length > 0) return refuse(typed, { mistakes });

  const { name = "", email = "", password = "", invitation } = typed;
  const answer = await register({
    name: name.trim(),
    email: email.trim(),
    password,
    ...(invitation ? { invitation } : {}),
  });
  if (!answer.isOk) {
    const named = answer.issues.filter(({ path }) => path in REGISTER_RULES);
    return named.length > 0
      ? refuse(typed, { mistakes: issueTexts(named, (name) => LABELS[name] ?? name) })
      : refuse(typed, { problem: answer.message });
  }
  return redirectDocument(WELCOMED);
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, auth.register);

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const invitation = useSearchParams()[0].get("invitation");
  return (
    <AccountForm
      hasBar
      title={auth.register}
      text={loaderData.text}
      busyText={auth.registering}
      actionData={actionData}
      rules={REGISTER_RULES}
      other={{ question: auth.registered, to: "/login", label: auth.signIn }}
    >
      {invitation ? <input type="hidden" name="invitation" value={invitation} /> : null}
      <TextField name="name" label={auth.name} autoComplete="name" aria-required />
      <TextField
        name="email"
        label={auth.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        initial={loaderData.email}
        aria-required
      />
      <PasswordField autoComplete="new-password" />
    </AccountForm>
  );
}
