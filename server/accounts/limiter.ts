import { createHmac } from "node:crypto";
import { DomainError } from "#server/errors/domain-error.ts";
import type { Site } from "#server/site.ts";
import type { Allowance } from "./attempt.ts";

type LimiterDeps = { site: Site; secret: string };

/**
 * How often one address, or one account, may try something.
 * @param name of what is tried: each thing is counted by itself
 */
export function createLimiter({ site, secret }: LimiterDeps, name: string, allowance: Allowance) {
  // The database holds only this hash, never the address of whoever tried.
  const keyOf = (who: string) =>
    createHmac("sha256", secret).update(`${name} ${who}`).digest("base64url");

  return {
    /**
     * @param userId whose account it is about: a new password of theirs clears the count
     * @throws DomainError "too-many-tries" with the whole seconds to wait
     */
    async take(who: string, userId: string | null = null): Promise<void> {
      const retryAfterS = await site.attempt.take(keyOf(who), { ...allowance, userId });
      if (retryAfterS !== null) throw new DomainError("too-many-tries", { retryAfterS });
    },

    /** The try was right after all. */
    giveBack: (who: string): Promise<void> => site.attempt.giveBack(keyOf(who)),

    clear: (who: string): Promise<void> => site.attempt.clear(keyOf(who)),
  };
}

type Limiter = ReturnType<typeof createLimiter>;

export type Try = { limiter: Limiter; who: string; userId?: string | null };

/**
 * Each try counts, in this order, unless the work succeeds; what one of them refuses counts nowhere.
 * @param isWrong whether one that failed counts
 * @throws DomainError "too-many-tries"
 */
export async function withinLimits<T>(
  tries: Try[],
  work: () => Promise<T>,
  isWrong: (error: unknown) => boolean = () => true,
): Promise<T> {
  const taken: Try[] = [];
  const giveBack = async () => {
    for (const { limiter, who } of taken) await limiter.giveBack(who);
  };
  for (const one of tries) {
    try {
      await one.limiter.take(one.who, one.userId);
      taken.push(one);
    } catch (error) {
      await giveBack();
      throw error;
    }
  }
  try {
    const result = await work();
    await giveBack();
    return result;
  } catch (error) {
    if (!isWrong(error)) await giveBack();
    throw error;
  }
}
