import { useSiteData } from "#app/site/pieces/site-data.ts";

/** Where a document holds a field that searches the site; scripts have its markup only when data alone was asked for. */
export const NavSearchPlace = ({ id }: { id: "bar-search" | "menu-search" }) => (
  <div
    id={id}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own server
    dangerouslySetInnerHTML={{ __html: useSiteData().search?.[id] ?? "" }}
  />
);
