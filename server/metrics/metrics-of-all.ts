import type { Colleagues } from "#server/workers/colleagues.ts";
import type { Metrics } from "./metrics.ts";
import { gauge, type Metric } from "./metrics-text.ts";

type Reading = Pick<Metrics, "readOwn" | "readSite">;

/**
 * What each worker counts, with its number as a label, and what any of them would find, once. One that does not
 * answer is left out.
 * @returns what reads it
 */
export function metricsOfAll({ readOwn, readSite }: Reading, colleagues: Colleagues) {
  colleagues.onAsked("metrics", readOwn);

  return async (): Promise<Metric[]> => {
    const [own, others, site] = await Promise.all([
      readOwn(),
      colleagues.ask("metrics"),
      readSite(),
    ]);
    const all = [
      { seat: colleagues.seat, metrics: own },
      ...others.map(({ seat, data }) => ({ seat, metrics: (data ?? []) as Metric[] })),
    ].toSorted((one, other) => one.seat - other.seat);
    const byName = new Map<string, Metric>();
    for (const { seat, metrics } of all) {
      for (const metric of metrics) {
        const labelled = metric.samples.map((sample) => ({
          ...sample,
          labels: { ...sample.labels, worker: String(seat) },
        }));
        const samples = [...(byName.get(metric.name)?.samples ?? []), ...labelled];
        byName.set(metric.name, { ...metric, samples });
      }
    }
    return [
      gauge("rihla_workers", "Workers that answered.", all.length),
      ...byName.values(),
      ...site,
    ];
  };
}
