import type { EditableField } from "./edit-marks.ts";

/** Something that a page shows and that is published by itself. */
export type EditedDocument = {
  place: { kind: string; id: string };
  title: string;
  /** Where the form of it is. */
  editor: string;
  /** Of the waiting changes, else of what is public. */
  body: Record<string, unknown>;
  /** Of the waiting changes; null: nothing waits. */
  version: number | null;
  /** Of what is public; 0: nothing is. */
  base: number;
  /** Of the waiting changes; empty: nothing waits. */
  savedAt: string;
  /** When they go public by themselves. */
  publishAt: string | null;
};

/** What a page knows that is edited where it stands. */
export type Editing = {
  /** Where the page is as visitors see it. */
  path: string;
  timeZone: string;
  /** Id of whoever edits. */
  owner: string;
  /** The page's own first, then what it shows of the settings. */
  documents: [EditedDocument, ...EditedDocument[]];
  /** What its marks tell when the page is of these documents. */
  state: number;
  /** What can be changed, by the number that its text is marked with. */
  fields: EditableField[];
};
