import { redirect, useSearchParams } from "react-router";
import { TextField } from "#app/forms/field.tsx";
import { issueTexts } from "#app/forms/issue-text.ts";
import { PasswordField } from "#app/forms/password-field.tsx";
import { readForm } from "#app/forms/read-form.server.ts";
import { goOnSignedIn, refuseForm } from "#app/site/account/account-action.server.ts";
import { readTyped, refuse } from "#app/site/account/account-action.ts";
import { register, signIn } from "#app/site/account/account-calls.ts";
import { AccountForm } from "#app/site/account/account-form.tsx";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { keepLoaded } from "#app/site/shell/keep-loaded.ts";
import { REGISTER_RULES } from "#contracts/forms/register.ts";
import { registerFormSchema } from "#contracts/forms/schemas.ts";
import { accountContext, siteContext, userContext } from "../../context.ts";
import { showToast } from "../../ui/toast.ts";
import type { Route } from "./+types/register.ts";

const LABELS: Record<string, string> = { name: "Name", email: "Email", password: "Password" };

const STRENGTH = "Choose a password of at least 8 letters, digits or signs.";
const OWNER = `Whoever registers first owns this site. ${STRENGTH}`;
const NOT_INVITED =
  "Registering needs an invitation: a link that works once, for 7 days. Ask somebody of the team for a new one.";

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
    text: isFirst ? OWNER : invitation ? STRENGTH : NOT_INVITED,
  };
}

export const shouldRevalidate = keepLoaded;

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, registerFormSchema);
  if (form.refusal) return refuseForm(form.refusal);
  return goOnSignedIn("/admin", form.values, () =>
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
  // The account is there; if only the signing in fails, that can be done again by hand.
  const signedIn = await signIn({ email: email.trim(), password });
  showToast(`Welcome, ${answer.data.name}. Your account is ready.`, "success");
  return redirect(signedIn.isOk ? "/admin" : "/login");
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Register");

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const invitation = useSearchParams()[0].get("invitation");
  return (
    <AccountForm
      hasBar
      title="Register"
      text={loaderData.text}
      busyText="Registering"
      actionData={actionData}
      rules={REGISTER_RULES}
      other={{ question: "Already registered?", to: "/login", label: "Sign In" }}
    >
      {invitation ? <input type="hidden" name="invitation" value={invitation} /> : null}
      <TextField name="name" label="Name" autoComplete="name" aria-required />
      <TextField
        name="email"
        label="Email"
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
