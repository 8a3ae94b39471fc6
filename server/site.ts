import { isNewKindName, type KindName, type NewKindName } from "#contracts/kinds/find-kind.ts";
import type { OtherLanguage } from "#contracts/languages.ts";
import type { Facts } from "#i18n/facts.ts";
import { createAttempts } from "#server/accounts/attempt.ts";
import { createInvitation } from "#server/accounts/invitation.ts";
import { createOwnership } from "#server/accounts/ownership.ts";
import { createPasswordReset } from "#server/accounts/password-reset.ts";
import { createProfile } from "#server/accounts/profile.ts";
import { createSecondFactorDuty } from "#server/accounts/second-factor-duty.ts";
import { createStaffSessions } from "#server/accounts/staff-session.ts";
import { createUser } from "#server/accounts/user.ts";
import { createAudit } from "#server/audit/audit-entry.ts";
import { createContentVersion, type SharedNumbers } from "#server/content/content-version.ts";
import { createDepartureLists } from "#server/content/departures/departure-list.ts";
import { refuseContradictions } from "#server/content/departures/departure-rules.ts";
import { createDepartures } from "#server/content/departures/departures.ts";
import { createDepartureTable } from "#server/content/departures/table/departure-table.ts";
import { createDocuments, type Documents } from "#server/content/document.ts";
import { documentShelf } from "#server/content/document-shelf.ts";
import { createDrafts } from "#server/content/drafts/draft.ts";
import { createDraftReading } from "#server/content/drafts/draft-reading.ts";
import { createWaitingLists } from "#server/content/drafts/list-waiting.ts";
import { createManyDrafts } from "#server/content/drafts/many-drafts.ts";
import { createPlans } from "#server/content/drafts/plan.ts";
import { createPublishWaiting } from "#server/content/drafts/publish-waiting.ts";
import { createSharedPreviews } from "#server/content/drafts/shared-preview.ts";
import { createEntryReading } from "#server/content/entries/entry-reading.ts";
import { entryShelf } from "#server/content/entries/entry-shelf.ts";
import { createEntryWriting, moveEntryToTrash } from "#server/content/entries/entry-writing.ts";
import { createHistory } from "#server/content/history.ts";
import { createHome } from "#server/content/home.ts";
import { createInclusions } from "#server/content/inclusions.ts";
import { createLanguages } from "#server/content/languages.ts";
import { createLicence } from "#server/content/licences/licence.ts";
import { createOutwardLinks } from "#server/content/links/outward-links.ts";
import { createOwnPageReading } from "#server/content/own-pages/own-page-reading.ts";
import { ownPageShelf } from "#server/content/own-pages/own-page-shelf.ts";
import {
  createOwnPageWriting,
  movePageToTrash,
} from "#server/content/own-pages/own-page-writing.ts";
import { showOwnPage } from "#server/content/own-pages/show-own-page.ts";
import { createPackage } from "#server/content/package.ts";
import { createPage } from "#server/content/page.ts";
import { createPageLanguages } from "#server/content/page-languages.ts";
import type { Place } from "#server/content/place.ts";
import { withNamedTypes } from "#server/content/posts/named-types.ts";
import { createPostIndexing } from "#server/content/posts/post-indexing.ts";
import { createPostReading } from "#server/content/posts/post-reading.ts";
import { postShelf } from "#server/content/posts/post-shelf.ts";
import { createPostWriting, moveToTrash } from "#server/content/posts/post-writing.ts";
import { createReading } from "#server/content/posts/read-count.ts";
import { showPost } from "#server/content/posts/show-post.ts";
import { createTypeNames } from "#server/content/posts/type-names.ts";
import type { Shelf } from "#server/content/publish.ts";
import { readableHtml } from "#server/content/readable-html.ts";
import { createRedirects } from "#server/content/redirects/redirects.ts";
import { createUnknownPaths } from "#server/content/redirects/unknown-path.ts";
import { createSettings } from "#server/content/settings.ts";
import type { Shown } from "#server/content/shown-body.ts";
import { createSiteSearch } from "#server/content/site-search/site-search.ts";
import { createTranslationStates } from "#server/content/translation-states.ts";
import { createTranslationWriting } from "#server/content/translation-writing.ts";
import { languagesOf } from "#server/content/translations.ts";
import type { MoveToTrash } from "#server/content/trash.ts";
import { loggedVisa } from "#server/content/visas/log-visa.ts";
import { createPaperUses } from "#server/content/visas/paper-uses.ts";
import { mayPublishVisa, papersOfVisa, refuseInUse } from "#server/content/visas/visa-rules.ts";
import { takeDuty } from "#server/db/duty.ts";
import type { Db } from "#server/db/schema.ts";
import { createFirstDay } from "#server/demo/first-day.ts";
import { createDesk } from "#server/desk/desk.ts";
import { createFind } from "#server/desk/find.ts";
import { createDashboard } from "#server/enquiries/dashboard.ts";
import { createEnquiries } from "#server/enquiries/enquiries.ts";
import { createReplyTemplates } from "#server/enquiries/reply-templates.ts";
import { createOutbox } from "#server/mail/outbox.ts";
import { createMedia } from "#server/media/media.ts";
import { createClock } from "#server/time/clock.ts";

