/** Who asks, as far as a request tells. */
export type Caller = {
  address: string;
  /** The Cookie header. */
  cookie?: string | undefined;
  userAgent?: string | undefined;
};

/** Of what comes over minutes. */
export type Sender = {
  /** Asked once all of it is there: throws where they may no longer. */
  stillAllowed?: () => Promise<void>;
};

const USER_AGENT_LENGTH = 300;

/** What better-auth is told of them; of their cookies only what is asked for. */
export const headersOf = ({ userAgent = "" }: Caller, cookie?: string): Headers =>
  new Headers({
    "user-agent": userAgent.slice(0, USER_AGENT_LENGTH),
    ...(cookie ? { cookie } : {}),
  });
