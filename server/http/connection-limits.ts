const SECOND_MS = 1000;
const MEGABYTE = 1024 * 1024;

/** What a connection may take; raised or lowered nowhere else. */
export const CONNECTION_LIMITS = {
  /** From connecting, or from the first byte of the next request, to the end of its headers. */
  headersMs: 15 * SECOND_MS,
  /**
   * The whole request: the 20 MB of the largest picture at 50 KB a second are seven minutes. The owner's file of a
   * backup may take as long as it comes.
   */
  requestMs: 15 * 60 * SECOND_MS,
  /** In each of these spans a body that is not complete must bring `bodyBytes`: half a KB a second. */
  bodyMs: 30 * SECOND_MS,
  bodyBytes: 15 * 1024,
  /**
   * Nothing arrives and nothing is read: the client has gone, or reads a byte at a time. An upload
   * may wait for minutes while large pictures before it are made smaller.
   */
  silentMs: 300 * SECOND_MS,
  /** Longer than proxies keep theirs (60 s), so that none sends into a connection that is closing. */
  keepAliveMs: 72 * SECOND_MS,
  /** Requests sent ahead of their answers on one connection; browsers and proxies send none. */
  ahead: 20,
  /** So much may be answered and not taken yet, by all together; looked at so often. */
  unreadBytes: 128 * MEGABYTE,
  unreadMs: 100,
  /** How exactly the first is kept. */
  checkMs: 2 * SECOND_MS,
  /**
   * From here on connections that wait between two requests are closed: each takes about 15 KB of
   * memory.
   */
  crowd: 2000,
  /**
   * For one more, the address with the most connections loses one; if that is the address of the
   * new one, the new one is refused. Behind a proxy all have the address of the proxy.
   */
  most: 6000,
  /** So many closed connections may still be ending while others come. */
  closing: 500,
};

export type ConnectionLimits = typeof CONNECTION_LIMITS;

/** A few pictures, for people on slow lines. */
const LEAST_UNREAD = 16 * 1024 * 1024;

/** Of what may be open; the rest is for the database, pictures and other processes. */
const FOR_CONNECTIONS = 0.8;
const FOR_CLOSING = 0.1;

/**
 * Of each of several workers: together they take what one would.
 * @param openFiles the most that the process may have open: where no connection can be opened any more, nobody is
 * left to decide which of them ends
 */
export function limitsOf(
  workers: number,
  openFiles: number = Number.POSITIVE_INFINITY,
): ConnectionLimits {
  const share = (value: number) => Math.ceil(value / workers);
  const { unreadBytes, crowd, closing } = CONNECTION_LIMITS;
  const most = Math.min(share(CONNECTION_LIMITS.most), Math.floor(openFiles * FOR_CONNECTIONS));
  return {
    ...CONNECTION_LIMITS,
    ...{
      unreadBytes: Math.max(LEAST_UNREAD, share(unreadBytes)),
      // Who waits between two requests makes room before anybody is turned away.
      crowd: Math.min(share(crowd), Math.floor(most / 2)),
      most,
      closing: Math.min(closing, Math.floor(openFiles * FOR_CLOSING)),
    },
  };
}
