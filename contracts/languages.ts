/** In the order in which they are offered. The first is the specification's: its pages have no prefix. */
export const LANGUAGES = ["en", "bn", "ar"] as const;

export type Language = (typeof LANGUAGES)[number];
/** Its pages lie under its name. */
export type OtherLanguage = Exclude<Language, "en">;

/** Of content: what its words are in; without it English, asked for as it always was. */
export type InLanguage = { language?: Language | undefined };

export const OTHER_LANGUAGES = ["bn", "ar"] as const satisfies readonly OtherLanguage[];

const PREFIXED = /* @__PURE__ */ new RegExp(`^/(${OTHER_LANGUAGES.join("|")})(?=/|\\.data$|$)`);

/** Whose page lies at a path; which page it is, in English. */
export function languageAt(path: string): { language: Language; path: string } {
  const [prefix = "", name] = PREFIXED.exec(path) ?? [];
  const language = OTHER_LANGUAGES.find((one) => one === name);
  if (!language) return { language: "en", path };
  const rest = path.slice(prefix.length);
  // The data of a home page without a slash at its end is asked for below its name.
  return { language, path: rest === ".data" ? "/_.data" : rest || "/" };
}

/** The same page in a language. @param path of the English one */
export function pathIn(language: Language, path: string): string {
  if (language === "en") return path;
  return path === "/" ? `/${language}` : `/${language}${path}`;
}
