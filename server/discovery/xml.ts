import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";

/** What `html` escapes is what XML escapes; strings put in must be `xmlText`. */
export const xml = html;

/** XML that is made already. */
export { raw };

export const XML_HEAD = raw('<?xml version="1.0" encoding="UTF-8"?>\n');

/** Without the characters that XML forbids even when escaped. */
export function xmlText(text: string): string {
  return text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "");
}

export type Xml = HtmlEscapedString | Promise<HtmlEscapedString>;
