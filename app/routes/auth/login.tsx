import { useEffect } from "react";
import {
  redirect,
  redirectDocument,
  useLocation,
  useNavigate,
  useSearchParams,
} from "react-router";
import { TextField } from "#app/forms/field.tsx";
import { PasswordField } from "#app/forms/password-field.tsx";
import { readForm } from "#app/forms/read-form.server.ts";
import { goOnSignedIn, refuseForm } from "#app/site/account/account-action.server.ts";
import { readTyped, refuse } from "#app/site/account/account-action.ts";
import { signIn } from "#app/site/account/account-calls.ts";
import "#app/site/account/account-card.css";
import { AccountForm } from "#app/site/account/account-form.tsx";
import { isCodeWanted } from "#app/site/account/code-calls.ts";
import { PasskeySignIn } from "#app/site/account/passkey-sign-in.tsx";
import { removeUserInfo, SIGNED_OUT_MARK } from "#app/site/account/user-info.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { signInFormSchema } from "#contracts/forms/schemas.ts";
import { SIGN_IN_RULES } from "#contracts/forms/sign-in.ts";
import * as auth from "#i18n/en/site/auth.ts";
import { accountContext, userContext } from "../../context.ts";
import type { Route } from "./+types/login.ts";

const CODE_PAGE = "/login/code";

export function loader({ context }: Route.LoaderArgs) {
  if (context.get(userContext)) throw redirect("/admin");
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, signInFormSchema);
  if (form.refusal) return refuseForm(form.refusal);
  return goOnSignedIn(
    (answer) => ("secondFactor" in answer ? CODE_PAGE : "/"),
    form.values,
    () => context.get(accountContext).signIn(form.fields),
  );
}

/** Retry-After. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { typed, mistakes } = await readTyped(request, SIGN_IN_RULES);
  if (Object.keys(mistakes).length > 0) return refuse(typed, { mistakes });
  const { email = "", password = "" } = typed;
  const answer = await signIn({ email: email.trim(), password });
  if (!answer.isOk) return refuse(typed, { problem: answer.message });
  return isCodeWanted(answer.data) ? redirectDocument(CODE_PAGE) : redirect("/");
}

/** Logged out before the scripts came. */
function useLateSignOut(): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash !== SIGNED_OUT_MARK) return;
    removeUserInfo();
    void navigate({ hash: "" }, { replace: true });
  }, [hash, navigate]);
}

/** The page for the code was left by Back: this one stands as it was left, busy. */
function useWayBack(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const goOn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void navigate(".", { replace: true });
    };
    addEventListener("pageshow", goOn);
    return () => removeEventListener("pageshow", goOn);
  }, [navigate]);
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, auth.signIn);

export default function Login({ actionData }: Route.ComponentProps) {
  useLateSignOut();
  useWayBack();
  const [cameWith] = useSearchParams();
  const isChanged = cameWith.get("password") === "changed";
  const isCodeOver = cameWith.get("code") === "over";
  return (
    <AccountForm
      hasBar
      title={auth.signIn}
      text={isChanged ? auth.passwordSet : isCodeOver ? auth.codeOver : ""}
      busyText={auth.signingIn}
      actionData={actionData}
      rules={SIGN_IN_RULES}
      footnote={
        <>
          <PasskeySignIn />
          <PageLink to="/forgot-password" className="text-link justify-self-start">
            {auth.forgot}
          </PageLink>
        </>
      }
      other={{ question: auth.newToTeam, to: "/register", label: auth.register }}
    >
      <TextField
        name="email"
        label={auth.email}
        type="email"
        inputMode="email"
        autoComplete="username webauthn"
        aria-required
      />
      <PasswordField autoComplete="current-password" />
    </AccountForm>
  );
}
