import { data } from "react-router";
import { keepTyped } from "#app/forms/keep-typed.ts";
import { PasswordField } from "#app/forms/password-field.tsx";
import { readForm } from "#app/forms/read-form.server.ts";
import { goOnSignedIn, refuseForm } from "#app/site/account/account-action.server.ts";
import "#app/site/account/account-card.css";
import { AccountCard } from "#app/site/account/account-card.tsx";
import { AccountForm } from "#app/site/account/account-form.tsx";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { keepLoaded } from "#app/site/shell/keep-loaded.ts";
import { NEW_PASSWORD_RULES } from "#contracts/forms/new-password.ts";
import { newPasswordFormSchema } from "#contracts/forms/schemas.ts";
import * as auth from "#i18n/en/site/auth.ts";
import { accountContext, siteContext } from "../../context.ts";
import type { Route } from "./+types/reset-password.ts";

/** The link that came by mail. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const isOpen = await context.get(siteContext).site.passwordReset.isOpen(token);
  return data({ token, isOpen }, { status: isOpen ? 200 : 403 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, newPasswordFormSchema);
  if (form.refusal) return refuseForm(form.refusal);
  const { token, password } = form.fields;
  return goOnSignedIn("/login?password=changed", {}, () =>
    context.get(accountContext).resetPassword(token, password),
  );
}

/** Retry-After. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export const shouldRevalidate = keepLoaded;

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, auth.choosePassword);

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { token, isOpen } = loaderData;
  if (!isOpen) {
    return (
      <AccountCard
        title={auth.linkDead}
        text={auth.linkDeadText}
        other={{ question: auth.lockedOut, to: "/forgot-password", label: auth.newLink }}
      />
    );
  }
  return (
    <AccountForm
      title={auth.choosePassword}
      text={auth.newPasswordText}
      submitText={auth.setPassword}
      busyText={auth.setting}
      actionData={actionData}
      rules={NEW_PASSWORD_RULES}
      other={{ question: auth.rememberedOld, to: "/login", label: auth.signIn }}
    >
      <input type="hidden" name="token" value={token} />
      <PasswordField autoComplete="new-password" />
    </AccountForm>
  );
}
