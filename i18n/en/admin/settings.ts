import type { AuditEntry } from "#contracts/audit.ts";
import type { PageId } from "#contracts/kinds/page.ts";
import type { SettingsGroup } from "#contracts/kinds/settings.ts";

export const settings = "Settings";
export const activity = "Activity";
export const activityText = "Who changed what, newest first.";
export const nothingYet = "Nothing yet";
export const nextChange = "The next change will appear here.";
export const somebody = "Somebody";
export const showOlderEntries = "Show older entries";
export const activityNotLoaded = "The activity could not be loaded";
export const noSuchSettings = "There are no such settings.";
export const noSuchPage = "There is no such page.";
export const mail = "Mail";
export const staff = "Staff";
export const yourProfile = "Your profile";

export const theAgency = "The agency";
export const theSite = "The site";
export const theDesk = "The desk";
export const people = "People";
export const keepingIt = "Keeping it";

/** How each of them stands. */
export const stands = {
  contact: "Numbers, offices, opening hours",
  noLinks: "None yet",
  links: { one: "{count} link", other: "{count} links" },
  noticeShown: "Shown on the home page",
  noticeNotShown: "Not shown",
  look: "Your logo and your colour",
  redirects: { one: "{count} leads on", other: "{count} lead on" },
  unknown: { one: "{count} asked for, but not there", other: "{count} asked for, but not there" },
  months: {
    one: "Kept for {count} month after closing",
    other: "Kept for {count} months after closing",
  },
  mailGoesOut: "Goes out",
  mailNotSetUp: "Not set up: nothing goes out",
  mailFailed: { one: "{count} did not go out", other: "{count} did not go out" },
  staff: { one: "{count} person", other: "{count} people" },
  staffAndInvited: "{people}, {invited}",
  invited: { one: "{count} invitation open", other: "{count} invitations open" },
  activity: "Who did what",
  moveIn: "From the old site, WordPress or Ghost",
  backup: "{moment}, tried and whole",
  noBackup: "None was made yet",
  system: "Seven checks, last mistakes",
} as const;

type Words = { title: string; text: string };

export const groups = {
  agency: { title: "Agency", text: "Who you are, on every page and in every title." },
  contact: { title: "Contact and hours", text: "How people reach you, and when." },
  social: { title: "Social links", text: "Your pages elsewhere." },
  notice: { title: "Notice banner", text: "The line above the menu of the home page." },
  "know-more": { title: "Link of the home button", text: "Where the link on the home page leads." },
  look: { title: "Mark and colour", text: "Your logo and your colour." },
  enquiries: { title: "Enquiries", text: "How long you keep what people send you." },
} as const satisfies Record<SettingsGroup, Words>;

export const pages = {
  about: { title: "About page", text: "Who visitors will meet." },
  contact: { title: "Contact page", text: "What stands beside the form, and the map." },
  privacy: { title: "Privacy policy", text: "What you keep of visitors, and for how long." },
  trust: {
    title: "Page “Check it is us”",
    text: "How people make sure that it is really you. Licences, numbers and accounts are added by themselves.",
  },
} as const satisfies Record<PageId, Words>;

/** A line of the activity: what somebody did, as below. */
export const activityLine = "{who} {what}";

export const actions = {
  create: { alone: "created", of: "created {thing}" },
  update: { alone: "changed", of: "changed {thing}" },
  delete: { alone: "deleted", of: "deleted {thing}" },
  restore: { alone: "brought back", of: "brought back {thing}" },
  "sign-in": { alone: "signed in", of: "signed in {thing}" },
  "failed-sign-in": { alone: "failed to sign in", of: "failed to sign in {thing}" },
  invitation: { alone: "invited", of: "invited {thing}" },
  registration: { alone: "registered", of: "registered {thing}" },
  withdrawal: {
    alone: "withdrew the invitation for",
    of: "withdrew the invitation for {thing}",
  },
  removal: { alone: "removed", of: "removed {thing}" },
  "session-end": { alone: "ended a session of", of: "ended a session of {thing}" },
  "hand-over": {
    alone: "handed the ownership over to",
    of: "handed the ownership over to {thing}",
  },
  "password-reset": { alone: "got a new password", of: "got a new password {thing}" },
  "second-factor": { alone: "set up a second factor", of: "set up a second factor {thing}" },
  "second-factor-end": {
    alone: "turned the second factor off",
    of: "turned the second factor off for {thing}",
  },
  "recovery-codes": { alone: "made new recovery codes", of: "made new recovery codes {thing}" },
  passkey: { alone: "added a passkey", of: "added a passkey {thing}" },
  "passkey-end": { alone: "removed a passkey", of: "removed a passkey {thing}" },
  export: { alone: "downloaded", of: "downloaded {thing}" },
  import: { alone: "moved in", of: "took over {thing}" },
  undo: { alone: "undid moving in", of: "undid the taking over of {thing}" },
} as const satisfies Record<AuditEntry["action"], { alone: string; of: string }>;

export const things = {
  blog: "the post “{name}”",
  home: "the home page",
  package: "the package “{name}”",
  inclusions: "the list of what is included of “{name}”",
  page: "the page “{name}”",
  "own-page": "the page “{name}”",
  departure: "the departure “{name}”",
  licence: "the licence “{name}”",
  requirement: "the paper “{name}”",
  visa: "the visa “{name}”",
  settings: "the settings “{name}”",
  user: "“{name}”",
  invitation: "“{name}”",
  enquiry: "the enquiry “{name}”",
  media: "the picture “{name}”",
  redirect: "the moved address “{name}”",
  template: "the template “{name}”",
  backup: "the backup “{name}”",
  import: "“{name}” from elsewhere",
} as const satisfies Record<AuditEntry["thing"], string>;

export const theList = "the list of enquiries";
export const theirProfile = "their profile";
/** By nobody known: whose account it was is all there is to tell. */
export const failedSignInAs = "failed to sign in as “{name}”";
export const secondFactorOffFor = "turned off the second factor of “{name}”";
export const passwordSetFor = "set a new password for “{name}”";

/** Of something in another language. */
export const inLanguage = "{thing} ({language})";
export const theExamples = "the example enquiries";
export const siteLanguages = "changed the languages that the site is read in: {name}";
export const typeNames = "changed the names of the types of posts";
export const dutyBegan = "asked everybody for a second factor from {name}";
export const dutyEnded = "stopped asking everybody for a second factor";
/** Pasted at once; the first of them is named. */
export const movedAddresses = {
  one: "created the moved address “{name}”",
  other: "created {count} moved addresses, the first “{name}”",
} as const;
export const backupsAt = "set the backup of each night to {name}";
export const backupsOff = "turned off the backup of each night";
export const backupsLocked = "locked backups with the key {name}";
export const backupsUnlocked = "took the lock off backups";
/** By lines that do not say how. */
export const backupsChanged = "changed how backups are made";
