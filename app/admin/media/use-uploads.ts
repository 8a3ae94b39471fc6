import { useEffect, useRef, useSyncExternalStore } from "react";
import { isSignedOut, type UploadQueue } from "#app/admin/api/upload-queue.ts";
import type { Media } from "#contracts/media.ts";

/** A queue as a screen shows it. */
export function useUploads(queue: UploadQueue, onUploaded: (picture: Media, key: string) => void) {
  const uploads = useSyncExternalStore(queue.onChange, queue.list, queue.list);
  const newest = useRef(onUploaded);
  useEffect(() => {
    newest.current = onUploaded;
  });
  useEffect(() => queue.receive((picture, key) => newest.current(picture, key)), [queue]);
  return { ...queue, uploads, isSignedOut: uploads.some(isSignedOut) };
}

export type Uploads = ReturnType<typeof useUploads>;
