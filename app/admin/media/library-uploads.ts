import { uploadFile } from "#app/admin/api/upload-file.ts";
import {
  createUploadQueue,
  isOver,
  isUnfinished,
  type Upload,
} from "#app/admin/api/upload-queue.ts";
import { showToast } from "#app/ui/toast.ts";
import * as words from "#i18n/en/admin/media.ts";
import { plural } from "#i18n/fill.ts";

/**
 * On their way into the library, whichever page is shown: what ends while no library is open is told once all have
 * ended, and the browser asks before their page is closed.
 */
export const libraryUploads = createUploadQueue(uploadFile);

/** Whose end somebody has seen, or was told of. */
let known = new Set<string>();
let owner: string | null = null;

libraryUploads.onChange(() => {
  const uploads = libraryUploads.list();
  const over = uploads.filter(isOver);
  const isDue = over.length === uploads.length;
  if (isDue && !libraryUploads.isShown()) tell(over.filter(({ key }) => !known.has(key)));
  known = new Set(
    over
      .filter(({ key }) => isDue || libraryUploads.isShown() || known.has(key))
      .map(({ key }) => key),
  );
  const warns = uploads.some(isUnfinished) ? addEventListener : removeEventListener;
  warns("beforeunload", warn);
});

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

function tell(ended: Upload[]): void {
  const arrived = ended.filter(({ picture }) => picture);
  if (arrived.length > 0) showToast(plural(words.haveComeIn, arrived.length), "success");
  const failed = Map.groupBy(
    ended.flatMap(({ problem }) => problem ?? []),
    ({ message }) => message,
  );
  for (const [message, { length }] of failed) {
    showToast(plural(words.didNotComeIn, length, { message }), "error");
  }
}

/** What somebody else had on its way is not shown to whoever signs in after them. */
export function keepUploadsFor(userId: string): void {
  if (owner !== null && owner !== userId) libraryUploads.empty();
  owner = userId;
}
