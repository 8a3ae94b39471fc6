import { createHmac, timingSafeEqual } from "node:crypto";

/** From the password to the first byte. */
const PASS_MS = 60_000;

type Asked = { name: string; by: string };

/** Lets somebody who has just typed their password fetch one backup, on whichever node, for a minute. */
export function createDownloadPass(secret: string, now: () => number = Date.now) {
  const key = createHmac("sha256", secret).update("backup download").digest();
  const signatureOf = ({ name, by }: Asked, until: string) =>
    createHmac("sha256", key)
      .update(JSON.stringify([name, by, until]))
      .digest();

  return {
    issue(asked: Asked): string {
      const until = (now() + PASS_MS).toString(36);
      return `${until}.${signatureOf(asked, until).toString("base64url")}`;
    },

    isValid(pass: string, asked: Asked): boolean {
      const [until = "", signature = ""] = pass.split(".");
      const given = Buffer.from(signature, "base64url");
      const right = signatureOf(asked, until);
      const leftMs = Number.parseInt(until, 36) - now();
      // A clock that was set back makes none last longer.
      return (
        given.length === right.length &&
        timingSafeEqual(given, right) &&
        leftMs > 0 &&
        leftMs <= PASS_MS
      );
    },
  };
}
