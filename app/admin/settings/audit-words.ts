import type { AuditEntry } from "#contracts/audit.ts";
import * as words from "#i18n/en/admin/settings.ts";
import { fill } from "#i18n/fill.ts";

type Told = Pick<AuditEntry, "action" | "thing" | "summary" | "userId">;

/** What somebody did, without who did it. */
export function auditWords({ action, thing, summary, userId }: Told): string {
  const { alone, of } = words.actions[action];
  const name = summary;
  if (action === "export") return fill(of, { thing: words.theList });
  if (thing === "home") return fill(of, { thing: words.things.home });
  if (thing === "user" && action === "update") return fill(of, { thing: words.theirProfile });
  if (userId === null && name !== "") {
    if (action === "failed-sign-in") return fill(words.failedSignInAs, { name });
    if (action === "second-factor-end") return fill(words.secondFactorOffFor, { name });
    if (action === "password-reset") return fill(words.passwordSetFor, { name });
  }
  const isAboutThemselves = /sign-in|registration|password|passkey|second-factor|recovery/.test(
    action,
  );
  if (isAboutThemselves || name === "") return alone;
  return fill(of, { thing: fill(words.things[thing], { name }) });
}
