import * as words from "#i18n/en/admin/shell.ts";
import { fill } from "#i18n/fill.ts";

/** As people say it: 320 KB, 2.4 MB. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1) return fill(words.bytes, { count: String(bytes) });
  return kilobytes < 1000
    ? fill(words.kilobytes, { count: Math.round(kilobytes) })
    : fill(words.megabytes, { count: (kilobytes / 1024).toFixed(1) });
}
