import type { NoteName } from "#contracts/import-notes.ts";

/** What a report says of what came from elsewhere; how many there are, and which, stands beside it. */
export const importNotes = {
  galleries: "Galleries become single pictures, one below the other",
  headings: "Small headings become headings of level 3",
  columns: "What stood in columns stands one below the other",
  details: "What could be folded away is open",
  terms: "Lists of terms become paragraphs",
  raised: "Raised and lowered words stand on the line",
  parts: "Posts in several parts become one",
  embeds: "What was shown from other sites becomes a link",
  films: "Films and recordings become links",
  "only-words": "Of a text with too many elements inside one another only the words come",
  "new-type": "Types that are new here",
  "other-types": "A post has one type here: other categories do not come",
  "no-type": "Posts without a category get the type “Blog”",
  untitled: "Posts without a title get their first words",
  unlinked: "Posts without a link get one",
  letters: "Links with letters that cannot stand in one are written anew",
  draft: "Was not public: waits as a draft",
  planned: "Was planned for later: waits as a draft",
  guarded: "Had a password: waits as a draft",
  "drawn-picture": "Posts without a picture get the drawn one",
  replaced: "Takes the place of what is here",
  known: "Is here already from an earlier time",
  edited: "Was changed here since: lies in the trash",
  taken: "The link was taken: it gets another",
  forms: "Forms have no counterpart: a link to Contact stands in their place",
  shortcodes: "Shortcodes of plugins have no counterpart",
  blocks: "Blocks that were made anew for each visitor",
  cards: "Cards of Ghost that have no counterpart",
  "no-text": "The text could not be read: the title and the picture come without it",
  scripts: "Scripts",
  drawings: "Drawings and pictures within the text itself",
  pictures: "Pictures that cannot be reached, or are none",
  links: "Links that lead nowhere",
  comments: "Comments of readers",
  menus: "Entries of menus",
  others: "Things of a kind that is not known here",
  deleted: "What was in the trash there",
  empty: "What holds nothing",
  "too-long": "Texts that are too long: 500,000 letters are the most",
  unreadable: "What cannot be read, or breaks a rule here",
  chosen: "Left out by you",
  "not-led": "Old addresses that cannot lead on: a page is there, or they lead on already",
  "in-use": "Could not be undone: it was changed since, or is in use",
} as const satisfies Record<NoteName, string>;

/** Heads of the report for spreadsheets, and what stands in it. */
export const importHeads = {
  number: "Number",
  kind: "Kind",
  title: "Title",
  state: "What becomes of it",
  old: "Old address",
  link: "Address here",
  notes: "Notes",
} as const;

export const importKinds = {
  post: "Post",
  page: "Page",
  home: "Home page",
  package: "Package",
  other: "Something else",
} as const;

export const importStates = {
  planned: "Would come",
  made: "Came",
  draft: "Came as a draft",
  known: "Was here already",
  out: "Left out",
  undone: "Undone",
  kept: "Could not be undone",
} as const;
