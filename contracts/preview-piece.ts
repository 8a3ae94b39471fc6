/** What a page says of itself that shows what is not public. */
export type PreviewPiece = {
  text: string;
  /** Where staff go on writing; null: whoever looks has no account. */
  editor: string | null;
  /** In a frame of the admin area, which says it in its own words. */
  isFramed: boolean;
};
