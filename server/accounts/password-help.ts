import { setTimeout as wait } from "node:timers/promises";
import { DomainError } from "#server/errors/domain-error.ts";
import type { Site } from "#server/site.ts";
import type { Caller } from "./caller.ts";
import type { KnownDevices } from "./known-device.ts";
import { createLimiter } from "./limiter.ts";
import type { SecondFactors } from "./second-factor.ts";
import type { SignInLimits } from "./sign-in-limits.ts";

const HOUR_MS = 3_600_000;
const LINKS_PER_PAIR = 3;
/**
 * To one mailbox in the hour in which a link works: however many strangers ask, a link that works
 * is in it.
 */
const LINKS_PER_ACCOUNT = 6;
const TRIES_PER_ADDRESS = 20;
/**
 * Longer than the work for an existing account, so that the answer takes equally long for any
 * address.
 */
const ANSWER_MS = 400;

type PasswordHelpDeps = {
  site: Site;
  secret: string;
  devices: KnownDevices;
  signInLimits: SignInLimits;
  secondFactor: Pick<SecondFactors, "find">;
};

/** "Forgot password?": who may ask, and how often. */
export function createPasswordHelp(deps: PasswordHelpDeps) {
  const { site, secret, devices, signInLimits, secondFactor } = deps;
  const limiter = (name: string, tries: number) =>
    createLimiter({ site, secret }, name, { tries, windowMs: HOUR_MS });
  const knownDevices = limiter("password link for known device", LINKS_PER_PAIR);
  const pairs = limiter("password link for account from address", LINKS_PER_PAIR);
  const accounts = limiter("password link for account", LINKS_PER_ACCOUNT);
  const addresses = limiter("password from address", TRIES_PER_ADDRESS);

  type Asker = { account: string; device: string | null; address: string };

  /** An account that was asked for too often gets no mail, and nobody is told. */
  async function sendLink({ account, device, address }: Asker): Promise<void> {
    try {
      if (device) {
        await knownDevices.take(`${device} ${account}`);
      } else {
        await pairs.take(`${address} ${account}`);
        await accounts.take(account);
      }
    } catch (error) {
      if (error instanceof DomainError && error.code === "too-many-tries") return;
      throw error;
    }
    await site.passwordReset.request(account);
  }

  return {
    /**
     * The same answer, after the same time, whether or not somebody is registered with the email.
     * @throws DomainError "too-many-tries" for the address of the client
     */
    async request(email: string, { address, cookie }: Caller): Promise<void> {
      const user = await site.user.findByEmail(email);
      const device = user && devices.recognise(cookie, user._id);
      // Whoever has signed in on this device before is not stopped by others at the same address.
      if (!device) await addresses.take(address);
      const account = email.trim().toLowerCase();
      await Promise.all([sendLink({ account, device, address }), wait(ANSWER_MS)]);
    },

    /**
     * A link that works is no guess, and its device is known from now on; where a code is asked for, once that was
     * right too: whoever reads the mailbox gets no tries of their own.
     * @returns values of Set-Cookie headers
     * @throws DomainError of `site.passwordReset.reset`, "too-many-tries"
     */
    async reset(secret: string, password: string, caller: Caller): Promise<{ cookies: string[] }> {
      if (!(await site.passwordReset.isOpen(secret))) await addresses.take(caller.address);
      const { userId } = await site.passwordReset.reset(secret, password);
      await signInLimits.clearAddress(caller);
      const { isOn } = await secondFactor.find(userId);
      return { cookies: isOn ? [] : [devices.remember(caller.cookie, userId)] };
    },
  };
}
