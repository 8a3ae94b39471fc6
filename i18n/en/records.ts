import type { PageId } from "#contracts/kinds/page.ts";
import type { SettingsGroup } from "#contracts/kinds/settings.ts";

/** What the record of changes calls what was changed; who did it is named where it is known. */
export const records = {
  home: "Home page",
  pages: {
    about: "About",
    contact: "Contact",
    privacy: "Privacy Policy",
    trust: "Check it is us",
  } satisfies Record<PageId, string>,
  settings: {
    agency: "Agency",
    contact: "Contact and hours",
    social: "Social links",
    notice: "Notice banner",
    "know-more": "Link of the home button",
    look: "Mark and colour",
    enquiries: "Enquiries",
  } satisfies Record<SettingsGroup, string>,
  /** Something in another language. */
  translation: "{title} ({language})",
  languages: "Languages: {names}",
  typeNames: "Names of types of posts",
  /** Of posts that come from elsewhere. */
  untitled: "Untitled",
  defaultType: "Blog",
  /** Pasted at once. */
  movedAddresses: { one: "{from}", other: "{count} addresses, the first {from}" },
  nobodyKnown: "Somebody unknown",
} as const;

/** Where a picture is used. */
export const pictureUses = {
  home: "Home page",
  about: "About",
  contact: "Contact",
  privacy: "Privacy policy",
  trust: "Check it is us",
  look: "the logo",
  post: "the post “{title}”",
  trashedPost: "the post “{title}” in the trash",
  ownPage: "the page “{title}”",
  trashedOwnPage: "the page “{title}” in the trash",
  departure: "the departure “{title}”",
  trashedDeparture: "the departure “{title}” in the trash",
  licence: "the licence “{title}”",
  trashedLicence: "the licence “{title}” in the trash",
  requirement: "the paper “{title}”",
  trashedRequirement: "the paper “{title}” in the trash",
  visa: "the visa “{title}”",
  trashedVisa: "the visa “{title}” in the trash",
  package: "the package {id}",
} as const;
