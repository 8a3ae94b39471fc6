/** What staff are told of a public page that they look at. */
export type StaffBar = {
  /** What page it is. */
  title: string;
  /** Null: it is no single document, or it is not public. */
  state: { isWaiting: boolean; text: string } | null;
  /** Where it is edited as it stands; null: it is no single document. */
  editHere: string | null;
  /** Where it is edited, or what it shows. */
  editor: string;
};
