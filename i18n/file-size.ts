import { locale } from "./en/language.ts";
import * as words from "./en/sizes.ts";
import { fill } from "./fill.ts";
import { ungrouped } from "./ungrouped.ts";

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** As people say it: 320 KB, 2.4 MB, 3 GB. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1) return fill(words.bytes, { count: ungrouped(bytes) });
  if (kilobytes < 1000) return fill(words.kilobytes, { count: Math.round(kilobytes) });
  const megabytes = kilobytes / 1024;
  if (megabytes < 1000)
    return fill(words.megabytes, { count: megabytes.toLocaleString(locale, ONE_DIGIT) });
  return fill(words.gigabytes, { count: Math.round(megabytes / 1024) });
}
