import type { Env } from "#server/env.ts";

type SiteAddress = Pick<Env, "PUBLIC_URL">;

export const isHttps = ({ PUBLIC_URL }: SiteAddress): boolean => PUBLIC_URL.startsWith("https:");

/** Over https a browser takes it from this host alone, for all of it: no other name of the domain can set it. */
export const cookiePrefix = (env: SiteAddress): string => (isHttps(env) ? "__Host-rihla" : "rihla");
