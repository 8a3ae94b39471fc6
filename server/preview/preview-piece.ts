import { editorAddress } from "#contracts/editor-address.ts";
import type { PreviewPiece } from "#contracts/preview-piece.ts";
import type { Site } from "#server/site.ts";
import type { Preview } from "./find-preview.ts";

type Asking = { site: Pick<Site, "settings">; isStaff: boolean; isFramed: boolean };

/** What the page says of itself. */
export async function previewPiece(
  { place, at }: Preview,
  { site, isStaff, isFramed }: Asking,
): Promise<PreviewPiece> {
  return {
    made: at === null ? null : { at, timeZone: (await site.settings.get()).timeZone },
    editor: isStaff ? editorAddress(place) : null,
    isFramed,
  };
}
