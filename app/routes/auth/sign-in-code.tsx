import { data, redirect } from "react-router";
import { SIGNED_OUT } from "#app/admin/api/statuses.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { goOnSignedIn, refuseForm } from "#app/site/account/account-action.server.ts";
import { readTyped, refuse } from "#app/site/account/account-action.ts";
import "#app/site/account/account-card.css";
import { AccountForm } from "#app/site/account/account-form.tsx";
import { signInByCode } from "#app/site/account/code-calls.ts";
import { CodeInput } from "#app/site/account/code-input.tsx";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { codeFormSchema } from "#contracts/forms/schemas.ts";
import * as auth from "#i18n/en/site/auth.ts";
import { accountContext, userContext } from "../../context.ts";
import type { Route } from "./+types/sign-in-code.ts";

/** Too late, or too many were wrong: the password is asked for again. */
const OVER = "/login?code=over";

const NO_CODE = { mistakes: { code: auth.typeCode } };

/** After the password. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(userContext)) throw redirect("/admin");
  if (!(await context.get(accountContext).isCodeWanted())) throw redirect(OVER);
  const way = url.searchParams.get("with") === "recovery" ? "recovery" : "totp";
  return data({ way } as const);
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, codeFormSchema);
  if (form.refusal) return refuseForm(form.refusal);
  const { way, code } = form.fields;
  if (code.trim() === "") return refuseForm({ status: 400, parts: NO_CODE });
  return goOnSignedIn("/", {}, () => context.get(accountContext).signInByCode(way, code));
}

/** Retry-After. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { typed } = await readTyped(request, {});
  const way = typed.way === "recovery" ? "recovery" : "totp";
  if (!typed.code?.trim()) return refuse({}, NO_CODE);
  const answer = await signInByCode(way, typed.code);
  if (answer.isOk) return redirect("/");
  if (answer.status === SIGNED_OUT) return redirect(OVER);
  return refuse({}, { problem: answer.issues[0]?.message ?? answer.message });
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, auth.codeTitle);

export default function SignInCode({ loaderData: { way }, actionData }: Route.ComponentProps) {
  const isApp = way === "totp";
  return (
    <AccountForm
      hasBar
      title={isApp ? auth.codeTitle : auth.recoveryCode}
      text={isApp ? auth.codeText : auth.recoveryText}
      submitText={auth.signIn}
      busyText={auth.signingIn}
      actionData={actionData}
      rules={{}}
      footnote={
        <>
          <PageLink
            to={isApp ? "/login/code?with=recovery" : "/login/code"}
            className="text-link justify-self-start"
          >
            {isApp ? auth.useRecovery : auth.useApp}
          </PageLink>
          {isApp ? null : <p className="field-hint">{auth.noCodes}</p>}
        </>
      }
      other={{ question: auth.notYou, to: "/login", label: auth.startAgain }}
    >
      <input type="hidden" name="way" value={way} />
      <CodeInput way={way} />
    </AccountForm>
  );
}
