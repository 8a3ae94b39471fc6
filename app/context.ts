import { createContext } from "react-router";
import type { Guards, NewEnquiry } from "#contracts/enquiry-write.ts";
import type { Language } from "#contracts/languages.ts";
import type { Passkey } from "#contracts/passkey.ts";
import type { PreviewPiece } from "#contracts/preview-piece.ts";
import type { CodeWay, SecondFactor } from "#contracts/second-factor.ts";
import type { SecondFactorDuty } from "#contracts/second-factor-duty.ts";
import type { StaffBar } from "#contracts/staff-bar.ts";
import type { Login, Registration, StaffSession, User } from "#contracts/user.ts";
import type { CodeWanted } from "#server/accounts/auth.ts";
import type { SignedIn } from "#server/accounts/session-start.ts";
import type { BackupsOf } from "#server/backup/backups.ts";
import type { Imports } from "#server/import/imports.ts";
import type { MarkInPage } from "#server/pictures/mark-in-page.ts";
import type { Site } from "#server/site.ts";
import type { SystemStanding } from "#server/system/system.ts";

/** What the server hands to loaders and actions. */
export type SiteContext = {
  site: Site;
  /** Canonical origin, without a slash at the end. */
  publicUrl: string;
  markInPage: MarkInPage;
  /** For unexpected errors: writes them to the log, under the request's id. */
  reportError: (error: unknown) => void;
};

export const siteContext = createContext<SiteContext>();

/** Who asks, by the session cookie; null for visitors. */
export const userContext = createContext<User | null>(null);

/**
 * For forms that work without scripts. Each answer's `cookies` are values of Set-Cookie headers
 * that the action must send on. They throw DomainError, as `site` does.
 */
export type AccountContext = {
  signIn: (login: Login) => Promise<SignedIn | CodeWanted>;
  /** Whether a code is waited for on this device. */
  isCodeWanted: () => Promise<boolean>;
  signInByCode: (way: CodeWay, code: string) => Promise<SignedIn>;
  register: (registration: Registration) => Promise<SignedIn>;
  /** Of whoever is signed in. @throws where nobody is */
  findSecurity: () => Promise<{
    factor: SecondFactor;
    passkeys: Passkey[];
    /** The name that passkeys belong to; null: none can be made. */
    belongsTo: string | null;
    sessions: StaffSession[];
  }>;
  /** From when whoever is signed in needs a second factor that they do not have; null: nothing is missing. */
  secondFactorDue: string | null;
  /** For the owner. */
  findSecondFactorDuty: () => Promise<SecondFactorDuty>;
  signOut: () => Promise<{ cookies: string[] }>;
  /** False: there is no mail server, and no link would arrive. */
  canMail: boolean;
  forgotPassword: (email: string) => Promise<void>;
  resetPassword: (token: string, password: string) => Promise<{ cookies: string[] }>;
};

export const accountContext = createContext<AccountContext>();

/** For the owner: how the house stands. */
export const systemContext = createContext<Pick<SystemStanding, "state">>();

/** For the owner: what is taken over from other sites. */
export const importsContext = createContext<Pick<Imports, "list">>();
/** For the owner: the backups of the site. */
export const backupsContext = createContext<Pick<BackupsOf, "state">>();

/** The forms for visitors; `receive` throws DomainError, as `site` does. */
export type EnquiryContext = {
  /** @param old the token that the same form was sent with before, if it was */
  issueToken: (old?: string) => string;
  receive: (enquiry: NewEnquiry, guards: Guards) => Promise<{ reference: string }>;
};

export const enquiryContext = createContext<EnquiryContext>();

/** A page as in English, and in which languages it can be read. */
export type PageLanguages = { path: string; languages: Language[] };

/** Of the page that is asked for; null: there is English alone, or who asks reads no page. It is looked up once. */
export const pageLanguagesContext = createContext<() => Promise<PageLanguages | null>>(
  async () => null,
);

/** Null: the page is as it is public. */
export const previewContext = createContext<PreviewPiece | null>(null);

/** Null: who looks is no staff, or no bar belongs on the page. */
export const staffBarContext = createContext<StaffBar | null>(null);

/** The page is edited where it stands. */
export const editingContext = createContext(false);

/** Markup of a page that its scripts know nothing of: the loader leaves it here, so that it is sent once. */
export type ApartMarkup = { html: string };

/** Null: data alone is asked for, which carries the markup itself. */
export const apartMarkupContext = createContext<ApartMarkup | null>(null);
