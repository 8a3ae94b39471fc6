import { DomainError } from "#server/errors/domain-error.ts";

const RETRY_AFTER_S = 10;

/** Work that is refused when the server stops, and may be asked for again. */
export function createStopping() {
  let stopping = new AbortController();
  const restarting = () => new DomainError("restarting", { retryAfterS: RETRY_AFTER_S });

  /** @throws DomainError "restarting" */
  function refuseIfStopped(signal = stopping.signal): void {
    if (signal.aborted) throw restarting();
  }

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

    refuseIfStopped,

    /** What has not ended when it stops goes on, and nobody waits for it. @throws DomainError "restarting" */
    async unlessStopped<T>(work: Promise<T>): Promise<T> {
      const { signal } = stopping;
      work.catch(() => undefined);
      refuseIfStopped(signal);
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
