/** What a page says of itself that shows what is not public. */
export type PreviewPiece = {
  /** Of a revision: when it was made, ISO 8601, and where the agency is; null: it waits. */
  made: { at: string; timeZone: string } | null;
  /** Where staff go on writing; null: whoever looks has no account. */
  editor: string | null;
  /** In a frame of the admin area, which says it in its own words. */
  isFramed: boolean;
};
