import { base32 } from "@better-auth/utils/base32";
import { createOTP } from "@better-auth/utils/otp";

const PERIOD_MS = 30_000;

/** What an app on a phone shows, with the secret as it was typed there; `later`: in so many half minutes. */
export function appCode(secret: string, later = 0): Promise<string> {
  const raw = new TextDecoder().decode(base32.decode(secret));
  return createOTP(raw).hotp(Math.floor(Date.now() / PERIOD_MS) + later);
}
