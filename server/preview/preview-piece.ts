import { editorAddress } from "#contracts/editor-address.ts";
import type { PreviewPiece } from "#contracts/preview-piece.ts";
import * as words from "#i18n/en/admin/on-page.ts";
import { fill } from "#i18n/fill.ts";
import type { Site } from "#server/site.ts";
import type { Preview } from "./find-preview.ts";

type Asking = { site: Pick<Site, "settings">; isStaff: boolean; isFramed: boolean };

/** What the page says of itself. */
export async function previewPiece(
  { place, at }: Preview,
  { site, isStaff, isFramed }: Asking,
): Promise<PreviewPiece> {
  return {
    text: at ? fill(words.asItWas, { at: await momentAt(at, site) }) : words.notPublicYet,
    editor: isStaff ? editorAddress(place) : null,
    isFramed,
  };
}

/** "14 November 2026 at 10:42", where the agency is. */
async function momentAt(at: string, site: Asking["site"]): Promise<string> {
  const { timeZone } = await site.settings.get();
  const format = { dateStyle: "long", timeStyle: "short", timeZone } as const;
  return new Intl.DateTimeFormat("en-GB", format).format(new Date(at));
}
