import type { EditableField } from "./edit-marks.ts";

/** What a page knows that is edited where it stands. */
export type Editing = {
  place: { kind: string; id: string };
  /** What page it is. */
  title: string;
  /** Where the page is as visitors see it. */
  path: string;
  editor: string;
  timeZone: string;
  /** Of the waiting changes, else of what is public. */
  body: Record<string, unknown>;
  /** Of the waiting changes; null: nothing waits. */
  version: number | null;
  /** Of what is public; 0: nothing is. */
  base: number;
  /** Of the waiting changes; empty: nothing waits. */
  savedAt: string;
  /** What can be written, by the number that its text is marked with. */
  fields: EditableField[];
};
