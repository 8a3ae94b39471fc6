import * as words from "./en/sizes.ts";
import { fill } from "./fill.ts";
import { oneDigit } from "./one-digit.ts";
import { ungrouped } from "./ungrouped.ts";

/** As people say it: 320 KB, 2.4 MB, 3 GB. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1) return fill(words.bytes, { count: ungrouped(bytes) });
  if (kilobytes < 1000) return fill(words.kilobytes, { count: Math.round(kilobytes) });
  const megabytes = kilobytes / 1024;
  if (megabytes < 1000) return fill(words.megabytes, { count: oneDigit(megabytes) });
  return fill(words.gigabytes, { count: Math.round(megabytes / 1024) });
}
