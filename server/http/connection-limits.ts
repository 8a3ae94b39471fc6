const SECOND_MS = 1000;
const MEGABYTE = 1024 * 1024;

/** What a connection may take; raised or lowered nowhere else. */
export const CONNECTION_LIMITS = {
  /** From connecting, or from the first byte of the next request, to the end of its headers. */
  headersMs: 15 * SECOND_MS,
  /** The whole request: the 20 MB of the largest picture at 50 KB a second are seven minutes. */
  requestMs: 15 * 60 * SECOND_MS,
  /** In each of these spans a body that is not complete must bring `bodyBytes`: half a KB a second. */
  bodyMs: 30 * SECOND_MS,
  bodyBytes: 15 * 1024,
  /**
   * Nothing comes and nothing is taken: a reader who has gone, or one who reads a byte at a time. Some
   * large pictures in the queue before one's own take minutes to be made smaller.
   */
  silentMs: 300 * SECOND_MS,
  /** Longer than proxies keep theirs (60 s), so that none sends into a connection that is closing. */
  keepAliveMs: 72 * SECOND_MS,
  /** Requests sent ahead of their answers on one connection; browsers and proxies send none. */
  ahead: 20,
  /** So much may be answered and not taken yet, by all together; looked at so often. */
  unreadBytes: 128 * MEGABYTE,
  unreadMs: 100,
  /** How exactly the first two are kept. */
  checkMs: 2 * SECOND_MS,
  /** From here on those who wait between two requests are let go: about 15 KB of memory each. */
  crowd: 2000,
  /**
   * For the next one, the address that holds the most gives one up: it is turned away itself where that is
   * its own. Behind a proxy all have its.
   */
  most: 6000,
};

export type ConnectionLimits = typeof CONNECTION_LIMITS;
