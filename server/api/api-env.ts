import type { Context, Next } from "hono";
import type { Room } from "#contracts/room.ts";
import type { User } from "#contracts/user.ts";
import type { SpokenIn } from "#i18n/spoken.ts";
import type { Auth, Session } from "#server/accounts/auth.ts";
import type { Passkeys } from "#server/accounts/passkeys.ts";
import type { SecondFactors } from "#server/accounts/second-factor.ts";
import type { SecondStep } from "#server/accounts/second-step.ts";
import type { SignInLimits } from "#server/accounts/sign-in-limits.ts";
import type { BackupsOf } from "#server/backup/backups.ts";
import type { Restoring } from "#server/backup/restoring.ts";
import type { EnquiryIntake } from "#server/enquiries/enquiry-intake.ts";
import type { Env } from "#server/env.ts";
import type { RequestLog } from "#server/http/request-log.ts";
import type { Imports } from "#server/import/imports.ts";
import type { ReadCounter } from "#server/jobs/read-counter.ts";
import type { MailRoom } from "#server/mail/mail-room.ts";
import type { Library } from "#server/media/library.ts";
import type { Logger } from "#server/process/log.ts";
import type { Site } from "#server/site.ts";
import type { SystemStanding } from "#server/system/system.ts";

export type ApiDeps = {
  site: Site;
  library: Library;
  auth: Auth;
  limits: SignInLimits;
  passkeys: Passkeys;
  secondFactor: SecondFactors;
  secondStep: SecondStep;
  enquiryIntake: EnquiryIntake;
  mailRoom: MailRoom;
  spokenIn: SpokenIn;
  /** That the site lies on. */
  disk: {
    /** Whether there is room for more than what is kept for the owner. */
    hasRoom: () => boolean;
    /** @param bytes of what was to come; null: something else was full, or there is room by now */
    lackingFor: (error: unknown, bytes: number) => Room | null;
  };
  /** What staff sent with a key is done once, and answered each time (`server/http/answered.ts`). */
  answered: (c: Context, by: string, next: Next) => Promise<Response | undefined>;
  reads: ReadCounter;
  env: Pick<Env, "PUBLIC_URL" | "TRUST_PROXY">;
  imports: Imports;
  system: SystemStanding;
  backups: BackupsOf;
  restoring: Restoring;
  log: Logger;
};

/** What handlers find in `c.get`; user and session only behind `requireUser`. */
export type ApiEnv = {
  Variables: RequestLog["Variables"] & {
    auth: Auth;
    disk: ApiDeps["disk"];
    answered: ApiDeps["answered"];
    /** Of a request with a body: asked for before that was read (`server/http/receive-body.ts`). */
    session?: Session;
    /** Why nobody could tell. */
    sessionFault?: unknown;
    user: User;
    sessionId: string;
  };
};

export function setCookies(c: Context, cookies: string[]): void {
  for (const cookie of cookies) c.header("Set-Cookie", cookie, { append: true });
}
