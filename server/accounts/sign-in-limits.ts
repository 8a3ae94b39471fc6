import type { ErrorCode } from "#contracts/errors.ts";
import { retryAfterOf } from "#contracts/refusals.ts";
import type { User } from "#contracts/user.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import type { Site } from "#server/site.ts";
import type { Caller } from "./caller.ts";
import type { KnownDevices } from "./known-device.ts";
import { createLimiter, type Try, withinLimits } from "./limiter.ts";

const WINDOW_MS = 15 * 60_000;
const TRIES_PER_PAIR = 10;
/** An office shares one address. */
const TRIES_PER_ADDRESS = 50;
/** From everywhere together: so high that a stranger cannot easily lock the owner out. */
const TRIES_PER_ACCOUNT = 100;
const DAY_MS = 24 * 3_600_000;
/** Three of a million codes are right at a time: at this pace guessing one takes decades. */
const CODES_A_DAY = 30;
/** Each is kept for minutes, and every page for signing in asks one. */
const QUESTIONS_PER_ADDRESS = 200;

const GUESSES: readonly ErrorCode[] = [
  ...(["wrong-current-password", "wrong-code", "wrong-recovery-code"] as const),
];
const isWrongGuess = (error: unknown): boolean =>
  error instanceof DomainError && GUESSES.includes(error.code);

type SignInLimitsDeps = { site: Site; secret: string; devices: KnownDevices };

/** How often a password may be guessed. A try counts unless it turns out right. */
export function createSignInLimits({ site, secret, devices }: SignInLimitsDeps) {
  const limiter = (name: string, tries: number) =>
    createLimiter({ site, secret }, name, { tries, windowMs: WINDOW_MS });
  const pairs = limiter("sign in to account from address", TRIES_PER_PAIR);
  const knownDevices = limiter("sign in from known device", TRIES_PER_PAIR);
  const addresses = limiter("sign in from address", TRIES_PER_ADDRESS);
  const accounts = limiter("sign in to account", TRIES_PER_ACCOUNT);
  const registrations = limiter("register from address", TRIES_PER_ADDRESS);
  const passkeys = limiter("passkey from address", TRIES_PER_ADDRESS);
  const questions = limiter("question for passkey from address", QUESTIONS_PER_ADDRESS);
  const sessions = limiter("password of session", TRIES_PER_PAIR);
  const codes = createLimiter({ site, secret }, "code of account", {
    tries: CODES_A_DAY,
    windowMs: DAY_MS,
  });

  async function triesAt(email: string, { address, cookie }: Caller): Promise<Try[]> {
    const account = email.toLowerCase();
    const userId = (await site.user.findByEmail(email))?._id ?? null;
    const device = userId && devices.recognise(cookie, userId);
    // What strangers try is counted elsewhere.
    if (device) return [{ limiter: knownDevices, who: `${device} ${account}`, userId }];
    return [
      { limiter: pairs, who: `${address} ${account}`, userId },
      { limiter: addresses, who: address },
      { limiter: accounts, who: account, userId },
    ];
  }

  /** Each throws DomainError "too-many-tries", or what the work throws. */
  return {
    async signIn<T>(email: string, caller: Caller, work: () => Promise<T>): Promise<T> {
      return withinLimits(await triesAt(email, caller), work);
    },

    /**
     * After the password, which whoever guesses codes knows: a new one clears no count of theirs. Devices that are
     * known are counted each by itself.
     */
    async code<T>({ _id, email }: User, caller: Caller, work: () => Promise<T>): Promise<T> {
      const device = devices.recognise(caller.cookie, _id);
      const who = device ? `${device} ${_id}` : _id;
      return withinLimits(await triesAt(email, caller), () =>
        withinLimits([{ limiter: codes, who }], work).catch((error: unknown) => {
          const isOver = error instanceof DomainError && error.code === "too-many-tries";
          const retryAfterS = isOver ? retryAfterOf(error) : null;
          throw retryAfterS === null ? error : new DomainError("too-many-codes", { retryAfterS });
        }),
      );
    },

    register: <T>({ address }: Caller, work: () => Promise<T>): Promise<T> =>
      withinLimits([{ limiter: registrations, who: address }], work),

    /** Nobody guesses a passkey; asking costs something all the same. */
    passkey: <T>({ address }: Caller, work: () => Promise<T>): Promise<T> =>
      withinLimits([{ limiter: passkeys, who: address }], work),

    /** Counts also when it is answered: a stranger must not fill a table. */
    question: ({ address }: Caller): Promise<void> => questions.take(address),

    /**
     * Whoever is signed in is no stranger: their guesses count for this session only. A right password with another
     * mistake is no guess.
     */
    confirm: <T>(session: { id: string; userId: string }, work: () => Promise<T>): Promise<T> =>
      withinLimits(
        [{ limiter: sessions, who: session.id, userId: session.userId }],
        work,
        isWrongGuess,
      ),

    /** Whoever got in by mail is not stopped by what others tried from the same address. */
    clearAddress: ({ address }: Caller): Promise<void> => addresses.clear(address),
  };
}

export type SignInLimits = ReturnType<typeof createSignInLimits>;
