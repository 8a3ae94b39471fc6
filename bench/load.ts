import { readFileSync } from "node:fs";
import autocannon from "autocannon";

export const PHONE = { "accept-encoding": "gzip, deflate, br" };

const CONNECTIONS = 32;
/** Of Linux's clock for processes. */
const TICKS_PER_S = 100;

export type Load = {
  perSecond: number;
  p99Ms: number;
  /** What the server's process, and others with it, spent on one answer. */
  cpuUs: number;
};

/** Of the answers; the home page may change in the middle. */
const LEAST_EXPECTED = 0.9;

type Target = {
  url: string;
  pid: number;
  /** Other processes that answer with it. */
  others?: readonly number[];
};

/** As many GETs as 32 connections bring about in so many seconds. @throws when an answer is not the expected one */
export async function load(
  { url, pid, others = [] }: Target,
  address: string,
  { seconds, etag }: { seconds: number; etag?: string },
): Promise<Load> {
  const spent = () => [pid, ...others].reduce((sum, one) => sum + cpuSeconds(one), 0);
  const before = spent();
  const result = await autocannon({
    url: url + address,
    connections: CONNECTIONS,
    duration: seconds,
    headers: etag ? { ...PHONE, "if-none-match": etag } : PHONE,
  });
  const total = result["2xx"] + result["3xx"] + result["4xx"] + result["5xx"];
  const expected = etag ? result["3xx"] : result["2xx"];
  if (total === 0 || expected < total * LEAST_EXPECTED || result.errors > 0) {
    throw new Error(`${address}: ${expected} good answers of ${total}, ${result.errors} errors`);
  }
  const cpuUs = ((spent() - before) / total) * 1_000_000;
  return { perSecond: total / result.duration, p99Ms: result.latency.p99, cpuUs };
}

function cpuSeconds(pid: number): number {
  // The name of the program, in brackets, may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_S;
}
