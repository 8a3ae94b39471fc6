import { open } from "node:fs/promises";

/** Of a file of age. */
export const FIRST_LINE = "age-encryption.org/v1\n";
/** Of one that is written as text. */
export const ARMORED = "-----BEGIN AGE ENCRYPTED FILE-----";

const TELLING_BYTES = 64;

/** By its first bytes, whatever its name. */
export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(TELLING_BYTES));
    const start = buffer.subarray(0, bytesRead);
    return [FIRST_LINE, ARMORED].some((line) => startsWith(start, line));
  } finally {
    await handle.close();
  }
}

export const startsWith = (bytes: Uint8Array, text: string): boolean =>
  bytes.length >= text.length && String.fromCharCode(...bytes.subarray(0, text.length)) === text;
