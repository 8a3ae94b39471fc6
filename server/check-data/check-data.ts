import { readSnapshot } from "#server/db/read-snapshot.server.ts";
import type { Env } from "#server/env.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { OwnerError } from "#server/errors/owner-error.ts";
import { openMediaStorage } from "#server/media/storage.ts";
import { checkDrafts, checkEarlier, checkHeads } from "./check-history.ts";
import { checkHouse } from "./check-house.ts";
import { checkMedia } from "./check-media.ts";
import { checkPeople } from "./check-people.ts";
import { checkPublic } from "./check-public.ts";
import { checkSearch } from "./check-search.ts";
import { checkStaff } from "./check-staff.ts";
import { checkRedirects, checkTargets } from "./check-targets.ts";
import { createFindings, type Findings } from "./findings.ts";

/** A bucket may be away, or its keys be others by now. */
function inWords(error: unknown): never {
  if (!(error instanceof DomainError)) throw error;
  throw new OwnerError(
    "The place where pictures lie does not answer: look at the S3_ variables or at the folder media, then run this again.",
  );
}

type CheckEnv = Pick<Env, "DATA_DIR"> & Partial<Pick<Env, "DATABASE_URL" | "S3">>;

/**
 * Holds all that is stored against its contracts, as it is at one moment, and changes nothing. Some hundred rows are in
 * memory at a time, and of what is wrong some of each kind.
 * @throws DatabaseError where it cannot be read at all
 */
export async function checkData(env: CheckEnv): Promise<Findings> {
  const findings = createFindings();
  const storage = await openMediaStorage(env);
  await readSnapshot(env, async (db) => {
    const checked = { db, findings };
    await checkPublic(checked);
    await checkDrafts(checked);
    await checkHeads(checked);
    await checkEarlier(checked);
    await checkTargets(checked);
    await checkRedirects(checked);
    await checkMedia(checked, storage).catch(inWords);
    await checkPeople(checked);
    await checkStaff(checked);
    await checkHouse(checked);
    await checkSearch(checked);
  });
  return findings;
}
