import type { NoteIn } from "#contracts/import-notes.ts";

/** What does not come, or only in part; which ones stands behind. */
export const importLosses = {
  forms: {
    one: "One form has no counterpart here: a link to Contact stands in its place",
    other: "{count} forms have no counterpart here: links to Contact stand in their place",
  },
  shortcodes: {
    one: "One shortcode of a plugin has no counterpart here",
    other: "{count} shortcodes of plugins have no counterpart here",
  },
  blocks: {
    one: "One block was made anew for each visitor and does not come",
    other: "{count} blocks were made anew for each visitor and do not come",
  },
  cards: {
    one: "One card of Ghost has no counterpart here",
    other: "{count} cards of Ghost have no counterpart here",
  },
  "no-text": {
    one: "One text could not be read: the title and the picture come without it",
    other: "{count} texts could not be read: titles and pictures come without them",
  },
  scripts: { one: "One script does not come", other: "{count} scripts do not come" },
  drawings: {
    one: "One drawing or picture within the text itself does not come",
    other: "{count} drawings or pictures within the text itself do not come",
  },
  pictures: {
    one: "One picture cannot be reached, or is none",
    other: "{count} pictures cannot be reached, or are none",
  },
  links: { one: "One link leads nowhere", other: "{count} links lead nowhere" },
  comments: {
    one: "One comment of a reader does not come",
    other: "{count} comments of readers do not come",
  },
  menus: {
    one: "One entry of a menu does not come",
    other: "{count} entries of menus do not come",
  },
  others: {
    one: "One thing is of a kind that is not known here",
    other: "{count} things are of a kind that is not known here",
  },
  deleted: {
    one: "One thing was in the trash there and does not come",
    other: "{count} things were in the trash there and do not come",
  },
  empty: {
    one: "One thing holds nothing and does not come",
    other: "{count} things hold nothing and do not come",
  },
  "too-long": {
    one: "One text is too long to come: 500,000 letters are the most",
    other: "{count} texts are too long to come: 500,000 letters are the most",
  },
  unreadable: {
    one: "One thing cannot be read, or breaks a rule here",
    other: "{count} things cannot be read, or break a rule here",
  },
  chosen: { one: "You left one thing out", other: "You left {count} things out" },
  "not-led": {
    one: "One old address cannot lead on: a page is there, or it leads on already",
    other: "{count} old addresses cannot lead on: pages are there, or they lead on already",
  },
  "in-use": {
    one: "One thing could not be undone: it was changed since, or is in use",
    other: "{count} things could not be undone: they were changed since, or are in use",
  },
} as const satisfies Record<NoteIn<"left-out">, object>;
