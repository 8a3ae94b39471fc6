import type { PageCache } from "#server/cache/page-cache.ts";
import type { RequestLanes } from "#server/http/request-lanes.ts";
import type { Library } from "#server/media/library.ts";
import { gauge, type Metric } from "./metrics-text.ts";

export const cacheMetrics = ({ counts }: Pick<PageCache, "counts">): Metric[] => {
  const { hits, misses, pages, bytes } = counts();
  return [
    {
      name: "rihla_page_cache_total",
      help: "Pages asked for by visitors that were given from memory, and that were made first.",
      type: "counter",
      samples: [
        { labels: { result: "hit" }, value: hits },
        { labels: { result: "miss" }, value: misses },
      ],
    },
    gauge("rihla_page_cache_pages", "How many pages are held in memory.", pages),
    gauge("rihla_page_cache_bytes", "How much room they take.", bytes),
  ];
};

type Queues = { lanes: Pick<RequestLanes, "load">; library: Pick<Library, "underWay"> };

export const queueMetrics = ({ lanes, library }: Queues): Metric[] => [
  {
    name: "rihla_requests_in_lanes",
    help: "Requests that are being answered, and that wait for their turn.",
    type: "gauge",
    samples: lanes.load().flatMap(({ name: lane, atWork, waiting }) => [
      { labels: { lane, state: "at_work" }, value: atWork },
      { labels: { lane, state: "waiting" }, value: waiting },
    ]),
  },
  gauge("rihla_uploads", "Uploads that are being made, or wait for it.", library.underWay()),
];
