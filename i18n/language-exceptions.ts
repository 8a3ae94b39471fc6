type Reasons = Readonly<Record<string, string>>;

/** Files that are still to come, by language. */
export const UNFINISHED: Readonly<Partial<Record<string, readonly string[]>>> = {};

const AS_A_PROGRAM_READS = "a program reads it so";
const FORMAT = "name of a format, the same everywhere";
const OF_THE_SERVER = "what stands in the server's settings and answers";

const KEYS = "as the keyboard says";

/** Latin words that stand among others in every language. */
export const LATIN_WORDS: Reasons = {
  JPEG: FORMAT,
  PNG: FORMAT,
  WebP: FORMAT,
  AVIF: FORMAT,
  GIF: FORMAT,
  SVG: FORMAT,
  HTML: FORMAT,
  JSON: FORMAT,
  XML: FORMAT,
  ZIP: FORMAT,
  WordPress: "name of the program",
  Ghost: "name of the program",
  UTC: "name of the clock, as calendars show it",
  API: "has no other name",
  BDT: "a code of ISO 4217",
  MY: "a code of ISO 3166",
  SMTP_URL: OF_THE_SERVER,
  MAIL_FROM: OF_THE_SERVER,
  METRICS_TOKEN: OF_THE_SERVER,
  NTP: "has no other name",
  Ctrl: KEYS,
  K: KEYS,
  PUBLIC_URL: OF_THE_SERVER,
  Link: OF_THE_SERVER,
};

/** Left out before a text is looked at. */
export const ADDRESSES_AND_SIGNS: readonly (readonly [RegExp | string, why: string])[] = [
  ["- . _ ~ : / ? # [ ] @ ! $ & ' ( ) * + , ; =", "the signs themselves"],
  ["npm run admin -- reset-password EMAIL", "a command"],
  ["npm run admin -- second-factor-off EMAIL", "a command"],
  ["npm run admin -- second-factor-off", "a command"],
  ["npm run admin -- reset-password", "a command"],
  ["Aegis", "an app"],
  ["Google Authenticator", "an app"],
  ["AGE-SECRET-KEY-1", "how a key begins"],
  [".tar.zst.age", "how a file's name ends"],
  [".tar.zst", "how a file's name ends"],
  ["Settings → Migration tools → Export content", "menus of Ghost, which speaks English alone"],
  ["All content", "a choice of WordPress, which not everybody has in their language"],
  ["Rihla", "name of the program"],
  ["S3_", "how names in the server's settings begin"],
  ["S3", "name of a kind of store"],
  [/application\/json|Asia\/Dhaka/g, AS_A_PROGRAM_READS],
  [/https?:\/\/[\w./]*/g, "the beginning of an address, or one"],
  [/\/\?p=123|\/[a-z][\w./-]*|\/\.{1,2}\/|\.data/g, "paths"],
  ["name@example.com", "an address of the example domain"],
  [/#[0-9a-f]{6}/g, AS_A_PROGRAM_READS],
  [/\d{4}-\d\d-\d\d(T[\d:]+\+[\d:]+)?|\b\d\d:\d\d\b/g, AS_A_PROGRAM_READS],
  [
    /(\+880[ \u00a0])?01?\d{3}(\u2060?-\u2060?)\d{6}|\+880[ \u00a0]\d{4}\u2060?-\u2060?\d{6}/g,
    "phone numbers match the keypad",
  ],
  ["01XXX-XXXXXX", "a phone number with its digits left out"],
  ["v=", "a part of an address"],
  ["23.7461", "as maps show it"],
  [/_id\b|(?<!\{)\bq\b/g, "parameters of the API"],
];

/** What is the same in every language, by where it stands. */
export const SAME_AS_ENGLISH: Reasons = {
  "language.ts: language": AS_A_PROGRAM_READS,
  "language.ts: direction": AS_A_PROGRAM_READS,
  "language.ts: locale": AS_A_PROGRAM_READS,
  "language.ts: previewLocale": AS_A_PROGRAM_READS,
  "language.ts: feedPath": AS_A_PROGRAM_READS,
  "site/enquiry.ts: phoneExample": "a phone number",
  "kinds/settings.ts: settingsWords.social.columns.name.choices":
    "the signs are known by these names",
  "admin/move-in.ts: sources.wordpress": "name of the program",
  "admin/move-in.ts: sources.ghost": "name of the program",
  "admin/shell.ts: findKeys": KEYS,
  "admin/translate.ts: nextOpenKeys": KEYS,
  "admin/find.ts: escapeKey": KEYS,
  "admin/find.ts: enterKey": KEYS,
  "admin/find.ts: controlEnter": KEYS,
  "admin/on-page.ts: enterKey": KEYS,
  "admin/on-page.ts: escKey": KEYS,
};

/** Lists and objects that are as long as their language needs. */
export const ANOTHER_LENGTH: Reasons = {
  "clock.ts: partsOfDay": "each language divides the day in its own way",
  "admin/posts.ts: smallWords": "each language has its own small words",
};
