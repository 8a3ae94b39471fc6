import { createHash, randomBytes } from "node:crypto";

/** What a link carries that works once; the database keeps its hash. */
export const makeSecret = (): string => randomBytes(32).toString("base64url");

export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");
