import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { makeFile } from "#server/data-folder/make-file.ts";
import { readIdentities, readRecipient } from "./age-keys.ts";
import { type AgeStep, decryptWith, encryptFor } from "./age-stream.ts";

const READ_BYTES = 1024 * 1024;

/**
 * @param target is not there yet; it is on the disk when this is done
 * @throws AgeError "no-recipient", "secret-as-recipient", the signal's reason, or what the disk says; then there is
 * no target
 */
export async function encryptFile(
  source: string,
  target: string,
  recipient: string,
  signal: AbortSignal,
): Promise<void> {
  await through(source, target, encryptFor(readRecipient(recipient)), signal);
}

/**
 * @param target is not there yet; it is whole when this is done
 * @param identities AGE-SECRET-KEY-1…, or what `age-keygen` writes
 * @throws AgeError, the signal's reason, or what the disk says; then there is no target
 */
export async function decryptFile(
  source: string,
  target: string,
  identities: string,
  signal: AbortSignal,
): Promise<void> {
  await through(source, target, decryptWith(readIdentities(identities).join("\n")), signal);
}

const through = (source: string, target: string, step: AgeStep, signal: AbortSignal) =>
  makeFile(target, signal, (writing) => {
    const reading = createReadStream(source, { highWaterMark: READ_BYTES });
    return pipeline(reading, step, writing, { signal });
  });
