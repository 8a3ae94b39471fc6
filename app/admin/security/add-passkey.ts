import { type Ask, api } from "#app/admin/api/client.ts";
import type { MadePasskey } from "#contracts/passkey.ts";

const passkeys = () => api("users").profile.passkeys;

/** Browsers make none on a page that may be read on its way; older ones nowhere. */
export const canMakePasskeys = (): boolean =>
  typeof PublicKeyCredential !== "undefined" &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** What the browser is asked for, with the password of whoever asks. */
export const askForPasskey = (call: Ask, currentPassword: string) =>
  call(() => passkeys().options.$post({ json: { currentPassword } }));

/**
 * The browser asks for finger, face or screen lock.
 * @returns null: nobody confirmed, or it has one of this site already
 */
export async function makePasskey(question: object): Promise<MadePasskey | null> {
  const asked = question as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked);
  const made = await navigator.credentials.create({ publicKey }).catch(() => null);
  return made ? ((made as PublicKeyCredential).toJSON() as object as MadePasskey) : null;
}

export const keepPasskey = (call: Ask, name: string, answer: MadePasskey) =>
  call(() => passkeys().$post({ json: { name, answer } }));
