type ApartMarkupProps = { id: string; html: string | undefined };

/** Where a document holds markup that its scripts know nothing of; they have it only when data alone was asked for. */
export const ApartMarkup = ({ id, html = "" }: ApartMarkupProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own server
  <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
);
