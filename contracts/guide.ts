/** Chapters of the owner's guide, in the order of a new agency's days. */
export const GUIDE_CHAPTERS = [
  ...(["first-day", "writing", "enquiries", "departures", "papers", "pictures"] as const),
  ...(["languages", "people", "security", "backups", "moving"] as const),
] as const;

export type GuideChapter = (typeof GUIDE_CHAPTERS)[number];

/** Which screen which chapter is about; the first that fits. */
const SCREENS: readonly (readonly [screen: RegExp, chapter: GuideChapter])[] = [
  [/^\/admin\/(blog|history|pages|page|package|inclusions)\b/, "writing"],
  [/^\/admin\/enquiries/, "enquiries"],
  [/^\/admin\/departures/, "departures"],
  [/^\/admin\/(visas|requirements|licences)/, "papers"],
  [/^\/admin\/media/, "pictures"],
  [/^\/admin\/(translate|settings\/languages)/, "languages"],
  [/^\/admin\/settings\/(staff|activity)/, "people"],
  [/^\/admin\/(profile|settings\/security)/, "security"],
  [/^\/admin\/settings\/(backups|system)/, "backups"],
  [/^\/admin\/settings\/(enquiries|mail)/, "enquiries"],
  [/^\/admin\/settings\/(move-in|moved)/, "moving"],
];

/** @param path of a page of the admin area */
export const chapterOf = (path: string): GuideChapter =>
  SCREENS.find(([screen]) => screen.test(path))?.[1] ?? "first-day";

/** With pictures of the product in it, of a computer and of a phone; and where they are taken. */
export const GUIDE_PICTURES = {
  "first-day": "/admin/settings/agency",
  writing: "/admin/blog/create",
  enquiries: "/admin/enquiries",
  departures: "/admin/departures",
  papers: "/admin/requirements",
  pictures: "/admin/media",
  languages: "/admin/settings/languages",
  people: "/admin/settings/staff",
  security: "/admin/settings/security",
  backups: "/admin/settings/backups",
  moving: "/admin/settings/move-in",
} as const satisfies Record<GuideChapter, string>;

/** Pixels: half as large on the page, for sharp screens. */
export const GUIDE_PICTURE = { width: 1280, height: 800 } as const;
export const GUIDE_PHONE_PICTURE = { width: 780, height: 1360 } as const;

type Pictured = { language: string; chapter: string; isPhone?: boolean };

/** Address of one of its pictures, and its file below `public`. */
export const guidePicture = ({ language, chapter, isPhone = false }: Pictured): string =>
  `/guide/${language}/${chapter}${isPhone ? "-phone" : ""}.webp`;
