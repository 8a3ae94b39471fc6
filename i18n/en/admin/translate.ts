import type { TRANSLATION_STATES } from "#contracts/translation-state.ts";

/** Of the screen that shows which languages visitors are offered. */
export const languages = "Languages";
export const languagesText =
  "In which languages visitors read your site. English is always there; what is not translated yet is shown in English.";
export const shownTo = "Show the site in {language}";
export const notShown = "Not shown: its pages are not found.";
export const shownAt = "Shown at {path}";
export const nowShown = "{language} is shown.";
export const notShownAnyMore = "{language} is not shown any more.";
export const notChanged = "Nothing has changed. {message}";
export const whatIsTranslated = "What is translated";
export const newestPosts = "Of the posts, the newest are listed.";

export const typeNames = "Types of posts";
export const typeNamesText =
  "Posts are listed under these names. Where none is given, the English one stands.";
export const saveTypeNames = "Save names";
export const savingTypeNames = "Saving names";
export const typeNamesSaved = "The names are saved.";

export const states = {
  published: "Translated",
  draft: "Draft",
  older: "English changed",
  missing: "Missing",
} as const satisfies Record<(typeof TRANSLATION_STATES)[number], string>;

/** Of one thing. */
export const translateInto = "Translate into {language}";
export const translateTitleInto = "Translate {title} into {language}";
export const translateText =
  "The English words stand with each field. Pictures, links, dates and numbers are the same in every language and are edited in English.";
export const progress = "{done} of {all}";
export const progressLabel = "Translated: {done} of {all}";
export const stillMissing = { one: "{count} is missing", other: "{count} are missing" } as const;
export const englishChanged = {
  one: "{count} where English changed",
  other: "{count} where English changed",
} as const;
export const allDone = "Everything is translated.";
export const nextOpen = "Next open";
export const nextOpenKeys = "Alt N";

export const textStates = {
  done: "Done",
  missing: "Missing",
  older: "English changed",
} as const;

/** Of the text that is being written. */
export const youAreHere = "You are here";

/** Of a list. */
export const placeOf = "{label}, {place} of {all}";
export const copyOver = "Copy over";
export const copyOverText = "Copy the English text of {label} over";
export const replaceWords = "Replace what is written?";
export const replaceText =
  "The English text of {label} takes the place of what is written in {language}.";
export const keepWords = "Keep it";
export const copyAnyway = "Copy over it";
export const changedSince = "English changed after this was translated:";
export const stillFits = "It still fits";
export const goneInEnglish = "English does not say this any more.";
export const takeOut = "Take it out";
export const inLanguage = "{label} in {language}";
export const previewIn = "Preview in {language}";
export const publishIn = "Publish in {language}";
export const publishedIn = "{title} is public in {language}.";
export const publishedUnseen =
  "{title} is published in {language}. Visitors see it once {language} is shown.";
export const notPublished = "Not published. {message}";
export const asItIsPublic = "As it is public in {language}";
export const publicUnseen = "Published in {language}. Visitors see it once {language} is shown.";
export const notYetPublic = "Nothing is public in {language} yet.";
export const noSuchThing = "There is nothing to translate here.";
export const standing = {
  one: "{count} language beside English",
  other: "{count} languages beside English",
} as const;
export const englishAlone = "English alone";

/** A thing in a language. */
export const inBrackets = "{name} ({language})";
