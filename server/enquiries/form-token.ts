import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** Longer than anybody looks at a form; a page must not be kept in a cache for longer. */
export const FORM_MS = 24 * 3_600_000;
/** Nobody reads and fills in a form faster. */
export const FASTEST_MS = 3000;

type FormToken = {
  /** Whose use is counted. */
  formId: string;
  ageMs: number;
  isTooOld: boolean;
};

/**
 * The time of the start of the process plus the time since then: changing the clock does not
 * change it.
 */
const steadyNow = () => Math.round(performance.timeOrigin + performance.now());

/**
 * What a form carries so that we know that it is ours, and how long it was open: time of issue, an
 * id of its own, and a signature over both. Nothing is stored for a token until it comes back.
 */
export function createFormTokens(secret: string, now: () => number = steadyNow) {
  const key = createHmac("sha256", secret).update("form token").digest();
  const signatureOf = (content: string) => createHmac("sha256", key).update(content).digest();

  return {
    /** @param ageMs how long it has been open already: for one that takes the place of another */
    issue(ageMs = 0): string {
      const issuedAt = (now() - ageMs).toString(36);
      const content = `${issuedAt}.${randomBytes(12).toString("base64url")}`;
      return `${content}.${signatureOf(content).toString("base64url")}`;
    },

    /** @returns null when it is none of ours */
    read(token: string): FormToken | null {
      const [issuedAt = "", formId = "", signature = "", ...rest] = token.split(".");
      const given = Buffer.from(signature, "base64url");
      const right = signatureOf(`${issuedAt}.${formId}`);
      const isOurs = given.length === right.length && timingSafeEqual(given, right);
      if (!isOurs || rest.length > 0) return null;
      const sinceMs = now() - Number.parseInt(issuedAt, 36);
      // Made by a clock that was ahead: we made it, but nobody knows how long it was open.
      const ageMs = sinceMs < 0 ? FASTEST_MS : sinceMs;
      return { formId, ageMs, isTooOld: ageMs > FORM_MS };
    },
  };
}
