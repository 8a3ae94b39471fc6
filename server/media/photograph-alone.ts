/**
 * A process of its own (`photograph.ts`) that makes the sizes of one photograph, and ends. Writes them into a folder,
 * and a line of JSON (`said` of `photograph.ts`) for what it found, for each of them, and for its end.
 */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { PRIVATE_FILE } from "#server/data-folder/data-folder.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { keepWithinLimits, PHOTOGRAPH } from "./limits-alone.ts";
import { preparePhotograph } from "./photograph-sizes.ts";
import { asStoreFault } from "./store-fault.ts";

const tell = (said: object) => console.log(JSON.stringify(said));

keepWithinLimits(PHOTOGRAPH);
const [folder = "", file = "", kind = ""] = process.argv.slice(2);
try {
  const { make, ...found } = await preparePhotograph(file, kind);
  tell({ found });
  for await (const { name, bytes } of make()) {
    await writeFile(path.join(folder, name), bytes, { mode: PRIVATE_FILE });
    tell({ name });
  }
  tell({ isWhole: true });
} catch (error) {
  const fault = asStoreFault(error);
  if (fault instanceof DomainError) tell({ refusal: fault.code, params: fault.params });
  else tell({ problem: fault instanceof Error ? fault.message : String(fault) });
}
