/** What is public of a page of one's own. */
export type OwnPageTable = {
  id: string;
  /** Of its body too, for lists and for finding it. */
  link: string;
  title: string;
  /** 1 or 0. */
  isInFooter: number;
  /** Number of the schema that `body` is written in. */
  schema: number;
  version: number;
  /** ISO 8601, UTC. */
  createdAt: string;
  updatedAt: string;
  /** JSON. */
  body: string;
};

export type TrashedOwnPageTable = OwnPageTable & { deletedAt: string };
