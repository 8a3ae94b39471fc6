import { DomainError } from "#server/errors/domain-error.ts";
import type { Site } from "#server/site.ts";
import { createLimiter } from "./limiter.ts";

/** A code holds for its half minute and for the one before and after. */
const HOLDS_MS = 90_000;

/** A code of an app counts once. */
export function createUsedCodes(deps: { site: Site; secret: string }) {
  const limiter = createLimiter(deps, "code", { tries: 1, windowMs: HOLDS_MS });
  return {
    /** @throws DomainError "wrong-code" for one that was used */
    async use(userId: string, code: string): Promise<void> {
      try {
        await limiter.take(`${userId} ${code}`);
      } catch (error) {
        const isUsed = error instanceof DomainError && error.code === "too-many-tries";
        throw isUsed ? new DomainError("wrong-code") : error;
      }
    },
  };
}

export type UsedCodes = ReturnType<typeof createUsedCodes>;
