import type { NoteIn } from "#contracts/import-notes.ts";

/** What becomes of things on the way; which ones stands behind. */
export const importChanges = {
  galleries: {
    one: "One gallery becomes single pictures, one below the other",
    other: "{count} galleries become single pictures, one below the other",
  },
  headings: {
    one: "One small heading becomes a heading of level 3",
    other: "{count} small headings become headings of level 3",
  },
  columns: {
    one: "The columns of one place come one below the other",
    other: "The columns of {count} places come one below the other",
  },
  details: {
    one: "One part that could be folded away is open",
    other: "{count} parts that could be folded away are open",
  },
  terms: {
    one: "One list of terms becomes paragraphs",
    other: "{count} lists of terms become paragraphs",
  },
  raised: {
    one: "One raised or lowered word stands on the line",
    other: "{count} raised or lowered words stand on the line",
  },
  parts: {
    one: "One post in several parts comes as a whole",
    other: "{count} posts in several parts come as wholes",
  },
  embeds: {
    one: "One thing that was shown from another site becomes a link",
    other: "{count} things that were shown from other sites become links",
  },
  films: {
    one: "One film or recording becomes a link",
    other: "{count} films or recordings become links",
  },
  "only-words": {
    one: "Of one text with too many elements inside one another only the words come",
    other: "Of {count} texts with too many elements inside one another only the words come",
  },
  "new-type": { one: "One type is new here", other: "{count} types are new here" },
  "other-types": {
    one: "One category does not come, because a post has one type here",
    other: "{count} categories do not come, because a post has one type here",
  },
  "no-type": {
    one: "One post without a category gets the type “Blog”",
    other: "{count} posts without a category get the type “Blog”",
  },
  untitled: {
    one: "One post without a title gets its first words as a title",
    other: "{count} posts without a title get their first words as titles",
  },
  unlinked: {
    one: "One post without a link gets one",
    other: "{count} posts without a link get one each",
  },
  letters: {
    one: "One link with letters that cannot stand in it is written anew",
    other: "{count} links with letters that cannot stand in them are written anew",
  },
  draft: {
    one: "One text was not public and waits as a draft",
    other: "{count} texts were not public and wait as drafts",
  },
  planned: {
    one: "One text was planned for later and waits as a draft",
    other: "{count} texts were planned for later and wait as drafts",
  },
  guarded: {
    one: "One text had a password and waits as a draft",
    other: "{count} texts had passwords and wait as drafts",
  },
  "drawn-picture": {
    one: "One post without a picture gets the drawn one",
    other: "{count} posts without a picture get the drawn one",
  },
  replaced: {
    one: "One thing takes the place of what is here",
    other: "{count} things take the place of what is here",
  },
  known: {
    one: "One thing is here already from an earlier time",
    other: "{count} things are here already from an earlier time",
  },
  edited: {
    one: "One thing was changed here since and lies in the trash",
    other: "{count} things were changed here since and lie in the trash",
  },
  taken: {
    one: "One link was taken, so that the post gets another",
    other: "{count} links were taken, so that the posts get others",
  },
} as const satisfies Record<NoteIn<"changed" | "taken">, object>;
