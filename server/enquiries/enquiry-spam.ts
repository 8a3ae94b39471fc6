import type { SpamReason } from "#contracts/enquiry-status.ts";

/** What is known of the form an enquiry came with. */
export type FormCheck = {
  /** The form that was sent; two visitors may have the same one from a shared copy of a page. */
  formId: string;
  /** Whoever sent it: a keyed hash of their address. */
  sender: string;
  isTooFast: boolean;
  /** There is something in the field that people cannot see. */
  isTrapped: boolean;
};

/** From this many points on a text is quarantined: no single harmless sign is enough. */
const QUARANTINE = 3;

const LINK = /https?:\/\/|www\.[a-z]|\b[a-z0-9-]+\.(?:ru|xyz|top|click|shop|online|site)\b/gi;
const ADDRESS = /(?:https?:\/\/|www\.)\S+/gi;
const MARKUP = /<\s*(?:a|script|iframe|img)\b|\[(?:url|link)\b|href\s*=/i;
const PHRASES =
  /\b(?:seo|backlinks?|guest posts?|casino|viagra|cialis|crypto|bitcoin|forex|payday loans?|rank(?:ing)? (?:on|in) google|first page of google|web ?site traffic|leads? generation|unsubscribe|million dollars?|onlyfans)\b/gi;
const LETTER = /\p{L}/gu;
/** Scripts that the agency's visitors write in. */
const AT_HOME = /[\p{Script=Latin}\p{Script=Bengali}\p{Script=Arabic}\p{Script=Devanagari}]/gu;

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

/** Signs of advertising in a name and a text, one point for each that is weak. */
export function spamPoints(name: string, message: string): number {
  const words = message.replace(ADDRESS, " ");
  const letters = count(words, LETTER);
  const isForeign = letters > 0 && count(words, AT_HOME) < letters / 2;
  return [
    Math.min(3, count(message, LINK)),
    MARKUP.test(message) ? 3 : 0,
    2 * Math.min(2, new Set(message.toLowerCase().match(PHRASES)).size),
    isForeign ? 1 : 0,
    count(name, LINK) > 0 || MARKUP.test(name) ? 3 : 0,
    letters > 0 && name === message ? 1 : 0,
  ].reduce((sum, points) => sum + points);
}

/** Why it is quarantined; empty: it is not. */
export function spamReasonsOf(
  { name, message }: { name: string; message: string },
  { isTooFast, isTrapped }: Pick<FormCheck, "isTooFast" | "isTrapped">,
  isShared: boolean,
): SpamReason[] {
  const found: [boolean, SpamReason][] = [
    [isTrapped, "honeypot"],
    [isTooFast, "too-fast"],
    [isShared, "form-shared"],
    [spamPoints(name, message) >= QUARANTINE, "content"],
  ];
  return found.flatMap(([isSo, reason]) => (isSo ? [reason] : []));
}
