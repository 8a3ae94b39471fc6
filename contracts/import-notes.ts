/** What a report says of something that comes from elsewhere, and under which head of it. */
export const NOTE_GROUPS = {
  galleries: "changed",
  headings: "changed",
  columns: "changed",
  details: "changed",
  terms: "changed",
  raised: "changed",
  parts: "changed",
  embeds: "changed",
  films: "changed",
  "only-words": "changed",
  "new-type": "changed",
  "other-types": "changed",
  "no-type": "changed",
  untitled: "changed",
  unlinked: "changed",
  letters: "changed",
  draft: "changed",
  planned: "changed",
  guarded: "changed",
  "drawn-picture": "changed",
  replaced: "changed",
  known: "changed",
  edited: "changed",
  taken: "taken",
  forms: "left-out",
  shortcodes: "left-out",
  blocks: "left-out",
  cards: "left-out",
  "no-text": "left-out",
  scripts: "left-out",
  drawings: "left-out",
  pictures: "left-out",
  links: "left-out",
  comments: "left-out",
  menus: "left-out",
  others: "left-out",
  deleted: "left-out",
  empty: "left-out",
  "too-long": "left-out",
  unreadable: "left-out",
  chosen: "left-out",
  "not-led": "left-out",
  "in-use": "left-out",
} as const satisfies Record<string, "changed" | "taken" | "left-out">;

export type NoteName = keyof typeof NOTE_GROUPS;
export type NoteGroup = (typeof NOTE_GROUPS)[NoteName];

/** Those of some groups. */
export type NoteIn<Group extends NoteGroup> = {
  [Name in NoteName]: (typeof NOTE_GROUPS)[Name] extends Group ? Name : never;
}[NoteName];

export const NOTE_NAMES = Object.keys(NOTE_GROUPS) as NoteName[];

export type Note = {
  what: NoteName;
  count: number;
  /** What it is about: a block, a type, an address; empty: nothing more is to be said. */
  name: string;
};

/** The same of several, added up; of each the first names. */
export function addNotes(all: readonly Note[]): Note[] {
  const sums = new Map<string, Note>();
  for (const note of all) {
    const key = `${note.what} ${note.name}`;
    const sum = sums.get(key);
    sums.set(key, { ...note, count: (sum?.count ?? 0) + note.count });
  }
  return [...sums.values()];
}
