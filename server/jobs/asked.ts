/** A request, as what counts it sees it. */
export type Asked = {
  method: string;
  /** Path and query. */
  url: string;
  header: (name: string) => string | undefined;
};

/** Machines say who they are. A phone named CUBOT is not a machine. */
const MACHINE =
  /(?<!cu)bot|crawl|spider|slurp|preview|externalhit|monitor|lighthouse|curl|wget|python|http-?client/i;

export function isMachine({ header }: Pick<Asked, "header">): boolean {
  const agent = header("User-Agent") ?? "";
  return agent === "" || MACHINE.test(agent);
}

export const pathOf = ({ url }: Asked): string => url.split("?", 1)[0] ?? "";

/**
 * Somebody opens a page. Requests for data do not count: data may be fetched ahead. Neither does what
 * is fetched ahead, or asked for by a machine.
 */
export function isOpening(asked: Asked): boolean {
  if (asked.method !== "GET" || pathOf(asked).endsWith(".data") || isMachine(asked)) return false;
  const purpose = asked.header("Sec-Purpose") ?? asked.header("Purpose") ?? "";
  return !purpose.includes("prefetch");
}
