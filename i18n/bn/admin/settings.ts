import type { AuditEntry } from "#contracts/audit.ts";
import type { PageId } from "#contracts/kinds/page.ts";
import type { SettingsGroup } from "#contracts/kinds/settings.ts";

export const settings = "সেটিংস";
export const activity = "কাজের তালিকা";
export const activityText = "কে কী বদলেছেন, নতুনটি আগে।";
export const nothingYet = "এখনো কিছু নেই";
export const nextChange = "পরের বদলটি এখানে দেখা যাবে।";
export const somebody = "কেউ একজন";
export const showOlderEntries = "পুরোনোগুলো দেখান";
export const activityNotLoaded = "কাজের তালিকা লোড করা যায়নি";
export const noSuchSettings = "এমন কোনো সেটিংস নেই।";
export const noSuchPage = "এমন কোনো পাতা নেই।";
export const mail = "মেইল";
export const staff = "কর্মী";
export const yourProfile = "আপনার প্রোফাইল";

export const theAgency = "প্রতিষ্ঠান";
export const theSite = "সাইট";
export const theDesk = "ডেস্ক";
export const people = "মানুষ";
export const keepingIt = "রক্ষণাবেক্ষণ";

/** How each of them stands. */
export const stands = {
  contact: "নম্বর, অফিস, খোলার সময়",
  noLinks: "এখনো একটিও নয়",
  links: { one: "{count}টি লিংক", other: "{count}টি লিংক" },
  noticeShown: "হোম পাতায় দেখা যায়",
  noticeNotShown: "দেখা যায় না",
  look: "আপনার লোগো ও রং",
  redirects: { one: "{count}টি নতুন জায়গায় যায়", other: "{count}টি নতুন জায়গায় যায়" },
  unknown: { one: "খোঁজা হয়েছে, কিন্তু নেই: {count}টি", other: "খোঁজা হয়েছে, কিন্তু নেই: {count}টি" },
  months: { one: "শেষ হওয়ার পর {count} মাস থাকে", other: "শেষ হওয়ার পর {count} মাস থাকে" },
  mailGoesOut: "মেইল যায়",
  mailNotSetUp: "চালু করা হয়নি: কিছু যায় না",
  mailFailed: { one: "{count}টি যায়নি", other: "{count}টি যায়নি" },
  staff: { one: "{count} জন", other: "{count} জন" },
  staffAndInvited: "{people}, {invited}",
  invited: { one: "{count}টি আমন্ত্রণ চালু", other: "{count}টি আমন্ত্রণ চালু" },
  activity: "কে কী করেছেন",
  moveIn: "পুরোনো সাইট, WordPress বা Ghost থেকে",
  backup: "{moment}, পরীক্ষা করা, অক্ষত",
  noBackup: "এখনো একটিও নেওয়া হয়নি",
  system: "সাতটি পরীক্ষা, সাম্প্রতিক ত্রুটি",
} as const;

type Words = { title: string; text: string };

export const groups = {
  agency: { title: "প্রতিষ্ঠান", text: "আপনাদের পরিচয়, প্রতিটি পাতায় ও প্রতিটি শিরোনামে।" },
  contact: { title: "যোগাযোগ ও খোলার সময়", text: "মানুষ কীভাবে, কখন আপনাদের পাবেন।" },
  social: { title: "সোশ্যাল লিংক", text: "অন্য জায়গায় আপনাদের পাতা।" },
  notice: { title: "নোটিশ", text: "হোম পাতায় মেনুর ওপরের লাইন।" },
  "know-more": { title: "হোমের বোতামের লিংক", text: "হোম পাতার লিংকটি কোথায় নিয়ে যায়।" },
  look: { title: "লোগো ও রং", text: "আপনাদের লোগো ও রং।" },
  enquiries: { title: "জিজ্ঞাসা", text: "মানুষের পাঠানো কথা কত দিন রাখেন।" },
} as const satisfies Record<SettingsGroup, Words>;

export const pages = {
  about: { title: "আমাদের কথা পাতা", text: "মানুষ যাঁদের সঙ্গে দেখা করবেন।" },
  contact: { title: "যোগাযোগ পাতা", text: "ফরমের পাশে যা থাকে, আর ম্যাপ।" },
  privacy: { title: "গোপনীয়তা নীতি", text: "মানুষের কী তথ্য রাখেন, কত দিন।" },
  trust: {
    title: "“আমাদের যাচাই করুন” পাতা",
    text: "মানুষ কীভাবে নিশ্চিত হবেন যে এটি সত্যিই আপনারা। লাইসেন্স, নম্বর ও অ্যাকাউন্ট নিজে থেকেই যোগ হয়।",
  },
} as const satisfies Record<PageId, Words>;

/** A line of the activity: what somebody did, as below. */
export const activityLine = "{who} {what}";