type Lies = {
  /** Where it lies, as far as this process may look. */
  dataFolder: string | null;
  /** With other processes on this machine. */
  numbers?: SharedNumbers | undefined;
};

const NOWHERE: Lies = { dataFolder: null };

/** The rules of the site over one database; both doors, pages and API, call these. */
export function createSite(db: Db, { dataFolder, numbers }: Lies = NOWHERE) {
  const content = createContentVersion(db, numbers);
  const history = createHistory(db);
  const ownPage = { ...createOwnPageReading(db, content), ...createOwnPageWriting(db, content) };
  const entry = { ...createEntryReading(db), ...createEntryWriting(db, content, ENTRY_RULES) };
  const redirect = createRedirects(db, content);
  const translation = createTranslationWriting({ db, content, shelfOf });
  const draft = createDrafts({ db, history, shelfOf, trashOf });
  const draftReading = createDraftReading({ db, shelfOf });
  const nouns = nounsOver(createDocuments(db, content));
  const writing = createPostWriting(db, content);
  const typeNames = createTypeNames(db, content);
  const postsIn = (language?: OtherLanguage) =>
    withNamedTypes(createPostReading(db, content, language), typeNames, language);
  const reading = postsIn();
  const languages = createLanguages(db, content);
  const enquiry = createEnquiries(db);
  const media = createMedia(db, content);
  const outbox = createOutbox(db);
  const outwardLink = createOutwardLinks(db);
  const translations = createTranslationStates(db, entry.findMany);
  const blog = { ...reading, ...writing, ...createPostIndexing(db, content) };
  const read = (language: OtherLanguage) => {
    const inLanguage = nounsOver(createDocuments(db, content, { language }));
    const told = {
      ...inLanguage,
      blog: { ...blog, ...postsIn(language) },
      entry: { ...entry, ...createEntryReading(db, language) },
      ownPage: { ...ownPage, ...createOwnPageReading(db, content, language) },
    };
    return {
      ...told,
      licence: createLicence(told),
      search: createSiteSearch({ ...told, content, language }),
      readableHtml: (html: string, facts: Facts) => readableHtml(html, facts, language),
    };
  };
  const others = { bn: read("bn"), ar: read("ar") };
  return {
    attempt: createAttempts(db),
    audit: createAudit(db),
    clock: createClock(db),
    outwardLink,
    takeDuty: (name: string, until: number) => takeDuty(db, name, until),
    ...createDesk({
      ...{ db, content, entry, enquiry, media, outbox, languages, redirect, dataFolder },
      ...{ ownPages: ownPage, translations, outwardLink, settings: nouns.settings },
    }),
    contentVersion: {
      ...content,
      /** What others have changed in a transaction of their own is read from now on. */
      raise: () => content.change(async () => {}),
    },
    blog,
    dashboard: createDashboard(db),
    draft: {
      ...draft,
      ...draftReading,
      ...createWaitingLists(db),
      ...createPlans(db),
      ...createPublishWaiting({ ...nouns, blog, entry, ownPage, draft, translation }),
    },
    departures: {
      ...createDepartures({
        ...{ entry, reading: draftReading },
        drafts: createManyDrafts({ db, shelfOf, trashOf }),
      }),
      ...createDepartureLists(db),
      table: createDepartureTable(db),
    },
    entry,
    enquiry,
    find: createFind({ blog: reading, enquiry, media, ownPage }),
    firstDay: createFirstDay(db, content),
    history,
    ...nouns,
    media,
    outbox,
    ownPage,
    ownership: createOwnership(db),
    /** Its nouns as they are read in another language, as far as they are translated. */
    in: (language: OtherLanguage) => others[language],
    invitation: createInvitation(db),
    licence: createLicence({ entry, settings: nouns.settings }),
    languages: {
      ...languages,
      /** What is found by their words is ready as far as it can be in a moment; the rest follows by itself. */
      async show(...shown: Parameters<typeof languages.show>): ReturnType<typeof languages.show> {
        const all = await languages.show(...shown);
        await blog.indexAnew(AbortSignal.timeout(INDEX_MS));
        return all;
      },
    },
    passwordReset: createPasswordReset(db),
    profile: createProfile(db),
    readableHtml,
    reading: createReading(db),
    redirect,
    sharedPreview: createSharedPreviews(db),
    /** Its nouns as if those were public, in a language or in English. */
    showing(shown: readonly Shown[], language?: OtherLanguage) {
      const posts = language ? others[language].blog : blog;
      const pages = language ? others[language].ownPage : ownPage;
      return {
        ...nounsOver(createDocuments(db, content, { shown, language })),
        blog: shown.reduce(showPost<typeof blog>, posts),
        ownPage: shown.reduce(showOwnPage<typeof ownPage>, pages),
      };
    },
    replyTemplate: createReplyTemplates(db),
    secondFactorDuty: createSecondFactorDuty(db),
    search: createSiteSearch({ ...nouns, blog, content, entry, language: "en", ownPage }),
    staffSession: createStaffSessions(db),
    pageLanguages: createPageLanguages(db, { ownPage, entry }),
    typeNames,
    translation: {
      ...translation,
      ...translations,
      languagesOf: (kind: KindName, ids: readonly string[]) => languagesOf(db, kind, ids),
    },
    paperUses: createPaperUses(db),
    unknownPath: createUnknownPaths(db, { find: redirect.find, listOwnPages: ownPage.list }),
    user: createUser(db),
  };
}

