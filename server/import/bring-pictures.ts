import { setTimeout as wait } from "node:timers/promises";
import { DomainError } from "#server/errors/domain-error.ts";
import { Stopped } from "#server/errors/stopped.ts";
import type { ImportWork } from "./import-work.ts";
import type { Run } from "./run.ts";

/** After so many that it did not give in a row, a host is not asked any more. */
const MOST_FAILED = 10;
/** Somebody else is uploading the same picture. */
const PAUSES_MS = [500, 2000, 8000];

/** Faults of ours: the import stops, and can be gone on with. */
const OURS = new Set(["disk-full", "no-room", "pictures-away", "database-away", "database-held"]);

/** Brings pictures into the library, each once, however often it is asked for. */
export function createBringPictures(run: Run, { library, pictures }: ImportWork) {
  const { id, userId } = run.row;
  const failed = new Map<string, number>();

  async function bring(address: string): Promise<string | null> {
    const host = URL.parse(address)?.host ?? "";
    if ((failed.get(host) ?? 0) >= MOST_FAILED) return gone(address);
    try {
      const { picture, isNew } = await takeIn(address);
      failed.set(host, 0);
      const state = isNew ? "made" : "known";
      await pictures.keep(id, address, { state, mediaId: picture._id, url: picture.url });
      return picture.url;
    } catch (error) {
      if (run.signal.aborted) throw new Stopped();
      if (!(error instanceof DomainError) || OURS.has(error.code)) throw error;
      if (error.code === "restarting") throw new Stopped();
      if (error.code === "picture-not-reached") failed.set(host, (failed.get(host) ?? 0) + 1);
      return gone(address);
    }
  }

  async function takeIn(address: string) {
    for (const pause of PAUSES_MS) {
      try {
        return await unlessStopped(run.signal, library.takeIn(address, { by: userId, asker: id }));
      } catch (error) {
        if (!(error instanceof DomainError) || error.code !== "picture-under-way") throw error;
        await wait(pause, null, { signal: run.signal }).catch(() => null);
      }
    }
    return unlessStopped(run.signal, library.takeIn(address, { by: userId, asker: id }));
  }

  async function gone(address: string): Promise<null> {
    await pictures.keep(id, address, { state: "gone" });
    return null;
  }

  return async (addresses: readonly string[]): Promise<Map<string, string>> => {
    const urls = await pictures.urlsOf(addresses);
    for (const address of addresses) {
      if (urls.has(address)) continue;
      const url = await bring(address);
      if (url) urls.set(address, url);
      await run.breathe();
    }
    return urls;
  };
}

/** A picture may take half a minute: whoever ends the process waits for none. @throws Stopped */
async function unlessStopped<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(new Stopped());
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop);
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
