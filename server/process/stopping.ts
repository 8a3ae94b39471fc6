import { DomainError } from "#server/errors/domain-error.ts";

const RETRY_AFTER_S = 10;

/** What ends when the server stops, and may be asked for again: @throws DomainError "restarting" */
export function createStopping() {
  let stopping = new AbortController();
  const restarting = () => new DomainError("restarting", { retryAfterS: RETRY_AFTER_S });
  return {
    /** Of what begins now. */
    signal: () => stopping.signal,

    /** @returns lets it begin again */
    stop(): () => void {
      stopping.abort(new Error("the server stops"));
      return () => {
        stopping = new AbortController();
      };
    },

    refuseIfStopped(signal = stopping.signal): void {
      if (signal.aborted) throw restarting();
    },

    /** Work that has not ended when it stops goes on, and nobody waits for it. */
    async unlessStopped<T>(work: Promise<T>): Promise<T> {
      const { signal } = stopping;
      work.catch(() => undefined);
      if (signal.aborted) throw restarting();
      const { promise, reject } = Promise.withResolvers<never>();
      const stop = () => reject(restarting());
      signal.addEventListener("abort", stop);
      try {
        return await Promise.race([work, promise]);
      } finally {
        signal.removeEventListener("abort", stop);
      }
    },
  };
}