export const actions = {
  create: { alone: "তৈরি করেছেন", of: "{thing} তৈরি করেছেন" },
  update: { alone: "বদলেছেন", of: "{thing} বদলেছেন" },
  delete: { alone: "মুছে ফেলেছেন", of: "{thing} মুছে ফেলেছেন" },
  restore: { alone: "ফিরিয়ে এনেছেন", of: "{thing} ফিরিয়ে এনেছেন" },
  "sign-in": { alone: "সাইন ইন করেছেন", of: "{thing} নামে সাইন ইন করেছেন" },
  "failed-sign-in": {
    alone: "সাইন ইন করতে পারেননি",
    of: "{thing} নামে সাইন ইন করতে পারেননি",
  },
  invitation: { alone: "আমন্ত্রণ জানিয়েছেন", of: "আমন্ত্রণ জানিয়েছেন: {thing}" },
  registration: { alone: "নিবন্ধন করেছেন", of: "{thing} নামে নিবন্ধন করেছেন" },
  withdrawal: { alone: "আমন্ত্রণ ফিরিয়ে নিয়েছেন", of: "আমন্ত্রণ ফিরিয়ে নিয়েছেন: {thing}" },
  removal: { alone: "বাদ দিয়েছেন", of: "বাদ দিয়েছেন: {thing}" },
  "session-end": { alone: "একটি সেশন শেষ করেছেন", of: "একটি সেশন শেষ করেছেন: {thing}" },
  "hand-over": { alone: "মালিকানা দিয়েছেন", of: "মালিকানা দিয়েছেন: {thing}" },
  "password-reset": { alone: "নতুন পাসওয়ার্ড নিয়েছেন", of: "{thing} নামে নতুন পাসওয়ার্ড নিয়েছেন" },
  "second-factor": { alone: "দ্বিতীয় ধাপের যাচাই চালু করেছেন", of: "{thing} দ্বিতীয় ধাপের যাচাই চালু করেছেন" },
  "second-factor-end": {
    alone: "দ্বিতীয় ধাপের যাচাই বন্ধ করেছেন",
    of: "{thing}-এর দ্বিতীয় ধাপের যাচাই বন্ধ করেছেন",
  },
  "recovery-codes": { alone: "নতুন রিকভারি কোড বানিয়েছেন", of: "{thing} নতুন রিকভারি কোড বানিয়েছেন" },
  passkey: { alone: "একটি পাসকি যোগ করেছেন", of: "{thing} একটি পাসকি যোগ করেছেন" },
  "passkey-end": { alone: "একটি পাসকি সরিয়েছেন", of: "{thing} একটি পাসকি সরিয়েছেন" },
  export: { alone: "নামিয়েছেন", of: "{thing} নামিয়েছেন" },
  import: { alone: "পুরোনো সাইট থেকে এনেছেন", of: "{thing} নিয়ে এসেছেন" },
  undo: { alone: "পুরোনো সাইট থেকে আনা বাতিল করেছেন", of: "{thing} আনা বাতিল করেছেন" },
} as const satisfies Record<AuditEntry["action"], { alone: string; of: string }>;

export const things = {
  blog: "“{name}” লেখাটি",
  home: "হোম পাতা",
  package: "“{name}” প্যাকেজটি",
  inclusions: "“{name}”-এ কী কী আছে তার তালিকাটি",
  page: "“{name}” পাতাটি",
  "own-page": "“{name}” পাতাটি",
  departure: "“{name}” যাত্রাটি",
  licence: "“{name}” লাইসেন্সটি",
  requirement: "“{name}” কাগজটি",
  visa: "“{name}” ভিসাটি",
  settings: "“{name}” সেটিংস",
  user: "“{name}”",
  invitation: "“{name}”",
  enquiry: "“{name}” জিজ্ঞাসাটি",
  media: "“{name}” ছবিটি",
  redirect: "সরানো ঠিকানা “{name}”",
  template: "টেমপ্লেট “{name}”",
  backup: "“{name}” ব্যাকআপটি",
  import: "অন্য জায়গার “{name}”",
} as const satisfies Record<AuditEntry["thing"], string>;

export const theList = "জিজ্ঞাসার তালিকা";
export const theirProfile = "নিজের প্রোফাইল";
/** By nobody known: whose account it was is all there is to tell. */
export const failedSignInAs = "“{name}” নামে সাইন ইন করতে পারেননি";
export const secondFactorOffFor = "“{name}”-এর দ্বিতীয় ধাপের যাচাই বন্ধ করেছেন";
export const passwordSetFor = "“{name}”-এর নতুন পাসওয়ার্ড দিয়েছেন";

/** Of something in another language. */
export const inLanguage = "{thing} ({language})";
export const theExamples = "নমুনা জিজ্ঞাসাগুলো";
export const siteLanguages = "সাইট কোন কোন ভাষায় পড়া যাবে তা বদলেছেন: {name}";
export const typeNames = "লেখার ধরনের নাম বদলেছেন";
export const dutyBegan = "{name} থেকে সবার জন্য দ্বিতীয় ধাপের যাচাই বাধ্যতামূলক করেছেন";
export const dutyEnded = "দ্বিতীয় ধাপের যাচাই আর বাধ্যতামূলক রাখেননি";
/** Pasted at once; the first of them is named. */
export const movedAddresses = {
  zero: "সরানো ঠিকানা “{name}” তৈরি করেছেন",
  one: "সরানো ঠিকানা “{name}” তৈরি করেছেন",
  other: "{count}টি সরানো ঠিকানা তৈরি করেছেন, প্রথমটি “{name}”",
} as const;
export const backupsAt = "রোজ রাতের ব্যাকআপের সময় বদলেছেন: {name}";
export const backupsOff = "রোজ রাতের ব্যাকআপ বন্ধ করেছেন";
export const backupsLocked = "ব্যাকআপে চাবি দিয়ে তালা দিয়েছেন: {name}";
export const backupsUnlocked = "ব্যাকআপের তালা খুলে দিয়েছেন";
/** By lines that do not say how. */
export const backupsChanged = "ব্যাকআপের নিয়ম বদলেছেন";
