/** Who asks, as far as a request tells. */
export type Caller = {
  address: string;
  /** The Cookie header. */
  cookie?: string | undefined;
  userAgent?: string | undefined;
};
