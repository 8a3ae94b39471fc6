import { createHistory } from "#server/content/history.ts";
import type { Db } from "#server/db/schema.ts";
import { createAttempts } from "./attempt.ts";
import { createAudit } from "./audit.ts";
import { createBlog } from "./blog.ts";
import { createBlogWriting } from "./blog-writing.ts";
import { createClock } from "./clock.ts";
import { createContentVersion } from "./content-version.ts";
import { createDashboard } from "./dashboard.ts";
import { createDocuments } from "./document.ts";
import { createEnquiryReading } from "./enquiry.ts";
import { createEnquiryReceiving } from "./enquiry-receiving.ts";
import { createEnquiryWork } from "./enquiry-work.ts";
import { createFirstDay } from "./first-day.ts";
import { createHome } from "./home.ts";
import { createInvitation } from "./invitation.ts";
import { createMedia } from "./media.ts";
import { createOutbox } from "./outbox.ts";
import { createOwnership } from "./ownership.ts";
import { createPackage } from "./package.ts";
import { createPage } from "./page.ts";
import { createPasswordReset } from "./password-reset.ts";
import { createProfile } from "./profile.ts";
import { readableHtml } from "./readable-html.ts";
import { createReading } from "./reading.ts";
import { createSettings } from "./settings.ts";
import { createStaffSessions } from "./staff-session.ts";
import { createUser } from "./user.ts";

/** The rules of the site over one database; both doors, pages and API, call these. */
export function createSite(db: Db) {
  const content = createContentVersion(db);
  const documents = createDocuments(db, content);
  return {
    attempt: createAttempts(db),
    audit: createAudit(db),
    clock: createClock(db),
    contentVersion: { current: content.current, heard: content.heard },
    blog: { ...createBlog(db, content), ...createBlogWriting(db, content) },
    dashboard: createDashboard(db),
    enquiry: {
      ...createEnquiryReading(db),
      ...createEnquiryReceiving(db),
      ...createEnquiryWork(db),
    },
    firstDay: createFirstDay(db, content),
    history: createHistory(db),
    home: createHome(documents),
    media: createMedia(db, content),
    outbox: createOutbox(db),
    ownership: createOwnership(db),
    package: createPackage(documents),
    page: createPage(documents),
    invitation: createInvitation(db),
    passwordReset: createPasswordReset(db),
    profile: createProfile(db),
    readableHtml,
    reading: createReading(db),
    settings: createSettings(documents),
    staffSession: createStaffSessions(db),
    user: createUser(db),
  };
}

export type Site = ReturnType<typeof createSite>;
