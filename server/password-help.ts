import { setTimeout as wait } from "node:timers/promises";
import { DomainError } from "./domain/domain-error.ts";
import type { Site } from "./domain/index.ts";
import { createLimiter } from "./limiter.ts";

const HOUR_MS = 3_600_000;
const LINKS_PER_ACCOUNT = 3;
const TRIES_PER_ADDRESS = 20;
/** Longer than the work for an account that is there: the answer takes as long for any address. */
const ANSWER_MS = 400;

/** "Forgot password?": who may ask, and how often. */
export function createPasswordHelp(site: Site) {
  const accounts = createLimiter({ tries: LINKS_PER_ACCOUNT, windowMs: HOUR_MS });
  const addresses = createLimiter({ tries: TRIES_PER_ADDRESS, windowMs: HOUR_MS });

  const take = (address: string) => {
    const retryAfterS = addresses.take(address);
    if (retryAfterS !== null) throw new DomainError("too-many-tries", { retryAfterS });
  };

  return {
    /**
     * The same answer, after the same time, whether or not somebody is registered with the email.
     * @throws DomainError "too-many-tries" for the address of the client
     */
    async request(email: string, address: string): Promise<void> {
      take(address);
      const mayAsk = accounts.take(email.toLowerCase()) === null;
      const work = mayAsk ? site.passwordReset.request(email) : Promise.resolve();
      await Promise.all([work, wait(ANSWER_MS)]);
    },

    /** @throws DomainError of `site.passwordReset.reset`, "too-many-tries" */
    async reset(secret: string, password: string, address: string): Promise<void> {
      take(address);
      await site.passwordReset.reset(secret, password);
    },
  };
}
