import type { PageId } from "#contracts/kinds/page.ts";
import type { SettingsGroup } from "#contracts/kinds/settings.ts";

/** What the record of changes calls what was changed; who did it is named where it is known. */
export const records = {
  home: "হোম পাতা",
  pages: {
    about: "আমাদের কথা",
    contact: "যোগাযোগ",
    privacy: "গোপনীয়তা নীতি",
    trust: "আমাদের যাচাই করুন",
  } satisfies Record<PageId, string>,
  settings: {
    agency: "প্রতিষ্ঠান",
    contact: "যোগাযোগ ও খোলার সময়",
    social: "সোশ্যাল লিংক",
    notice: "নোটিশ",
    "know-more": "হোমের বোতামের লিংক",
    look: "লোগো ও রং",
    enquiries: "জিজ্ঞাসা",
  } satisfies Record<SettingsGroup, string>,
  /** Something in another language. */
  translation: "{title} ({language})",
  languages: "ভাষা: {names}",
  typeNames: "লেখার ধরনের নাম",
  untitled: "শিরোনাম ছাড়া",
  defaultType: "ব্লগ",
  /** Pasted at once. */
  movedAddresses: {
    zero: "{from}",
    one: "{from}",
    other: "{count}টি ঠিকানা, প্রথমটি {from}",
  },
  nobodyKnown: "অজানা কেউ",
} as const;

/** Where a picture is used. */
export const pictureUses = {
  home: "হোম পাতা",
  about: "আমাদের কথা",
  contact: "যোগাযোগ",
  privacy: "গোপনীয়তা নীতি",
  trust: "আমাদের যাচাই করুন",
  look: "লোগো",
  post: "“{title}” লেখাটি",
  trashedPost: "ট্র্যাশে থাকা “{title}” লেখাটি",
  ownPage: "“{title}” পাতাটি",
  trashedOwnPage: "ট্র্যাশে থাকা “{title}” পাতাটি",
  departure: "“{title}” যাত্রাটি",
  trashedDeparture: "ট্র্যাশে থাকা “{title}” যাত্রাটি",
  licence: "“{title}” লাইসেন্সটি",
  trashedLicence: "ট্র্যাশে থাকা “{title}” লাইসেন্সটি",
  requirement: "“{title}” কাগজটি",
  trashedRequirement: "ট্র্যাশে থাকা “{title}” কাগজটি",
  visa: "“{title}” ভিসাটি",
  trashedVisa: "ট্র্যাশে থাকা “{title}” ভিসাটি",
  package: "{id} প্যাকেজ",
} as const;
