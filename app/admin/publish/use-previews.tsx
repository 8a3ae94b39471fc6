import { useState } from "react";
import type { Place } from "#app/admin/pieces/place.ts";
import { showToast } from "#app/ui/toast.ts";
import { previewAddress, publicPath } from "#contracts/preview-address.ts";
import * as words from "#i18n/en/admin/preview.ts";
import { SharePreview } from "./share-preview.tsx";

type PreviewOptions = {
  /** Null: it is not made yet. */
  place: Place | null;
  document: { isDirty: boolean; keep: () => Promise<boolean>; value: object };
  /** Of its page; without it the one that is typed. */
  link?: string | undefined;
  /** Changes wait already. */
  isWaiting: boolean;
};

/** What is typed, on the real page: for oneself, and for somebody without an account. */
export function usePreviews(options: PreviewOptions) {
  const { place, document, isWaiting, link = linkIn(document.value) } = options;
  const [isSharing, setSharing] = useState(false);
  const hasChanges = document.isDirty || isWaiting;
  const isKept = async () => !document.isDirty || (await document.keep());

  /** The tab is opened by the press itself, or the browser would refuse it. */
  async function open(): Promise<void> {
    const tab = place && window.open("", "_blank");
    if (!tab) return showToast(words.noTab, "error");
    if (!hasChanges) {
      tab.location = publicPath(place, link);
    } else if (await isKept()) {
      tab.location = previewAddress(place, { link });
    } else {
      tab.close();
    }
  }

  async function share(): Promise<void> {
    if (!hasChanges) return showToast(words.nothingToShare, "info");
    if (await isKept()) setSharing(true);
  }

  const dialog =
    isSharing && place ? <SharePreview place={place} onClose={() => setSharing(false)} /> : null;
  return { open, share, dialog };
}

const linkIn = (value: object): string | undefined =>
  "link" in value && typeof value.link === "string" ? value.link : undefined;