/** Whoever shows a language waits for no longer. */
const INDEX_MS = 2000;

/** What can be new; all others are documents, which exist once. */
const NEW: Record<NewKindName, { shelf: Shelf; moveToTrash: MoveToTrash }> = {
  post: { shelf: postShelf, moveToTrash },
  "own-page": { shelf: ownPageShelf, moveToTrash: movePageToTrash },
  departure: { shelf: entryShelf, moveToTrash: moveEntryToTrash("departure") },
  licence: { shelf: entryShelf, moveToTrash: moveEntryToTrash("licence") },
  requirement: { shelf: entryShelf, moveToTrash: moveEntryToTrash("requirement") },
  visa: { shelf: entryShelf, moveToTrash: moveEntryToTrash("visa") },
};

/** What entries need of each other. */
const ENTRY_RULES = {
  departure: { mayPublish: refuseContradictions },
  requirement: { mayLeave: refuseInUse },
  visa: { mayPublish: mayPublishVisa, completed: loggedVisa, comesWith: papersOfVisa },
};

const newAt = ({ kind, language }: Place) => (isNewKindName(kind) && !language ? NEW[kind] : null);
const shelfOf = (place: Place) => newAt(place)?.shelf ?? documentShelf;
const trashOf = (place: Place) => newAt(place)?.moveToTrash ?? null;

const nounsOver = (documents: Documents) => ({
  home: createHome(documents),
  inclusions: createInclusions(documents),
  package: createPackage(documents),
  page: createPage(documents),
  settings: createSettings(documents),
});

export type Site = ReturnType<typeof createSite>;
