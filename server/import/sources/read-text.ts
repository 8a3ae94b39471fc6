import { createReadStream } from "node:fs";
import { DomainError } from "#server/errors/domain-error.ts";

const CHUNK_BYTES = 128 * 1024;
/** Of a file's beginning its encoding is read. */
const DECLARED = /^<\?xml[^>]{0,200}encoding\s*=\s*["']([\w-]{1,40})["']/;

/**
 * The words of a file, piece by piece: never more of it is in memory.
 * @throws DomainError "import-encoding" where it is not in the encoding that it says
 */
export async function* textOf(file: string, signal?: AbortSignal): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES, signal })) {
      decoder ??= decoderFor(chunk as Buffer);
      yield decoder.decode(chunk as Buffer, { stream: true });
    }
    if (decoder) yield decoder.decode();
  } catch (error) {
    const isUnreadable = error instanceof TypeError || error instanceof RangeError;
    throw isUnreadable ? new DomainError("import-encoding") : error;
  }
}

function decoderFor(first: Buffer): TextDecoder {
  const bom = first.subarray(0, 2).toString("hex");
  if (bom === "fffe") return new TextDecoder("utf-16le", { fatal: true });
  if (bom === "feff") return new TextDecoder("utf-16be", { fatal: true });
  const [, declared = "utf-8"] = first.subarray(0, 300).toString("latin1").match(DECLARED) ?? [];
  // Read as single bytes, so it is not one of those with two.
  const label = /^utf-?16|^ucs/i.test(declared) ? "utf-8" : declared;
  return new TextDecoder(label, { fatal: true });
}
