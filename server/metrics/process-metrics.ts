import { monitorEventLoopDelay } from "node:perf_hooks";
import { gauge, type Metric } from "./metrics-text.ts";

const RESOLUTION_MS = 20;
const NANOSECONDS = 1e9;

/** Memory, and for how long the one thread kept others waiting since the last look. */
export function processMetrics(): () => Metric[] {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  return () => {
    const { rss, heapUsed, external } = process.memoryUsage();
    const seconds = (nanoseconds: number) =>
      Number.isFinite(nanoseconds) ? nanoseconds / NANOSECONDS : 0;
    const delays = { "0.5": delay.percentile(50), "0.99": delay.percentile(99), "1": delay.max };
    const found: Metric[] = [
      gauge("rihla_process_resident_memory_bytes", "Memory of the process.", rss),
      {
        name: "rihla_process_heap_bytes",
        help: "What JavaScript holds, and what lies beside its heap.",
        type: "gauge",
        samples: [
          { labels: { part: "heap" }, value: heapUsed },
          { labels: { part: "external" }, value: external },
        ],
      },
      {
        name: "rihla_event_loop_delay_seconds",
        help: "Delay of the event loop since the last look, its resolution of 20 ms included.",
        type: "gauge",
        samples: Object.entries(delays).map(([quantile, value]) => ({
          labels: { quantile },
          value: seconds(value),
        })),
      },
      gauge("rihla_process_uptime_seconds", "Since the start.", process.uptime()),
    ];
    delay.reset();
    return found;
  };
}
