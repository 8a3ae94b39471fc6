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
export function createPasswordHelp({ site, secret }: { site: Site; secret: string }) {
  const limiter = (name: string, tries: number) =>
    createLimiter({ site, secret }, name, { tries, windowMs: HOUR_MS });
  const accounts = limiter("password link for account", LINKS_PER_ACCOUNT);
  const addresses = limiter("password from address", TRIES_PER_ADDRESS);

  /** To an account that was asked for too often nothing goes, and nobody is told. */
  async function sendLink(email: string): Promise<void> {
    try {
      await accounts.take(email.toLowerCase());
    } catch (error) {
      if (error instanceof DomainError && error.code === "too-many-tries") return;
      throw error;
    }
    await site.passwordReset.request(email);
  }

  return {
    /**
     * The same answer, after the same time, whether or not somebody is registered with the email.
     * @throws DomainError "too-many-tries" for the address of the client
     */
    async request(email: string, address: string): Promise<void> {
      await addresses.take(address);
      await Promise.all([sendLink(email), wait(ANSWER_MS)]);
    },

    /** @throws DomainError of `site.passwordReset.reset`, "too-many-tries" */
    async reset(secret: string, password: string, address: string): Promise<void> {
      await addresses.take(address);
      await site.passwordReset.reset(secret, password);
    },
  };
}
