import type { Migration } from "kysely/migration";
import * as content from "./0001-content.ts";
import * as accounts from "./0002-accounts.ts";
import * as editing from "./0003-editing.ts";
import * as enquiries from "./0004-enquiries.ts";
import * as media from "./0005-media.ts";
import * as settings from "./0006-settings.ts";
import * as reads from "./0007-reads.ts";
import * as manyPosts from "./0009-many-posts.ts";
import * as attempts from "./0010-attempts.ts";
import * as sharedSecret from "./0011-shared-secret.ts";
import * as contentVersion from "./0012-content-version.ts";
import * as safeAccounts from "./0013-safe-accounts.ts";
import * as clock from "./0014-clock.ts";
import * as oneContact from "./0015-one-contact.ts";
import * as examples from "./0016-examples.ts";
import * as history from "./0017-history.ts";
import * as contentStore from "./0018-content-store.ts";
import * as references from "./0019-references.ts";
import * as redirects from "./0020-redirects.ts";
import * as waitingChanges from "./0021-waiting-changes.ts";
import * as presence from "./0022-presence.ts";
import * as sharedPreviews from "./0023-shared-previews.ts";
import * as restored from "./0024-restored.ts";
import * as writingIn from "./0025-writing-in.ts";
import * as ownPages from "./0026-own-pages.ts";
import * as searchSchema from "./0027-search-schema.ts";
import * as ownLanguage from "./0028-own-language.ts";
import * as languageOfEnquiry from "./0029-language-of-enquiry.ts";
import * as senderOfForm from "./0030-sender-of-form.ts";
import * as doubtfulTimes from "./0031-doubtful-times.ts";
import * as entries from "./0032-entries.ts";
import * as followUp from "./0033-follow-up.ts";
import * as putOff from "./0034-put-off.ts";
import * as outwardLinks from "./0035-outward-links.ts";
import * as mondayMail from "./0036-monday-mail.ts";
import * as toldWhen from "./0037-told-when.ts";
import * as secondFactor from "./0038-second-factor.ts";
import * as passkeys from "./0039-passkeys.ts";
import * as backups from "./0040-backups.ts";
import * as imports from "./0041-imports.ts";
import * as secondFactorDuty from "./0042-second-factor-duty.ts";
import * as passkeyPlaces from "./0044-passkey-places.ts";
import * as auditDetails from "./0045-audit-details.ts";
import * as previewAuthors from "./0046-preview-authors.ts";
import * as versionFloor from "./0047-version-floor.ts";
import * as sentAs from "./0048-sent-as.ts";

/**
 * Forward only. The names are stored; their order is the order of running. 0008 was given up before
 * any database had it: the number stays free, as a later one could not run before 0009.
 */
export const migrations: Record<string, Migration> = {
  "0001-content": content,
  "0002-accounts": accounts,
  "0003-editing": editing,
  "0004-enquiries": enquiries,
  "0005-media": media,
  "0006-settings": settings,
  "0007-reads": reads,
  "0009-many-posts": manyPosts,
  "0010-attempts": attempts,
  "0011-shared-secret": sharedSecret,
  "0012-content-version": contentVersion,
  "0013-safe-accounts": safeAccounts,
  "0014-clock": clock,
  "0015-one-contact": oneContact,
  "0016-examples": examples,
  "0017-history": history,
  "0018-content-store": contentStore,
  "0019-references": references,
  "0020-redirects": redirects,
  "0021-waiting-changes": waitingChanges,
  "0022-presence": presence,
  "0023-shared-previews": sharedPreviews,
  "0024-restored": restored,
  "0025-writing-in": writingIn,
  "0026-own-pages": ownPages,
  "0027-search-schema": searchSchema,
  "0028-own-language": ownLanguage,
  "0029-language-of-enquiry": languageOfEnquiry,
  "0030-sender-of-form": senderOfForm,
  "0031-doubtful-times": doubtfulTimes,
  "0032-entries": entries,
  "0033-follow-up": followUp,
  "0034-put-off": putOff,
  "0035-outward-links": outwardLinks,
  "0036-monday-mail": mondayMail,
  "0037-told-when": toldWhen,
  "0038-second-factor": secondFactor,
  "0039-passkeys": passkeys,
  "0040-backups": backups,
  "0041-imports": imports,
  "0042-second-factor-duty": secondFactorDuty,
  "0044-passkey-places": passkeyPlaces,
  "0045-audit-details": auditDetails,
  "0046-preview-authors": previewAuthors,
  "0047-version-floor": versionFloor,
  "0048-sent-as": sentAs,
};
