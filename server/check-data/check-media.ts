import { mediaSchema } from "#contracts/media.ts";
import { readMediaAddress } from "#contracts/media-address.ts";
import type { MediaRow } from "#server/db/schema.ts";
import { createConcurrencyLimit } from "#server/jobs/concurrency-limit.ts";
import { presentMedia } from "#server/media/media-row.ts";
import type { MediaStorage } from "#server/media/storage.ts";
import { mistakeIn } from "./check-body.ts";
import { type Checked, rowsOf } from "./rows-of.ts";

/** Folders that are looked into side by side. */
const AT_ONCE = 8;

/** The rows of the library against their contract, and against the files that pages ask for. */
export async function checkMedia(
  checked: Checked,
  storage: Pick<MediaStorage, "list">,
): Promise<void> {
  const { findings } = checked;
  const inTurn = createConcurrencyLimit({ atOnce: AT_ONCE, mostWaiting: Number.POSITIVE_INFINITY });
  for await (const rows of rowsOf(checked, "media")) {
    await Promise.all(
      rows.map(async (row) => {
        const picture = presentMedia(row);
        const { success, error } = mediaSchema.safeParse(picture);
        if (!success) return findings.add("media", row.stem, mistakeIn(error));
        if (!readMediaAddress(picture.url)) return findings.add("media", row.stem, "stem");
        // Unfinished ones are being made or removed.
        if (row.isReady !== 1) return undefined;
        const listed = await inTurn(() => storage.list(row.stem));
        const gone = filesOf(row).filter((name) => !listed?.result.includes(name));
        if (gone.length > 0) findings.add("files", row.stem, gone.join(", "));
        return undefined;
      }),
    );
  }
}

/** What pages ask for, and what it was made of. */
function filesOf(row: MediaRow): string[] {
  const { url, variants } = presentMedia(row);
  const names = [url, ...variants.map((one) => one.url)].map((address) =>
    address.split("/").at(-1),
  );
  return ["original", ...names.filter((name) => name !== undefined)];
}
