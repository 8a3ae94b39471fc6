import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const BYTES = 32;

export const makeSecret = (): string => randomBytes(BYTES).toString("hex");

/** What session cookies are signed with: made once, readable by this account only. */
export function readSecret(folder: string): string {
  const file = path.join(folder, "secret");
  try {
    writeFileSync(file, makeSecret(), { flag: "wx", mode: 0o600 });
  } catch (error) {
    const isThere = error instanceof Error && "code" in error && error.code === "EEXIST";
    if (!isThere) throw error;
  }
  return readFileSync(file, "utf8").trim();
}
