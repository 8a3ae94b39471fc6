import { languageAt } from "#contracts/languages.ts";
import { uploadBytes } from "#contracts/media-limits.ts";
import { PUBLIC_PAGES } from "#contracts/public-pages.ts";
import { STAFF_BYTES } from "#contracts/staff-bytes.ts";

const KILOBYTE = 1024;

const ACCOUNT = 16 * KILOBYTE;
/** 5,000 characters; a form sends each Bangla one as nine bytes. */
const ENQUIRY = 64 * KILOBYTE;
/** Nobody but staff sends more. */
export const VISITORS_BYTES = ENQUIRY;

/** Endpoints that strangers may send something to; all others read no body of theirs. */
const VISITORS_API = new Map([
  ["/api/users", ACCOUNT],
  ["/api/users/auth", ACCOUNT],
  ["/api/users/auth/totp", ACCOUNT],
  ["/api/users/auth/recovery", ACCOUNT],
  ["/api/users/auth/passkey", ACCOUNT],
  ["/api/users/auth/passkey/options", ACCOUNT],
  ["/api/users/logout", ACCOUNT],
  ["/api/reads", ACCOUNT],
  ["/api/enquiries", ENQUIRY],
]);

const ACCOUNT_PATHS = PUBLIC_PAGES.filter(({ kind }) => kind === "account").map(({ path }) => path);
/** In any spelling; a script sends the form of `/login/` to `/login/_.data`. */
const ACCOUNT_PAGE = new RegExp(`^(${ACCOUNT_PATHS.join("|")})/*(_?\\.data)?/*$`, "i");

/** Under the prefix of a language too, where it leads to the one without. */
export const isAccountPage = (path: string): boolean => ACCOUNT_PAGE.test(languageAt(path).path);

/** @returns the most bytes that anybody may send there; 0: nobody but staff */
export function visitorBytes(path: string): number {
  if (path.startsWith("/api/")) return VISITORS_API.get(path) ?? 0;
  return isAccountPage(path) ? ACCOUNT : ENQUIRY;
}

/** Where passwords are hashed, or held against a hash: slow on purpose. */
export const isAccountWork = (path: string): boolean =>
  path === "/api/users" || path === "/api/users/auth" || isAccountPage(path);

/** Whoever sends it. */
export function mostBytes(method: string, path: string): number {
  return visitorBytes(path) || uploadBytes(method, path) || STAFF_BYTES;
}

export const inWords = (bytes: number): string =>
  bytes < STAFF_BYTES ? `${bytes / KILOBYTE} KB` : `${bytes / STAFF_BYTES} MB`;
