/** What staff are told of a public page that they look at. */
export type StaffBar = {
  /** Name of the page, in the list of them. */
  page: string;
  /** What staff call it; null: it has the title of its page. */
  title: string | null;
  /** Null: it is no single document, or it is not public. */
  state: {
    isWaiting: boolean;
    /** When its changes go public, ISO 8601; null: none do by themselves. */
    publishAt: string | null;
    timeZone: string;
  } | null;
  /** Where it is edited as it stands; null: it is no single document. */
  editHere: string | null;
  /** Where it is edited, or what it shows. */
  editor: string;
};
