import type { PostData } from "#app/api-type.ts";
import type { UsedPasskey } from "#contracts/passkey.ts";
import * as auth from "#i18n/en/site/auth.ts";
import { fill } from "#i18n/fill.ts";
import { post } from "./account-calls.ts";
import { keepUserInfo } from "./user-info.ts";

type Tried = { isOk: true } | { isOk: false; message: string };

type SignedIn = PostData<"users", "auth/passkey">;

/** Whether this browser can be asked for one. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential !== "undefined" &&
  "parseRequestOptionsFromJSON" in PublicKeyCredential;

/** Browsers ask for none that belongs elsewhere. */
const isHere = (name: string): boolean => `.${location.hostname}`.endsWith(`.${name}`);

/**
 * @param mediation "conditional": offered in the field of the email, for as long as the page stands
 * @returns null: nobody chose one
 */
export async function signInByPasskey(
  signal: AbortSignal,
  mediation: CredentialMediationRequirement = "optional",
): Promise<Tried | null> {
  const asked = await post<PublicKeyCredentialRequestOptionsJSON>("users/auth/passkey/options", {});
  if (!asked.isOk) return asked;
  const { rpId = "" } = asked.data;
  if (!isHere(rpId)) return { isOk: false, message: fill(auth.passkeysElsewhere, { host: rpId }) };
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked.data);
  const chosen = await navigator.credentials
    .get({ publicKey, mediation, signal })
    .catch(() => null);
  if (!chosen) return null;
  const used = (chosen as PublicKeyCredential).toJSON() as object as UsedPasskey;
  const answer = await post<SignedIn>("users/auth/passkey", { answer: used });
  if (answer.isOk) keepUserInfo(answer.data);
  return answer;
}
